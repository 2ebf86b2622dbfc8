import type { Seat } from '../../game/shared/seats.ts';
import { TALK_PAGE, type TalkLine } from '../../game/shared/talk-lines.ts';

/** A line, by what no other has. */
export type LineName = Pick<TalkLine, 'seat' | 'id'>;

/**
 * The last lines of what was said at a table, or the last before one of them: as many as a page is told at once.
 * @returns how many lines are before those, too
 */
export const talkPage = (
  talk: readonly TalkLine[],
  before: LineName | null,
): { readonly lines: readonly TalkLine[]; readonly earlier: number } => {
  const end = before === null ? talk.length : talk.findIndex(line => isCalled(line, before));
  let first = end;
  for (let bytes = 0; first > 0; first--) {
    bytes += Buffer.byteLength(JSON.stringify(talk[first - 1]));
    if (bytes > TALK_PAGE) break;
  }
  // A line of before that is kept no more has nothing before it.
  return { lines: end < 0 ? [] : talk.slice(first, end), earlier: Math.max(0, first) };
};

const isCalled = (line: TalkLine, { seat, id }: { readonly seat: Seat; readonly id: string }): boolean =>
  line.seat === seat && line.id === id;
