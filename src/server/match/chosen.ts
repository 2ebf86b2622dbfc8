import { answerOf } from '../../game/shared/beforehand.ts';
import { botPaceOf } from '../../game/shared/bots/bot-pace.ts';
import type { Seat } from '../../game/shared/seats.ts';
import { botAt, playerAt } from './seats.ts';
import { type ServedGame, seatsToAct } from './served-game.ts';
import type { Beforehand, StoredMatch } from './stored-match.ts';

/** By how many times its least the pause before a chosen move may be longer. */
const LONGER = 2;

export const NONE: Beforehand = { choices: [], made: [] };

/** What whoever is to act has chosen for now, or null. */
export const answerNow = (game: ServedGame, { state, data, control }: StoredMatch) => {
  const { rules } = game.module;
  if (control.beforehand === undefined || rules.beforehand === undefined || state === null) return null;
  for (const seat of seatsToAct(game, state)) {
    const { choices } = control.beforehand[seat] ?? NONE;
    const player = playerAt(data, seat);
    if (choices.length === 0 || player === undefined || botAt(player) !== null) continue;
    const move = answerOf(rules.beforehand, rules.view(state.G, seat), seat, choices);
    if (move !== null) return { seat, move };
  }
  return null;
};

/**
 * How long a chosen move waits, in milliseconds, or null where there is none: never less than a bot, and as unevenly as somebody who
 * is there, so that nobody can tell it from that. What it is follows from the secret that the match is dealt from.
 */
export const pauseOfChosen = (
  game: ServedGame,
  match: StoredMatch,
  toAct: readonly Seat[],
  botDelay: number,
): number | null => {
  if (answerNow(game, match) === null) return null;
  const { state, control, id } = match;
  const pace = Math.max(1, botPaceOf(game.module, state!.G, toAct));
  return botDelay * pace * (1 + LONGER * fractionOf(`${id} ${control.seal?.salt} ${state!._stateID}`));
};

/** 0 to 1, as even as FNV-1a makes it. */
const fractionOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
};
