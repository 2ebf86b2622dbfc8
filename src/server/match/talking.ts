import type { Seat } from '../../game/shared/seats.ts';
import { KEPT_LINES, type TalkLine } from '../../game/shared/talk-lines.ts';
import { changeTo } from './change.ts';
import { type Command, type Decision, refuse } from './commands.ts';
import { talkOf } from './options.ts';
import { isOwner } from './seats.ts';
import type { StoredMatch } from './stored-match.ts';

type Chat = Extract<Command, { kind: 'chat' }>;

/** A line is kept with the match, among the last ones; the same line sent again is not said twice. */
export const chat = (stored: StoredMatch, { seat, credentials, id, text }: Chat): Decision => {
  const { data } = stored;
  if (!isOwner(data, seat, credentials)) return refuse('credentials');
  if (talkOf(data) !== 'all') return refuse('no-talk');
  const { talk = [] } = data;
  if (talk.some(line => line.seat === seat && line.id === id)) {
    return changeTo(stored, [], { acknowledgement: 'repeated' });
  }
  const said = [...talk, { id, seat, text }].slice(-KEPT_LINES);
  return changeTo({ ...stored, data: { ...data, talk: said } }, [{ kind: 'chat', seat, id, text }]);
};

/** The match once somebody has sat down: does that seat hear what was said at the match before? Only who was there does. */
export const withTalkBefore = (stored: StoredMatch, seat: Seat, wasThere: boolean): StoredMatch => {
  const { before } = stored.control;
  if (before === undefined) return stored;
  const others = before.heard.filter(each => each !== seat);
  const heard = wasThere ? [...others, seat] : others;
  return { ...stored, control: { ...stored.control, before: { ...before, heard } } };
};

/** All that was said, as far as it is for whoever has a seat, or for those who watch. */
export const talkVisibleTo = (
  { data, control: { before } }: StoredMatch,
  seat: Seat | null,
  credentials: string | null,
): readonly TalkLine[] => {
  const { talk = [] } = data;
  const mayRead = seat !== null && before?.heard.includes(seat) === true && isOwner(data, seat, credentials);
  return mayRead ? [...before.lines, ...talk] : talk;
};

type React = Extract<Command, { kind: 'react' }>;

/** Seen by whoever is there, and kept nowhere. */
export const react = (stored: StoredMatch, { seat, credentials, reaction }: React): Decision => {
  if (!isOwner(stored.data, seat, credentials)) return refuse('credentials');
  if (talkOf(stored.data) === 'none') return refuse('no-talk');
  return changeTo(stored, [{ kind: 'reaction', seat, reaction }]);
};
