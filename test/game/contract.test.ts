import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnyEvent, AnyMove } from '../../src/game/contract.ts';
import { botChance } from '../../src/game/drive.ts';
import { GAME_IDS } from '../../src/game/index.ts';
import { printPosition } from '../../src/game/print-position.ts';
import { quickRandom, type Random } from '../../src/game/shared/random.ts';
import { expectEqual } from './expect-equal.ts';
import { hasHands, twinOf } from './hidden.ts';
import { loadGame } from './load-game.ts';
import { botMatch, seatCounts, seatsNear, type Way, waysOf } from './matches.ts';
import { movesByPhase } from './phase-moves.ts';

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value));

const freeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(freeze);
  return value;
};

/** Anything a socket may bring: wrong types, wrong lengths, names of things every object has. */
const garbage = fc.array(
  fc.oneof(
    fc.constantFrom(
      '__proto__',
      'constructor',
      'toString',
      'bid',
      'draw',
      'placeTile',
      'turnTile',
      'placePawn',
      'layTile',
      'choose',
      '',
    ),
    fc.integer({ min: -1, max: 9 }),
    fc.anything(),
  ),
  { maxLength: 5 },
);

for (const id of GAME_IDS) {
  const module = await loadGame(id);
  const { rules, meta } = module;
  const movesIn = movesByPhase(module.phases);
  const WAYS = waysOf(module);
  const [random] = WAYS as [Way];
  const SOME = seatsNear(module, 3);
  /** Plays at random to the end, and sees that every move on the way is legal and that there is an end. */
  const playOut = (state: unknown, chance: Random) => {
    for (let moves = 0; moves < 2000; moves++) {
      const [seat] = rules.seatsToAct(state);
      if (seat === undefined) return expect(rules.outcome(state)).not.toBeNull();
      const legal = rules.legalMoves(state, seat);
      const move = legal[chance.below(legal.length)]!;
      const refusal = rules.refusalOf(state, seat, move);
      if (refusal !== null) throw new Error(`${move} is refused: ${refusal}\n${printPosition(state)}`);
      rules.apply(state, seat, move);
    }
    throw new Error(`a match that was imagined does not end:\n${printPosition(state)}`);
  };

  describe(`${id} keeps the contract`, () => {
    for (const players of seatCounts(module)) {
      it.each(WAYS)(`${players} players, $name: legal to the end`, way => {
        for (let n = 0; n < 2; n++) {
          const match = botMatch(module, players, way, `contract ${n}`);
          const state = rules.setup(match);
          const chance = botChance(match);
          let moves = 0;
          for (;;) {
            const acting = rules.seatsToAct(state);
            if (acting.length === 0) break;
            const asked = rules.asked(state);
            expectEqual(
              acting.filter(seat => !asked.includes(seat)),
              [],
            );
            if (meta.turns === 'one') expectEqual([acting.length, asked], [1, acting]);
            const seat = acting[0]!;
            const legal = rules.legalMoves(state, seat);
            for (let other = 0; other < players; other++) {
              const listed = rules.legalMoves(state, other);
              expectEqual(listed.length > 0, asked.includes(other));
              const refused = (move: AnyMove) => rules.refusalOf(state, other, move) !== null;
              expectEqual(listed.filter(refused), []);
              if (listed.length > 0) continue;
              expectEqual(
                legal.filter(move => !refused(move)),
                [],
              );
            }
            expect(movesIn[rules.phase(state)]).toContain(legal[0]![0]);
            rules.apply(state, seat, match.bots[seat]!(null, seat, legal, chance));
            expectEqual(copy(state), state);
            moves += 1;
            if (moves >= 2000) throw new Error('a match does not end');
          }
          const outcome = rules.outcome(state)!;
          expect(outcome.scores).toHaveLength(players);
          expect(outcome.winners.length).toBeGreaterThan(0);
        }
      });

      it(`${players} players: what a seat sees is a copy of its own, without the hidden part`, () => {
        const match = botMatch(module, players, random, 'view');
        const state = rules.setup(match);
        const chance = botChance(match);
        for (let n = 0; n < 60; n++) {
          const seat = rules.seatsToAct(state)[0];
          if (seat === undefined) break;
          for (const watcher of [seat, (seat + 1) % players, null]) {
            const before = copy(state);
            const view = rules.view(state, watcher);
            expect(view).not.toHaveProperty('secret');
            if (meta.views === 'alike') expectEqual(view, rules.view(state, null));
            expect(JSON.stringify(view)).not.toContain(match.seed);
            expectEqual(rules.view(view, watcher), view);
            expect([rules.seatsToAct(view), rules.phase(view)]).toEqual([
              rules.seatsToAct(state),
              rules.phase(state),
            ]);
            // Whoever does not see a hand learns of none of the moves out of it.
            const [listed, legal] = [rules.legalMoves(view, seat), rules.legalMoves(state, seat)];
            if (watcher === seat || !hasHands(state)) expectEqual(listed, legal);
            else expect([[], legal]).toContainEqual(listed);
            scribble(view);
            expectEqual(state, before);
          }
          const frozen = freeze(copy(state));
          const legal = rules.legalMoves(frozen, seat);
          for (const move of legal) rules.refusalOf(frozen, seat, move);
          rules.apply(state, seat, legal[chance.below(legal.length)]!);
        }
      });
    }

    for (const players of seatCounts(module)) {
      it.each(WAYS)(`${players} players, $name: what somebody hears makes what they see`, way => {
        const match = botMatch(module, players, way, `after ${players}`);
        const state = rules.setup(match);
        const chance = botChance(match);
        const readers = meta.views === 'alike' ? [null] : [...Array(players).keys(), null];
        /** Of each reader, told of everything that was ever heard; the events of the set-up change nothing. */
        const told = new Map(readers.map(reader => [reader, rules.view(state, reader)]));
        const tell = (by: number, events: readonly AnyEvent[]) => {
          for (const reader of readers) {
            let view = told.get(reader);
            for (const event of rules.heard?.(state, reader, by, events) ?? events) {
              view = rules.after(freeze(view), event);
              // Nobody sees who has won before they are told.
              if (event.type !== 'end') expectEqual(rules.outcome(view), null);
            }
            expectEqual(view, rules.view(state, reader));
            told.set(reader, view);
          }
        };
        tell(0, rules.opening(state));
        for (let n = 0; ; n++) {
          const acting = rules.seatsToAct(state);
          const seat = acting[n % Math.max(1, acting.length)];
          if (seat === undefined) break;
          const legal = rules.legalMoves(state, seat);
          tell(seat, rules.apply(state, seat, match.bots[seat]!(null, seat, legal, chance)));
          if (n % 5 === 0 && rules.withdraw?.(state, seat)) tell(seat, []);
        }
      });

      it(`${players} players: a copy is independent, and what a seat imagines fits what it sees`, () => {
        const match = botMatch(module, players, random, `imagine ${players}`);
        const state = rules.setup(match);
        const chance = botChance(match);
        for (let n = 0; ; n++) {
          const [seat] = rules.seatsToAct(state);
          if (seat === undefined) break;
          const before = copy(state);
          const twin = rules.copy(state);
          expectEqual(twin, before);
          if (n % 7 === 0) {
            for (const watcher of [...Array(players).keys(), null]) {
              const view = rules.view(state, watcher);
              const imagined = rules.imagine(view, watcher, chance);
              expectEqual(rules.view(imagined, watcher), view);
              expectEqual(rules.view(state, watcher), view);
              if (watcher === null) continue;
              const legal = rules.legalMoves(imagined, watcher);
              expectEqual(legal, rules.legalMoves(state, watcher));
              expect(legal.filter(move => rules.refusalOf(state, watcher, move) !== null)).toEqual([]);
              if (n % 21 === 0) playOut(imagined, chance);
              expectEqual(rules.view(state, watcher), view);
            }
          }
          const legal = rules.legalMoves(state, seat);
          const move = legal[chance.below(legal.length)]!;
          const events = rules.apply(twin, seat, move);
          scribble(rules.copy(state));
          expectEqual(state, before);
          expectEqual(rules.apply(state, seat, move), events);
          expectEqual(state, twin);
        }
        expect(rules.copy(state)).toEqual(state);
      });
    }

    it('what is imagined differs from time to time, where something is hidden', () => {
      const state = rules.setup(botMatch(module, SOME, random, 'imagined twice'));
      const view = rules.view(state, 0);
      const [one, other] = ['one', 'other'].map(seed => rules.imagine(view, 0, quickRandom(seed)));
      expect(one.secret).not.toEqual(other.secret);
    });

    it.each([...Array(SOME).keys(), null])(
      'the view of seat %s tells nothing of what it must not know',
      watcher => {
        const match = botMatch(module, SOME, random, 'twins');
        const state = rules.setup(match);
        const chance = botChance(match);
        let differed = 0;
        for (let [seat] = rules.seatsToAct(state); seat !== undefined; [seat] = rules.seatsToAct(state)) {
          const twin = twinOf(module, copy(state), watcher);
          if (JSON.stringify({ ...twin.secret, seed: '' }) !== JSON.stringify({ ...state.secret, seed: '' }))
            differed += 1;
          expectEqual(rules.view(twin, watcher), rules.view(state, watcher));
          const legal = rules.legalMoves(state, seat);
          if (seat === watcher || !hasHands(state)) expectEqual(rules.legalMoves(twin, seat), legal);
          const events = rules.apply(state, seat, legal[chance.below(legal.length)]!);
          const heard = (by: unknown) => rules.heard?.(by, watcher, seat as number, events);
          expectEqual(heard(twinOf(module, copy(state), watcher)), heard(state));
        }
        expect(differed).toBeGreaterThan(30);
      },
    );

    it('refuses whatever is no legal move, and never throws', () => {
      const match = botMatch(module, SOME, random, 'garbage');
      const state = rules.setup(match);
      const chance = botChance(match);
      for (let n = 0; n < 40; n++) {
        const [seat] = rules.seatsToAct(state);
        if (seat === undefined) break;
        const legal = rules.legalMoves(state, seat);
        const frozen = freeze(copy(state));
        const isListed = (sender: number, move: unknown) =>
          rules.legalMoves(frozen, sender).some(other => JSON.stringify(other) === JSON.stringify(move));
        fc.assert(
          fc.property(garbage, fc.oneof(fc.constant(seat), fc.integer()), (move, sender) => {
            const refusal = rules.refusalOf(frozen, sender, move as unknown as AnyMove);
            if (isListed(sender, move)) expect(refusal).toBeNull();
            else expect(refusal).toEqual(expect.any(String));
          }),
          { numRuns: 60, seed: n },
        );
        rules.apply(state, seat, legal[chance.below(legal.length)]!);
      }
    });

    it('sets up the same match from the same seed, and another from another', () => {
      const set = (seed: string) => rules.setup({ players: SOME, options: meta.defaults, seed });
      expect(set('one')).toEqual(set('one'));
      expect({ ...set('one'), secret: null }).not.toEqual({ ...set('one'), secret: set('one').secret });
      expect({ ...set('one').secret, seed: '' }).not.toEqual({ ...set('two').secret, seed: '' });
    });

    it('takes its options from unchecked data, or says what is wrong with it', () => {
      expect(meta.parseOptions({})).toEqual({ options: meta.defaults });
      for (const wrong of [null, 7, 'x', [], { nonsense: true }, { __proto__: null, constructor: true }]) {
        expect(meta.parseOptions(wrong)).toEqual({ error: expect.any(String) });
      }
      for (const option of Object.keys(meta.defaults)) {
        expect(meta.parseOptions({ [option]: 'yes' })).toEqual({ error: expect.stringContaining(option) });
      }
    });
  });
}

/** Spoils every list and number of a view, to see that the state does not share them. */
const scribble = (value: unknown): void => {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    if (typeof part === 'object' && part !== null) scribble(part);
    else if (Reflect.getOwnPropertyDescriptor(value, key)?.writable) Reflect.set(value, key, 'spoilt');
  }
};
