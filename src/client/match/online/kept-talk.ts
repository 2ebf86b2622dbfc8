import { KEPT_LINES, type TalkLine } from '../../../game/shared/talk.ts';
import type { OnlineSnapshot } from './online-snapshot.ts';

/** What this page knows of the talk at a table, and how much was said before that. */
export type KeptTalk = Pick<OnlineSnapshot, 'talk' | 'talkBefore'>;

/** With the last lines; what came before them this page may know from before it was away. */
export const withLast = ({ talk }: KeptTalk, lines: readonly TalkLine[], earlier = 0): KeptTalk => {
  const from = talk.findIndex(line => isSameLine(line, lines[0]));
  const known = talk.slice(0, Math.max(0, from));
  return { talk: [...known, ...lines], talkBefore: Math.max(0, earlier - known.length) };
};

/** With lines that came before those that are known. */
export const withEarlier = ({ talk }: KeptTalk, lines: readonly TalkLine[], earlier: number): KeptTalk => ({
  talk: [...lines.filter(line => !talk.some(known => isSameLine(known, line))), ...talk],
  talkBefore: earlier,
});

/** With a line that has just been said. */
export const withNew = ({ talk, talkBefore }: KeptTalk, line: TalkLine): KeptTalk => ({
  talk: [...talk, line].slice(-KEPT_LINES),
  talkBefore,
});

const isSameLine = (a: TalkLine, b: TalkLine | undefined): boolean => a.seat === b?.seat && a.id === b.id;
