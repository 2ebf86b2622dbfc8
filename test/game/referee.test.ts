import { describe, expect, it } from 'vitest';
import { playOnRules } from '../../src/game/drive.ts';
import { GAME_IDS, type GameId, loadGame, loadReferee } from '../../src/game/index.ts';
import { buildRecord, type MatchRecord, parseRecord } from '../../src/game/record.ts';
import { faultOf } from '../../src/game/referee.ts';
import { botMatch, WAYS } from './matches.ts';

type Fact = Record<string, unknown>;
const onlyOnce = (item: unknown, i: number, items: Fact[]) =>
  items.findIndex(other => other.for === (item as Fact).for) === i || (item as Fact).fame !== 0;

/** Changes to what only one game records. */
const OWN_CHANGES: Readonly<Record<GameId, Record<string, (event: Fact) => Fact | null>>> = {
  'priests-of-ra': {
    'more ankhs': event => (typeof event.ankhs === 'number' ? { ...event, ankhs: event.ankhs + 1 } : null),
    'more plagues': event =>
      typeof event.plagues === 'number' ? { ...event, plagues: event.plagues + 1 } : null,
    'another flip': event => ('to' in event ? { ...event, to: event.from } : null),
    'a flip of nothing': event => ('from' in event ? { ...event, from: 'priest' } : null),
  },
  ra: {
    'more lost': event => (Array.isArray(event.lost) ? { ...event, lost: [...event.lost, 'nile'] } : null),
    'another tile taken': event => ('takes' in event ? { ...event, takes: 'god' } : null),
  },
};

for (const id of GAME_IDS) {
  const [module, referee] = await Promise.all([loadGame(id), loadReferee(id)]);
  describe(id, () => {
    const recordOf = (players: number, way: (typeof WAYS)[number], seed: string): MatchRecord => {
      const match = botMatch(module, players, way, seed);
      return JSON.parse(
        JSON.stringify(
          buildRecord({
            game: id,
            names: Array.from({ length: players }, (_, seat) => `player ${seat}`),
            defaults: module.meta.defaults,
            ...match,
            ...playOnRules(module, match),
          }),
        ),
      );
    };

    const judge = (record: MatchRecord, anySeed = false) => {
      const parsed = module.meta.parseOptions(record.options);
      if ('error' in parsed) throw new Error(parsed.error);
      return faultOf(record, module.rules, referee, parsed.options, anySeed);
    };

    const withEvents = (record: MatchRecord, events: Fact[]): MatchRecord => ({
      ...record,
      events: events as never,
    });

    describe('a record that is right', () => {
      it.each(WAYS)('is found right: $name', way => {
        for (const players of [2, 3, 4, 5])
          for (let n = 0; n < 5; n++) expect(judge(recordOf(players, way, `right ${n}`))).toBeNull();
      });

      it('may be cut where the match stands, and then has no result', () => {
        const { result: _, seed: __, ...whole } = recordOf(3, WAYS[0], 'cut');
        const cut =
          whole.events.findIndex(
            (event, i) =>
              i > 60 &&
              event.type === 'sold' &&
              !['flip', 'disaster', 'epoch-end'].includes(whole.events[i + 1]!.type),
          ) + 1;
        expect(judge({ ...whole, events: whole.events.slice(0, cut) })).toBeNull();
        expect(
          judge({
            ...whole,
            events: whole.events.slice(0, cut),
            result: { scores: [1, 2, 3], winners: [2] },
          }),
        ).toEqual({
          event: null,
          problem: expect.stringContaining('has not ended'),
        });
        expect(judge({ ...whole, events: whole.events.slice(0, cut), seed: 'cut' })).toEqual({
          event: null,
          problem: expect.stringContaining('"seed" of a match'),
        });
      });

      it('may hold keys of its own, and items worth nothing, in any order', () => {
        const record = recordOf(3, WAYS[0], 'keys');
        const events = (record.events as unknown as Fact[]).map((event, i) => ({ time: i, ...event }));
        for (const event of events as Fact[]) {
          if (event.type === 'score')
            event.items = [{ for: 'suns', fame: 0 }, ...(event.items as Fact[]).toReversed()].filter(
              onlyOnce,
            );
        }
        expect(judge(withEvents(record, events))).toBeNull();
      });

      it('does not depend on the seed when the seed is of another house', () => {
        const record = { ...recordOf(2, WAYS[0], 'seed'), seed: 'k3x0' };
        expect(judge(record)).toEqual({
          event: expect.any(Number),
          problem: expect.stringContaining('seed'),
        });
        expect(judge(record, true)).toBeNull();
      });
    });

    describe('a record that is wrong', () => {
      /** Each change makes a right record wrong, whatever event it is done to; null when it does not fit the event. */
      const CHANGES: Record<string, (event: Fact) => Fact | null> = {
        'another type': event => ({ ...event, type: event.type === 'epoch-start' ? 'pass' : 'epoch-start' }),
        'a type nobody knows': event => ({ ...event, type: 'nonsense' }),
        'another player': event =>
          typeof event.player === 'number' ? { ...event, player: event.player + 1 } : null,
        'a player who is none': event => ('player' in event ? { ...event, player: 'x' } : null),
        'no player': ({ player, ...event }) => (player === undefined ? null : event),
        'another tile': event =>
          'tile' in event ? { ...event, tile: event.tile === 'ra' ? 'plague' : 'ra' } : null,
        'a tile nobody knows': event => ('tile' in event ? { ...event, tile: '__proto__' } : null),
        'a sun that nobody has': event => (typeof event.sun === 'number' ? { ...event, sun: 17 } : null),
        'another sun taken': event =>
          typeof event.took === 'number' ? { ...event, took: event.took + 1 } : null,
        'another lot': event =>
          Array.isArray(event.tiles) ? { ...event, tiles: [...event.tiles, 'priest'] } : null,
        'another kind of auction': event =>
          'kind' in event ? { ...event, kind: event.kind === 'ra-tile' ? 'voluntary' : 'ra-tile' } : null,
        'another epoch': event =>
          typeof event.epoch === 'number' ? { ...event, epoch: event.epoch + 1 } : null,
        'another reason': event =>
          'reason' in event
            ? { ...event, reason: event.reason === 'ra-track' ? 'suns-spent' : 'ra-track' }
            : null,
        'another net': event => (typeof event.net === 'number' ? { ...event, net: event.net + 1 } : null),
        'another fame': event => (typeof event.fame === 'number' ? { ...event, fame: event.fame + 1 } : null),
        'another item': event =>
          Array.isArray(event.items) ? { ...event, items: [...event.items, { for: 'suns', fame: 1 }] } : null,
        'no items': event => (Array.isArray(event.items) ? { ...event, items: null } : null),
        'other scores': event =>
          Array.isArray(event.scores) ? { ...event, scores: event.scores.map(n => n + 1) } : null,
        'another winner': event => (Array.isArray(event.winners) ? { ...event, winners: [] } : null),
        'other suns': event =>
          Array.isArray(event.suns) ? { ...event, suns: event.suns.toReversed().map(() => [1]) } : null,
        'another centre': event => (typeof event.centre === 'number' ? { ...event, centre: 2 } : null),
      };

      it.each(Object.entries({ ...CHANGES, ...OWN_CHANGES[id] }))(
        'is found wrong where it is, or before: %s',
        (_name, change) => {
          let changed = 0;
          for (const way of WAYS) {
            const record = recordOf(3, way, 'wrong');
            for (let i = 0; i < record.events.length; i++) {
              const event = change(record.events[i] as unknown as Fact);
              if (event === null) continue;
              changed += 1;
              const events = [...(record.events as unknown as Fact[])];
              events[i] = event;
              const fault = judge(withEvents(record, events));
              expect(fault, `${_name} at ${i}`).not.toBeNull();
              expect(fault!.event).not.toBeNull();
              expect(fault!.event!).toBeLessThanOrEqual(i);
            }
          }
          expect(changed).toBeGreaterThan(0);
        },
      );

      const REARRANGED: Record<string, (events: Fact[], i: number) => Fact[]> = {
        'an event left out': (events, i) => events.toSpliced(i, 1),
        'an event twice': (events, i) => events.toSpliced(i, 0, events[i]!),
        'two events swapped': (events, i) => events.toSpliced(i, 2, events[i + 1]!, events[i]!),
        'cut off': (events, i) => events.slice(0, i),
      };

      it.each(Object.entries(REARRANGED))('is found wrong: %s', (_name, rearrange) => {
        for (const way of WAYS) {
          const record = recordOf(2, way, 'rearranged');
          const events = record.events as unknown as Fact[];
          for (let i = 0; i + 1 < events.length; i++) {
            const other = rearrange(events, i);
            if (
              JSON.stringify(other) === JSON.stringify(events) ||
              JSON.stringify(events[i]) === JSON.stringify(events[i + 1])
            )
              continue;
            expect(judge(withEvents(record, other)), `${_name} at ${i}`).not.toBeNull();
          }
        }
      });

      it('is found wrong when the bid that won is a pass', () => {
        const events = recordOf(3, WAYS[0], 'no winner').events as unknown as Fact[];
        let won = 0;
        for (const [i, event] of events.entries()) {
          const sold = events.slice(i).find(({ type }) => type === 'sold');
          if (event.type !== 'bid' || event.sun !== sold?.sun) continue;
          won += 1;
          const fault = judge(
            withEvents(
              recordOf(3, WAYS[0], 'no winner'),
              events.with(i, { type: 'pass', player: event.player }),
            ),
          );
          expect(fault?.event, `at ${i}`).toBeGreaterThanOrEqual(i);
        }
        expect(won).toBeGreaterThan(10);
      });

      it('is found wrong by its seed alone when another tile might have been drawn there', () => {
        const record = recordOf(2, WAYS[0], 'swapped tiles');
        const events = record.events as unknown as Fact[];
        const at = events.findIndex(event => event.type === 'draw' && event.tile !== 'ra');
        const drawn = events[at]!.tile;
        const other = drawn === 'pyramid' ? (module.meta.id === 'ra' ? 'god' : 'priest') : 'pyramid';
        const swapped = events.map((event, i) => (i === at ? { ...event, tile: other } : event));
        expect(judge(withEvents(record, swapped))).toEqual({
          event: at,
          problem: expect.stringContaining(`the seed gives "${drawn}"`),
        });
      });

      it('names the result when that is what is wrong', () => {
        const record = recordOf(2, WAYS[0], 'result');
        expect(judge({ ...record, result: { scores: [0, 0], winners: [0] } })?.problem).toContain(
          '"result" must be',
        );
        const { result: _, ...without } = record;
        expect(judge(without)?.problem).toContain('"result" is missing');
      });
    });

    describe('a document that is no record', () => {
      const right = recordOf(2, WAYS[0], 'document');
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
