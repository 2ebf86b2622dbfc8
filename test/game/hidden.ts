import type { GameModule } from '../../src/game/index.ts';
import type { State as Kheops } from '../../src/game/kheops/table.ts';
import { DECK_SIZE } from '../../src/game/ru-ra-re/cards.ts';
import { piecesFor } from '../../src/game/ru-ra-re/pieces.ts';
import type { State as RuRaRe } from '../../src/game/ru-ra-re/table.ts';
import { quickRandom } from '../../src/game/shared/random.ts';
import type { Seat } from '../../src/game/shared/seats.ts';

/** A state of any game: what nobody, or only one seat, may see lies in its secret. */
// biome-ignore lint/suspicious/noExplicitAny: states of different games have nothing else in common
type AnyState = { readonly secret: any };
/** Another state that a watcher (null: a spectator) must not be able to tell from the given one. */
type Twin = <State extends AnyState>(state: State, watcher: Seat | null) => State;

const another = { seed: 'another seed' };

const withBagReversed: Twin = state => ({
  ...state,
  secret: { ...state.secret, bag: [...state.secret.bag].reverse().join(''), ...another },
});

/** Whatever the watcher does not hold itself is dealt anew: hands and stock change places, back to front. */
const withHandsDealtAnew: Twin = (state, watcher) => {
  const { hands, stock } = state.secret as Kheops['secret'];
  const unseen = [...hands.filter((_, seat) => seat !== watcher).flat(), ...stock].reverse();
  const deal = (tiles: readonly number[]) => unseen.splice(0, tiles.length);
  return {
    ...state,
    secret: {
      hands: hands.map((hand, seat) => (seat === watcher ? hand : deal(hand))),
      stock: deal(stock),
      ...another,
    },
  };
};

/** Pile and box change places and order, save what everybody saw go into the box, and all the others who have chosen have chosen another row that holds cards. */
const withOtherChoices: Twin = (state, watcher) => {
  const { pile, box, choices } = state.secret as RuRaRe['secret'];
  const { rows, lastRound, displays } = state as unknown as RuRaRe;
  const hidden = lastRound ? box.length : DECK_SIZE - piecesFor(displays.length).inPlay;
  const unseen = [...box.slice(0, hidden), ...pile].reverse();
  const another = (row: number): number =>
    [...rows.keys()].map(i => ((row + i) % rows.length) + 1).find(other => rows[other - 1]!.length > 0)!;
  return {
    ...state,
    secret: {
      ...state.secret,
      pile: unseen.splice(0, pile.length),
      box: [...unseen, ...box.slice(hidden)],
      choices: choices.map((row, seat) => (row === null || seat === watcher ? row : another(row))),
      seed: 'another seed',
    },
  };
};

const TWINS: Readonly<Record<string, Twin>> = {
  'priests-of-ra': withBagReversed,
  ra: withBagReversed,
  kheops: withHandsDealtAnew,
  'ru-ra-re': withOtherChoices,
};

/**
 * A twin by hand where somebody thought of one; for a game without, what its own rules imagine, which does not show what
 * a view tells by mistake.
 */
export const twinOf = ({ meta, rules }: GameModule, state: AnyState, watcher: Seat | null): AnyState =>
  TWINS[meta.id]?.(state, watcher) ??
  rules.imagine(rules.view(state, watcher), watcher, quickRandom(JSON.stringify(state)));

/** Games in which a seat holds something that the others do not see. */
export const hasHands = (state: AnyState): boolean => 'hands' in state.secret;
