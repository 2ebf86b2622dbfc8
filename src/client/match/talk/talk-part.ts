import { optionalPart } from '../../ui/hooks/loaded-part.tsx';

/** The same for a table that waits for others. */
export const TalkInRoomPart = optionalPart(async () => (await import('./talk-in-room.tsx')).TalkInRoom);

/** Talk is fetched when the table is there and somebody sits at it to talk with. */
export const TalkPart = optionalPart(async () => (await import('./talk.tsx')).Talk);
