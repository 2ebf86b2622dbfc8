import { describe, expect, it } from 'vitest';
import type { AnyEvent, Outcome } from '../../src/game/contract.ts';
import { botChance } from '../../src/game/drive.ts';
import { GAME_IDS, type GameId, loadReferee } from '../../src/game/index.ts';
import { type MatchRecord, parseRecord } from '../../src/game/record.ts';
import { type MadeMove, replay } from '../../src/game/referee.ts';
import { changesOf, UNSOWN } from './damage.ts';
import { loadGame } from './load-game.ts';
import { botMatch, seatCounts, seatsNear, type Way, waysOf } from './matches.ts';
import { type Fact, factsOf, judge as judgeBy, recordOf as recordIn, withEvents } from './records.ts';

/** Matches at random whose winners share the win, by number of seats and seed. A win of the auction games is never shared. */
const SHARED: Partial<Record<GameId, readonly [players: number, seed: string]>> = {
  kheops: [2, 'shared 25'],
  'ru-ra-re': [3, 'shared 8'],
};

const isWorth = ({ fame, points }: Fact) => (fame ?? points) !== 0;
const onlyOnce = (item: Fact, i: number, items: readonly Fact[]) =>
  items.findIndex(other => other.for === item.for) === i || isWorth(item);

/** Of many places some, from the first to the last: each costs a match that is replayed. */
const spread = <T>(places: readonly T[]): readonly T[] => {
  const step = Math.ceil(places.length / 12);
  return places.filter((_, n) => n % step === 0 || n === places.length - 1);
};

for (const id of GAME_IDS) {
  const [module, referee] = await Promise.all([loadGame(id), loadReferee(id)]);
  const { rules } = module;
  const WAYS = waysOf(module);
  const [random] = WAYS as [Way];
  const FEW = seatsNear(module, 2);
  const SOME = seatsNear(module, 3);

  describe(id, () => {
    const recordOf = (players: number, way: Way, seed: string) => recordIn(module, players, way, seed);
    const judge = (record: MatchRecord, anySeed = false) => judgeBy(module, referee, record, anySeed);

    const momentOf = (fact: Fact | undefined) =>
      fact === undefined ? null : (referee.together?.(fact as AnyEvent) ?? null);
    /** What happens together may be told in any order: what is wrong there may show only at the last of it. */
    const endOfMoment = (facts: readonly Fact[], i: number): number => {
      const moment = momentOf(facts[i]);
      if (moment === null) return i;
      let end = i;
      while (momentOf(facts[end + 1]) === moment) end += 1;
      return end;
    };

    describe('a record that is right', () => {
      it.each(WAYS)('is found right: $name', way => {
        for (const players of seatCounts(module)) expect(judge(recordOf(players, way, 'right 0'))).toBeNull();
      });

      it('may be cut wherever a move ends, and then has no result and no seed', () => {
        const { result, seed, ...whole } = recordOf(SOME, random, 'cut');
        const match = botMatch(module, SOME, random, 'cut');
        const state = rules.setup(match);
        const chance = botChance(match);
        let told = rules.opening(state).length;
        for (let [seat] = rules.seatsToAct(state); seat !== undefined; [seat] = rules.seatsToAct(state)) {
          const cut = { ...whole, events: whole.events.slice(0, told) };
          expect(judge(cut), `cut at ${told}`).toBeNull();
          const unfinished = { event: null, problem: expect.stringContaining('has not ended') };
          expect(judge({ ...cut, result: result! })).toEqual(unfinished);
          expect(judge({ ...cut, seed: seed! }, true)).toEqual({
            event: null,
            problem: expect.stringContaining('"seed" of a match'),
          });
          const move = match.bots[seat]!(null, seat, rules.legalMoves(state, seat), chance);
          told += rules.apply(state, seat, move).length;
        }
        expect(told).toBe(whole.events.length);
      });

      it('names those who share a win in any order', () => {
        const [players, seed] = SHARED[id] ?? [FEW, 'alone'];
        const record = recordOf(players, random, seed);
        const { scores, winners } = record.result!;
        expect(winners.length > 1).toBe(id in SHARED);
        const turned = winners.toReversed();
        const events = factsOf(record).map(fact =>
          fact.winners === undefined ? fact : { ...fact, winners: turned },
        );
        expect(judge({ ...withEvents(record, events), result: { scores, winners: turned } })).toBeNull();
      });

      it('may break off wherever a move ends where one of two resigned, and then has its seed and no result', () => {
        const [two] = seatsNear(module, 2) === 2 ? [2] : [];
        if (two === undefined) return expect(module.meta.seats.min).toBeGreaterThan(2);
        const whole = recordOf(two, random, 'resigned');
        const { result, ...broken } = whole;
        // In a short game another seed may bring the same for long, in one without chance for ever.
        const hasChance = whole.events.length > 50;
        const positions = replay(whole, rules, referee, module.meta.defaults);
        for (let next = positions.next(); !next.done; next = positions.next()) {
          const { events: told } = next.value;
          const cut = { ...broken, events: whole.events.slice(0, told), resigned: 1 };
          if (told === whole.events.length) {
            expect(judge(cut)).toEqual({
              event: null,
              problem: expect.stringContaining('played to its end'),
            });
            continue;
          }
          expect(judge(cut), `cut at ${told}`).toBeNull();
          expect(judge({ ...cut, result: result! })?.problem).toContain('has not ended');
          // The first few tiles may be the same by chance.
          if (hasChance && told > whole.events.length / 2)
            expect(judge({ ...cut, seed: 'another' })?.problem).toContain('seed');
        }
        expect(judge({ ...whole, resigned: 0 })?.problem).toContain('played to its end');
      });

      it('names the moves that were made, and tells what every seat saw', () => {
        const match = botMatch(module, SOME, random, 'moves');
        const record = recordOf(SOME, random, 'moves');
        const { defaults } = module.meta;
        const state = rules.setup(match);
        const chance = botChance(match);
        const positions = replay(record, rules, referee, defaults);
        let [events, made] = [rules.opening(state).length, null as MadeMove | null];
        for (let next = positions.next(); !next.done; next = positions.next()) {
          expect(next.value.events).toBe(events);
          expect(next.value.made).toEqual(made);
          expect(next.value.viewOf(null)).toEqual(rules.view(state, null));
          const [seat] = rules.seatsToAct(state);
          if (seat === undefined) break;
          const move = match.bots[seat]!(null, seat, rules.legalMoves(state, seat), chance);
          events += rules.apply(state, seat, move).length;
          made = { seat, move };
        }
        expect(rules.outcome(state)).not.toBeNull();
      });

      it('may hold keys of its own, and items worth nothing, in any order', () => {
        const record = recordOf(SOME, random, 'keys');
        const events = factsOf(record).map((event, i): Fact => ({ time: i, ...event }));
        for (const event of events) {
          if (event.type !== 'score') continue;
          const nothing = 'points' in event ? { for: 'kings', points: 0 } : { for: 'suns', fame: 0 };
          event.items = [nothing, ...(event.items as Fact[]).toReversed()].filter(onlyOnce);
        }
        expect(judge(withEvents(record, events))).toBeNull();
      });

      it('does not depend on the seed when the seed is of another house', () => {
        const record = { ...recordOf(FEW, random, 'seed'), seed: 'k3x0' };
        expect(judge(record)).toEqual({
          event: expect.any(Number),
          problem: expect.stringContaining('seed'),
        });
        expect(judge(record, true)).toBeNull();
      });
    });

    describe('a record that is wrong', () => {
      it.each(Object.entries(changesOf(id)))('is found wrong where it is, or before: %s', (_name, change) => {
        let changed = 0;
        // Not every match has an event that each change fits.
        for (let n = 0; n === 0 || (changed === 0 && n < 60); n++) {
          for (const way of WAYS) {
            const record = recordOf(SOME, way, `wrong ${n}`);
            const facts = factsOf(record);
            const fits = facts.flatMap((fact, i) => {
              const event = change(fact);
              return event === null ? [] : [{ i, event }];
            });
            for (const { i, event } of spread(fits)) {
              changed += 1;
              const fault = judge(withEvents(record, facts.with(i, event)));
              expect(fault, `${_name} at ${i}`).not.toBeNull();
              expect(fault!.event).not.toBeNull();
              expect(fault!.event!).toBeLessThanOrEqual(endOfMoment(facts, i));
            }
          }
        }
        expect(changed).toBeGreaterThan(0);
      });

      const REARRANGED: Record<string, (events: readonly Fact[], i: number) => readonly Fact[]> = {
        'an event left out': (events, i) => events.toSpliced(i, 1),
        'an event twice': (events, i) => events.toSpliced(i, 0, events[i]!),
        'two events swapped': (events, i) => events.toSpliced(i, 2, events[i + 1]!, events[i]!),
        'cut off': (events, i) => events.slice(0, i),
      };

      it.each(Object.entries(REARRANGED))('is found wrong: %s', (_name, rearrange) => {
        for (const way of WAYS) {
          const record = recordOf(FEW, way, 'rearranged');
          const events = factsOf(record);
          for (const i of spread([...events.keys()].slice(0, -1))) {
            const other = rearrange(events, i);
            if (
              JSON.stringify(other) === JSON.stringify(events) ||
              JSON.stringify(events[i]) === JSON.stringify(events[i + 1])
            )
              continue;
            // What happens together may be told in any order.
            const isOneMoment = endOfMoment(events, i) > i;
            if (isOneMoment && rearrange === REARRANGED['two events swapped']) continue;
            expect(judge(withEvents(record, other)), `${_name} at ${i}`).not.toBeNull();
          }
        }
      });

      const unsown = UNSOWN[id];
      if (unsown !== undefined) {
        it('is found wrong by its seed alone when chance might have brought something else there', () => {
          const record = recordOf(FEW, random, 'unsown');
          const facts = factsOf(record);
          const { at, event, says } = unsown(facts);
          expect(event).not.toEqual(facts[at]);
          expect(judge(withEvents(record, facts.with(at, event)))).toEqual({
            event: at,
            problem: expect.stringContaining(says),
          });
        });
      }

      it('names the result when that is what is wrong', () => {
        const record = recordOf(FEW, random, 'result');
        const { result, ...without } = record;
        const { scores, winners } = result!;
        const others = scores.map((_, seat) => seat).filter(seat => !winners.includes(seat));
        for (const wrong of [
          { scores: scores.map(score => score + 1), winners },
          { scores, winners: [] },
          { scores, winners: others },
          { scores, winners: [...winners, ...others] },
          { winners },
          { scores },
        ]) {
          const fault = judge({ ...record, result: wrong as Outcome });
          expect(fault).toEqual({ event: null, problem: expect.stringContaining('"result" must be') });
        }
        expect(judge(without)?.problem).toContain('"result" is missing');
      });
    });

    describe('a document that is no record', () => {
      const right = recordOf(FEW, random, 'document');
      it.each([
        ['nothing', null, 'JSON object'],
        ['a list', [], 'JSON object'],
        ['another format', { ...right, format: 'match-record/2' }, '"format"'],
        ['no game', { ...right, game: 7 }, '"game"'],
        ['too few names', { ...right, names: ['one'] }, '"names"'],
        ['players as a text', { ...right, players: '2' }, '"players"'],
        ['no options', { ...right, options: null }, '"options"'],
        ['a seed that is no text', { ...right, seed: 7 }, '"seed"'],
        ['no events', { ...right, events: {} }, '"events"'],
        ['an event that is none', { ...right, events: [...right.events.slice(0, 3), 'x'] }, 'event 3'],
        ['a result that is none', { ...right, result: 'won' }, '"result"'],
      ])('%s', (_name, data, problem) => {
        expect(parseRecord(data)).toEqual({ error: expect.stringContaining(problem) });
      });
    });
  });
}
