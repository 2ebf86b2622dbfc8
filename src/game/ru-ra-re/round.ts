import { at, type Seat } from '../shared/seats.ts';
import { ask } from './asking.ts';
import type { BoxShuffle } from './box.ts';
import { cardsOf, leaves, sizeOf } from './cards.ts';
import type { RuRaReEvent } from './events.ts';
import { ENOUGH, ROW_LENGTH } from './numbers.ts';
import { scoreDisplays, sumOf, winnersOf } from './score.ts';
import type { State } from './table.ts';

/** A round is over: scored is the last one, and the first after which somebody has enough cards; otherwise rows are refilled. */
export const endRound = (state: State, nothing: readonly Seat[], events: RuRaReEvent[]): void => {
  events.push({ type: 'round-end', round: state.round, nothing });
  ask(state, []);
  const isScored =
    state.lastRound || (!state.scored && state.displays.some(display => sizeOf(display) >= ENOUGH));
  state.step = { kind: isScored ? 'scoring' : 'refill' };
};

/** The first scoring uses cards up, and play goes on; the second ends the match. */
export const scoreCards = (state: State, events: RuRaReEvent[]): void => {
  if (state.lastRound) {
    score(state, 2, events);
    const { totals } = state;
    const end = { scores: [...totals], winners: winnersOf(totals) };
    events.push({ type: 'end', ...end });
    state.step = { kind: 'over', ...end };
  } else {
    score(state, 1, events);
    discard(state, events);
    state.scored = true;
    state.step = { kind: 'refill' };
  }
};

const score = (state: State, scoring: 1 | 2, events: RuRaReEvent[]): void => {
  for (const [player, items] of scoreDisplays(state.displays).entries()) {
    const points = sumOf(items);
    const total = at(state.totals, player) + points;
    state.totals[player] = total;
    events.push({ type: 'score', scoring, player, items, points, total });
  }
};

/** What the first scoring uses up goes to the box. */
const discard = ({ displays, secret }: State, events: RuRaReEvent[]): void => {
  for (const [player, display] of displays.entries()) {
    const cards = cardsOf(display).filter(leaves);
    if (cards.length === 0) continue;
    for (const card of cards) display[card] = 0;
    secret.box.push(...cards);
    events.push({ type: 'discard', player, cards });
  }
};

/**
 * Row 1 first, the new cards outermost; when that uses up the pile the next round is the last. Then all choose again.
 * @param shuffleBox the chance of a match after its set-up: into what order the box comes for the last round
 */
export const refillBy =
  (shuffleBox: BoxShuffle) =>
  (state: State, events: RuRaReEvent[]): void => {
    const { rows, secret } = state;
    let reshuffled = false;
    for (const row of rows) {
      while (row.length < ROW_LENGTH) {
        if (secret.pile.length === 0 && !reshuffled) {
          reshuffled = true;
          secret.box.splice(0, secret.box.length, ...shuffleBox(secret.box, secret.seed));
        }
        const card = (reshuffled ? secret.box : secret.pile).pop();
        if (card === undefined) break;
        row.push(card);
      }
    }
    state.pile = secret.pile.length;
    state.lastRound = secret.pile.length === 0;
    events.push({ type: 'refill', rows: rows.map(row => [...row]), reshuffled });
    state.round += 1;
    state.throw = 1;
    ask(
      state,
      state.displays.map((_, seat) => seat),
    );
    state.step = { kind: 'choose' };
  };
