import { choicesMade } from '../../game/shared/beforehand.ts';
import type { Seat } from '../../game/shared/seats.ts';
import { changeTo } from './change.ts';
import { answerNow, NONE } from './chosen.ts';
import { type Command, type Decision, isRefusal, refuse } from './commands.ts';
import { sameSecret } from './credentials.ts';
import type { Now } from './deadlines.ts';
import { act, moved } from './moves.ts';
import { botAt, hasResigned, isOver, playerAt } from './seats.ts';
import type { ServedGame } from './served-game.ts';
import type { Beforehand, Control, StoredMatch } from './stored-match.ts';

/** Of so many moves that were made as chosen a seat's owner is told. */
const MADE = 50;

/** Keeps what a seat has chosen, in the place of whatever it had. Nobody else learns even that something was chosen. */
export const choose = (
  { module: { rules } }: ServedGame,
  stored: StoredMatch,
  { seat, credentials, stateID, choices }: Extract<Command, { kind: 'choose' }>,
): Decision => {
  const player = playerAt(stored.data, seat);
  if (!sameSecret(credentials, player?.credentials)) return refuse('credentials');
  const { state, control } = stored;
  if (state === null) return refuse('not-started');
  if (isOver(stored.data)) return refuse('match-over');
  if (hasResigned(player!)) return refuse('resigned');
  if (stateID !== state._stateID) return refuse('stale');
  const kept = rules.beforehand && choicesMade(rules.beforehand, rules.view(state.G, seat), seat, choices);
  if (!kept) return refuse('no-such-choice');
  const { made } = control.beforehand?.[seat] ?? NONE;
  return changeTo(withOwn(stored, seat, { choices: kept, made }), []);
};

/** The move that whoever is to act has chosen, as any of a person's; where the rules refuse it, all they chose is withdrawn. */
export const makeChosen = (game: ServedGame, stored: StoredMatch, now: Now): Decision => {
  const { chosen } = stored.control.deadlines;
  const next = chosen === undefined || chosen > now.at ? null : answerNow(game, stored);
  if (next === null) return changeTo(stored, []);
  const { seat, move } = next;
  const own = stored.control.beforehand![seat]!;
  const made = act(game, stored, seat, move, 'person', now);
  if (isRefusal(made)) return changeTo(withOwn(stored, seat, withWithdrawn(game, own, [])), []);
  const { untouched: _, ...control } = made.match.control;
  const told = { choices: own.choices, made: [stored.state!._stateID, ...own.made].slice(0, MADE) };
  return moved(withOwn({ ...made.match, control }, seat, told), made.log);
};

const withOwn = (match: StoredMatch, seat: Seat, own: Beforehand): StoredMatch => ({
  ...match,
  control: { ...match.control, beforehand: { ...match.control.beforehand, [seat]: own } },
});

/**
 * A match without the choices that did not foresee what has happened, nor those of seats that a bot plays now; a move that was taken
 * back nobody foresaw.
 */
export const withoutUnforeseen = (game: ServedGame, before: StoredMatch, match: StoredMatch): StoredMatch => {
  const { beforehand } = match.control;
  if (beforehand === undefined || (match.state === before.state && match.data === before.data)) return match;
  const isBack = (match.control.undos ?? null) !== (before.control.undos ?? null);
  let left = beforehand;
  for (const [key, own] of Object.entries(beforehand)) {
    const seat = Number(key);
    const isPlaying = isPlayedByPerson(match, seat);
    const choices =
      isBack || !isPlaying ? [] : own.choices.filter(made => isForeseen(game, match, seat, made));
    if (choices.length === own.choices.length) continue;
    // What a chosen move itself has left behind was foreseen.
    const isUnforeseen = isPlaying && before.control.beforehand?.[seat]?.made === own.made;
    left = { ...left, [seat]: isUnforeseen ? withWithdrawn(game, own, choices) : { ...own, choices } };
  }
  if (left === beforehand) return match;
  const control: Control = { ...match.control, beforehand: left };
  return { ...match, control };
};

/** With these left of what was chosen: how many are not is noted for an owner who counted on them for their next turn. */
const withWithdrawn = (
  { module: { rules } }: ServedGame,
  own: Beforehand,
  choices: Beforehand['choices'],
): Beforehand =>
  rules.beforehand?.isForOneTurn === true
    ? { ...own, choices, withdrawn: (own.withdrawn ?? 0) + own.choices.length - choices.length }
    : { ...own, choices };

const isPlayedByPerson = ({ data }: StoredMatch, seat: Seat): boolean => {
  const player = playerAt(data, seat);
  return !isOver(data) && player !== undefined && botAt(player) === null;
};

const isForeseen = (
  { module: { rules } }: ServedGame,
  { state }: StoredMatch,
  seat: Seat,
  { choice, sight }: Beforehand['choices'][number],
): boolean =>
  state !== null && rules.beforehand?.holds(rules.view(state.G, seat), seat, choice, sight) === true;
