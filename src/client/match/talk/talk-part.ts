import { loadedPart } from '../../ui/hooks/loaded-part.tsx';

/** The same for a table that waits for others. */
export const TalkInRoomPart = loadedPart(async () => (await import('./talk-in-room.tsx')).TalkInRoom);

/** Talk is fetched when the table is there and somebody sits at it to talk with. */
export const TalkPart = loadedPart(async () => (await import('./talk.tsx')).Talk);
