import { describe, expect, it } from 'vitest';
import { afterMove } from '../../../src/game/kheops/after-move.ts';
import { copy } from '../../../src/game/kheops/copy.ts';
import { imagine } from '../../../src/game/kheops/imagine.ts';
import { kheops } from '../../../src/game/kheops/rules.ts';
import { TILES } from '../../../src/game/kheops/tiles.ts';
import { quickRandom, type Random } from '../../../src/game/shared/random.ts';
import { walk } from './walk.ts';

const MATCHES = 8;
const ids = TILES.map(({ id }) => id);

/** Every object within, itself included. */
const partsOf = (whole: unknown): object[] =>
  typeof whole === 'object' && whole !== null ? [whole, ...Object.values(whole).flatMap(partsOf)] : [];

describe('a copy', () => {
  it('is the same and shares nothing', () => {
    walk('copies', state => {
      const copied = copy(state);
      expect(copied).toEqual(state);
      const parts = new Set(partsOf(state));
      expect(partsOf(copied).filter(part => parts.has(part))).toEqual([]);
    });
  });

  it('goes on as the state itself does, which stays as it was', () => {
    for (let n = 0; n < MATCHES; n++) {
      walk(`copied ${n}`, (state, seat, move) => {
        const [before, copied, original] = [structuredClone(state), copy(state), structuredClone(state)];
        expect(kheops.apply(copied, seat, move)).toEqual(kheops.apply(original, seat, move));
        expect(copied).toEqual(original);
        expect(state).toEqual(before);
      });
    }
  });
});

it('a thought of a move is what the rules make of it, and what it came from stays as it was', () => {
  for (let n = 0; n < MATCHES; n++) {
    walk(`thoughts ${n}`, (state, seat, move) => {
      const [before, original] = [structuredClone(state), structuredClone(state)];
      kheops.apply(original, seat, move);
      expect(afterMove(state, seat, move)).toEqual(original);
      expect(state).toEqual(before);
    });
  }
});

describe('an imagined match [K-03]', () => {
  it.each([0, 1, null])(
    'looks to seat %j like the one it was imagined from, and holds every tile once',
    seat => {
      const random = quickRandom(`imagined by ${seat}`);
      walk('imagined', state => {
        const view = kheops.view(state, seat);
        const before = structuredClone(view);
        const match = imagine(view, seat, random);
        expect(JSON.stringify(kheops.view(match, seat))).toBe(JSON.stringify(view));
        expect(view).toEqual(before);
        const { hands, stock } = match.secret;
        const tiles = [...Object.values(match.pyramid).map(({ tile }) => tile), ...hands.flat(), ...stock];
        expect(tiles.toSorted((a, b) => a - b)).toEqual(ids);
        expect(hands.map(hand => hand.length)).toEqual(state.handSizes);
        expect(stock).toHaveLength(state.stock);
      });
    },
  );

  it('shares nothing with the view', () => {
    walk('apart', (state, seat) => {
      const view = kheops.view(state, seat);
      const parts = new Set(partsOf(view));
      expect(partsOf(imagine(view, seat, quickRandom('apart'))).filter(part => parts.has(part))).toEqual([]);
    });
  });

  it('can be played on to its end, by legal moves alone', () => {
    walk(
      'played on',
      (state, seat) => {
        const random = quickRandom(`from ${state.stock}`);
        const match = imagine(kheops.view(state, seat), seat, random);
        for (let [next] = kheops.seatsToAct(match); next !== undefined; [next] = kheops.seatsToAct(match)) {
          const legal = kheops.legalMoves(match, next);
          for (const move of legal) expect(kheops.refusalOf(match, next, move)).toBeNull();
          kheops.apply(match, next, legal[random.below(legal.length)]!);
        }
        expect(kheops.outcome(match)).not.toBeNull();
      },
      12,
    );
  });

  it('of the hidden part nothing is known: each unseen tile may be in the other hand, in the stock, and on its top', () => {
    const state = kheops.setup({ players: 2, options: { white: 0, strictClosure: false }, seed: 'anything' });
    const random = quickRandom('anything');
    const view = kheops.view(state, 0);
    const unseen = [...state.secret.hands[1]!, ...state.secret.stock].toSorted((a, b) => a - b);
    const found = { hand: new Set<number>(), stock: new Set<number>(), top: new Set<number>() };
    for (let n = 0; n < 400; n++) {
      const { hands, stock } = imagine(view, 0, random).secret;
      expect(hands[0]).toEqual(state.secret.hands[0]);
      for (const tile of hands[1]!) found.hand.add(tile);
      for (const tile of stock) found.stock.add(tile);
      found.top.add(stock.at(-1)!);
    }
    for (const tiles of Object.values(found)) expect([...tiles].toSorted((a, b) => a - b)).toEqual(unseen);
  });

  it('to a spectator either hand is anything; the same chance gives the same match, whatever was dealt', () => {
    const setup = kheops.setup({ players: 2, options: { white: 0, strictClosure: false }, seed: 'dealt' });
    const twin = copy(setup);
    const [mine, theirs] = twin.secret.hands;
    [mine![0], theirs![0], twin.secret.stock[0]] = [theirs![0]!, twin.secret.stock[0]!, mine![0]!];
    const imagined = [setup, twin].map(state =>
      imagine(kheops.view(state, null), null, quickRandom('the same')),
    );
    expect(imagined[1]).toEqual(imagined[0]);
    const last: Random = { below: n => n - 1 };
    expect(imagine(kheops.view(setup, null), null, last).secret.hands).not.toEqual(setup.secret.hands);
  });
});
