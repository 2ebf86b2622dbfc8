import type { Random } from '../../../src/game/shared/random.ts';
import type { Command } from '../../../src/server/match/commands.ts';
import type { Matches } from '../../../src/server/match/matches.ts';
import type { StoredMatch } from '../../../src/server/match/stored-match.ts';
import { secretOf } from './decisions.ts';
import { PLAYERS } from './two-owners.ts';

/**
 * A command as somebody might send it to a table that waits, in sight of what is stored or was a moment ago. Seat 0 is
 * never left and the last one never taken, so that the table goes on waiting.
 * @param n a number of its own, by which whoever sits down is told from everybody else
 */
export const commandAtWaiting = (
  _owner: Matches,
  { data }: StoredMatch,
  n: number,
  random: Random,
): Command => {
  const seat = 1 + random.below(PLAYERS - 1);
  // One of two people, so that some sit where another sits, and some leave a seat that is not theirs.
  const credentials = `secret ${random.below(2)}`;
  const isFree = (data.players[seat]?.credentials ?? null) === null;
  if (isFree || random.below(4) === 0) return { kind: 'sit', seat, name: `Person ${n}`, credentials };
  return random.below(2) === 0
    ? { kind: 'leave', seat, credentials }
    : { kind: 'rename', seat, name: `Person ${n}`, credentials };
};

/** The same at a match that has begun. */
export const commandInMatch = (owner: Matches, match: StoredMatch, n: number, random: Random): Command => {
  const seat = random.below(Object.keys(match.data.players).length);
  const own = { seat, credentials: secretOf(seat) };
  const kind = random.below(26);
  if (kind === 0) return { kind: 'rename', name: `Person ${n}`, ...own };
  if (kind === 1) return { kind: 'leave', ...own };
  if (kind <= 3) return { kind: 'return', ...own };
  if (kind === 4) return { kind: 'stand-in' };
  if (kind === 5) return { kind: 'time-up' };
  // There is little else to be done once a match is over.
  const isOver = match.data.gameover !== undefined;
  if (kind === 6 || (isOver && kind > 11)) {
    const instead = random.below(2) === 0 ? null : (match.data.nextMatchID ?? null);
    return { kind: 'rematch', next: `next-${n}`, instead };
  }
  if (kind === 7) return { kind: 'chat', id: `chat-${n}`, text: 'hello', ...own };
  if (kind === 8) return { kind: 'presence' };
  if (kind === 9) return { kind: 'reconcile' };
  const { G, _stateID } = match.state!;
  if (kind === 24) return { kind: 'undo', stateID: _stateID, id: `undo-id-${n}`, ...own };
  if (kind === 25) return { kind: 'undo-answer', stateID: _stateID, agree: random.below(3) > 0, ...own };
  const { rules } = owner.game(match.data.gameName)!.module;
  if (kind <= 11) {
    const moves = rules.seatsToAct(G).map(each => ({ seat: each, move: rules.legalMoves(G, each)[0]! }));
    return { kind: 'bot-moves', version: match.version, moves };
  }
  const asked = rules.asked(G);
  const mover = asked[random.below(asked.length)] ?? seat;
  const legal = rules.legalMoves(G, mover);
  return {
    kind: 'move',
    seat: mover,
    credentials: secretOf(mover),
    move: legal[random.below(legal.length)] ?? ['draw'],
    stateID: _stateID,
    id: `move-id-${n}`,
  };
};
