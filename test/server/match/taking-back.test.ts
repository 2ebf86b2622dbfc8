import { describe, expect, it } from 'vitest';
import { eventsOfLog } from '../../../src/game/framework/log-events.ts';
import { GAME_IDS } from '../../../src/game/index.ts';
import { quickRandom } from '../../../src/game/shared/random.ts';
import type { LogEntry } from '../../../src/server/boardgame.ts';
import { isRefusal } from '../../../src/server/match/commands.ts';
import type { StoredMatch } from '../../../src/server/match/stored-match.ts';
import { ASKED_MS } from '../../../src/server/match/taking-back.ts';
import {
  ask,
  BOT_DELAY,
  begunTable,
  changeBy,
  moveBy,
  NOON,
  nowAt,
  secretOf,
  servedGame,
} from '../support/decisions.ts';

const ra = await servedGame('ra');
const ruRaRe = await servedGame('ru-ra-re');

const undoBy = (match: StoredMatch, seat: number, id: string | null = null) =>
  ({ kind: 'undo', seat, credentials: secretOf(seat), stateID: match.state!._stateID, id }) as const;
const answerBy = (match: StoredMatch, seat: number, agree: boolean) =>
  ({
    kind: 'undo-answer',
    seat,
    credentials: secretOf(seat),
    stateID: match.state!._stateID,
    agree,
  }) as const;
const actor = (match: StoredMatch): number => ra.module.rules.seatsToAct(match.state!.G)[0]!;

/** A match of Ra in which somebody has just invoked Ra, and all others are asked for bids. */
const atAuction = (players: number, setupData = {}, now = nowAt(NOON)) => {
  for (;;) {
    const fresh = begunTable(ra, players, setupData, now);
    const before = changeBy(ra, fresh, moveBy(fresh, actor(fresh), ['draw']), now).next;
    const caller = actor(before);
    const invoke = moveBy(before, caller, ['invokeRa']);
    // The first tile may have been a Ra.
    if (!isRefusal(ask(ra, before, invoke, now))) {
      return { before, caller, match: changeBy(ra, before, invoke, now).next };
    }
  }
};
const passed = (match: StoredMatch) => changeBy(ra, match, moveBy(match, actor(match), ['pass'])).next;

/** What everybody sees of a match: each seat, and who watches. */
const views = ({ module: { rules } }: typeof ra, { state, data }: StoredMatch) =>
  [null, ...Object.keys(data.players).map(Number)].map(seat => rules.view(state!.G, seat));

describe.each(GAME_IDS.filter(id => id !== 'ru-ra-re'))('%s', id => {
  it('what is taken back leaves everything as it was, for every seat, and the record without it', async () => {
    const game = await servedGame(id);
    const { rules, meta } = game.module;
    for (let n = 0; n < 2; n++) {
      const random = quickRandom(`taking back ${n}`);
      let match = begunTable(game, Math.min(meta.seats.max, 2 + n));
      const fresh = match.state!.G;
      const log: LogEntry[] = [];
      let events = rules.opening(fresh);
      let undone = 0;
      for (let moves = 0; moves < 90 && match.data.gameover === undefined; moves++) {
        const seat = rules.seatsToAct(match.state!.G)[0]!;
        const legal = rules.legalMoves(match.state!.G, seat);
        const made = changeBy(game, match, moveBy(match, seat, legal[random.below(legal.length)]!));
        const told = eventsOfLog({ opening: () => [] }, null, made.log);
        const isShown = told.some(event => rules.reveals(event));
        const decision = ask(game, made.next, undoBy(made.next, seat));
        if (isShown) {
          const why = made.next.data.gameover === undefined ? 'revealed' : 'match-over';
          expect(decision).toEqual({ refused: why });
          log.push(...made.log);
          events = [...events, ...told];
          match = made.next;
          continue;
        }
        if (isRefusal(decision)) throw new Error(decision.refused);
        undone += 1;
        const back = decision.next!;
        expect(back.state).toEqual({
          ...match.state,
          plugins: back.state!.plugins,
          _stateID: match.state!._stateID + 2,
        });
        expect(views(game, back)).toEqual(views(game, match));
        expect(eventsOfLog(rules, fresh, [...log, ...made.log, ...decision.log])).toEqual(events);
        // Made for good.
        log.push(...made.log, ...decision.log);
        const again = changeBy(
          game,
          { ...back, control: { ...back.control, undos: {} } },
          moveBy(back, seat, legal[random.below(legal.length)]!),
        );
        log.push(...again.log);
        events = [...events, ...eventsOfLog({ opening: () => [] }, null, again.log)];
        match = again.next;
      }
      expect(undone).toBeGreaterThan(5);
      expect(log.map(({ _stateID }) => _stateID)).toEqual([...log.keys()]);
    }
  });
});

it('a choice that nobody has seen is taken back, whatever others have chosen meanwhile', () => {
  const fresh = begunTable(ruRaRe, 3);
  const choose = (match: StoredMatch, row: number) =>
    ['choose', match.state!.G.round, match.state!.G.throw, row] as const;
  const first = changeBy(ruRaRe, fresh, moveBy(fresh, 0, choose(fresh, 1))).next;
  const second = changeBy(ruRaRe, first, moveBy(first, 1, choose(first, 2))).next;
  const back = changeBy(ruRaRe, second, undoBy(first, 0));
  const only = changeBy(ruRaRe, fresh, moveBy(fresh, 1, choose(fresh, 2))).next;
  expect(back.next.state!.G.chosen).toEqual([false, true, false]);
  expect(views(ruRaRe, back.next)).toEqual(views(ruRaRe, only));
  expect(ask(ruRaRe, back.next, undoBy(back.next, 0))).toEqual({ refused: 'revealed' });
  const all = [0, 2].reduce(
    (match, seat) => changeBy(ruRaRe, match, moveBy(match, seat, choose(match, 3))).next,
    back.next,
  );
  expect(ask(ruRaRe, all, undoBy(all, 0))).toEqual({ refused: 'revealed' });
});

it('as long as nobody has acted since it is done at once, and once', () => {
  const { before, caller, match } = atAuction(3);
  const done = changeBy(ra, match, undoBy(match, caller, 'take-back-1'));
  expect([done.acknowledgement, done.log.length, done.tell]).toEqual(['made', 1, [{ kind: 'state' }]]);
  expect(done.next.state!.G).toEqual(before.state!.G);
  const again = changeBy(ra, done.next, undoBy(match, caller, 'take-back-1'));
  expect([again.acknowledgement, again.next]).toEqual(['repeated', done.next]);
});

it('where somebody has acted since, all others are asked: when the last agrees it is done', () => {
  const { before, caller, match } = atAuction(4);
  const moved = passed(match);
  const others = [0, 1, 2, 3].filter(seat => seat !== caller);
  const asked = changeBy(ra, moved, undoBy(moved, caller));
  expect([asked.log, asked.tell]).toEqual([[], [{ kind: 'asking' }]]);
  expect(asked.deadline).toBe(NOON + ASKED_MS);
  expect(asked.next.state).toBe(moved.state);
  expect(ask(ra, asked.next, answerBy(moved, caller, true))).toEqual({ refused: 'not-asked' });
  let now = asked.next;
  for (const seat of others.slice(1)) {
    now = changeBy(ra, now, answerBy(moved, seat, true)).next;
    expect(changeBy(ra, now, answerBy(moved, seat, true)).acknowledgement).toBe('repeated');
    expect(now.state).toBe(moved.state);
  }
  const done = changeBy(ra, now, answerBy(moved, others[0]!, true));
  expect(done.next.state!.G).toEqual(before.state!.G);
  expect(done.log.map(({ metadata }) => metadata)).toEqual([{ undone: [1, 2] }]);
  expect([done.next.control.asking, done.deadline]).toEqual([undefined, null]);
});

it.each([
  ['a no', 'asking'],
  ['a move', 'state'],
  ['the end of its time', 'asking'],
] as const)('%s ends the asking', (what, told) => {
  const { caller, match } = atAuction(3);
  const moved = passed(match);
  const { next } = changeBy(ra, moved, undoBy(moved, caller));
  const voter = [0, 1, 2].find(seat => seat !== caller)!;
  const ended = {
    'a no': () => changeBy(ra, next, answerBy(moved, voter, false)),
    'a move': () => changeBy(ra, next, moveBy(next, actor(next), ['pass'])),
    'the end of its time': () => changeBy(ra, next, { kind: 'undo-lapse' }, nowAt(NOON + ASKED_MS)),
  }[what]();
  expect(ended.next.control.asking).toBeUndefined();
  expect([ended.deadline, ended.tell]).toEqual([null, [{ kind: told }]]);
  expect(ask(ra, ended.next, answerBy(moved, voter, true))).toEqual({ refused: 'not-asked' });
  expect(changeBy(ra, next, { kind: 'undo-lapse' }, nowAt(NOON + ASKED_MS - 1)).next).toBe(next);
});

it('bots agree, and wait while people are asked', () => {
  const { before, caller, match } = atAuction(3);
  const bot = actor(match);
  const withBot = (stored: StoredMatch): StoredMatch => {
    const player = { ...stored.data.players[bot]!, data: { bot: 'steady', standIn: true } };
    return { ...stored, data: { ...stored.data, players: { ...stored.data.players, [bot]: player } } };
  };
  const seated = withBot(match);
  const moves = [{ seat: bot, move: ['pass'] as const }];
  const acted = changeBy(ra, seated, { kind: 'bot-moves', version: seated.version, moves }).next;
  expect(changeBy(ra, acted, undoBy(acted, caller)).next.state!.G).toEqual(before.state!.G);

  const moved = passed(match);
  const waiting = actor(moved);
  const player = { ...moved.data.players[waiting]!, data: { bot: 'steady', standIn: true } };
  const last = { ...moved, data: { ...moved.data, players: { ...moved.data.players, [waiting]: player } } };
  if (waiting === caller) throw new Error('nobody else is left to bid');
  const due = changeBy(ra, last, { kind: 'review' });
  expect(due.next.control.deadlines.bots).toBe(NOON + BOT_DELAY * 1.6);
  const asked = changeBy(ra, due.next, undoBy(moved, caller));
  expect(asked.next.control.deadlines.bots).toBeNull();
  const agreed = changeBy(ra, asked.next, answerBy(moved, bot, true));
  expect(agreed.next.state!.G).toEqual(before.state!.G);
});

it('the time that was left is left again', () => {
  const now = nowAt(NOON);
  const { match, caller } = atAuction(3, { secondsToAct: 20 }, now);
  const bidder = actor(match);
  const bidAt = changeBy(ra, match, moveBy(match, bidder, ['pass']), nowAt(NOON + 15_000)).next;
  const done = changeBy(ra, bidAt, undoBy(bidAt, bidder), nowAt(NOON + 17_000));
  expect(bidder).not.toBe(caller);
  expect(done.next.control.deadlines.clocks).toEqual({ [bidder]: NOON + 22_000 });
});

it.each([
  ['somebody else’s seat', 'credentials'],
  ['in sight of another state', 'stale'],
  ['before anything was done', 'not-moved'],
  ['after something was shown', 'revealed'],
  ['while it is asked already', 'asked'],
  ['for the forty-first time', 'too-often'],
] as const)('%s: refused', (what, code) => {
  const { caller, match } = atAuction(3);
  const moved = passed(match);
  const asked = changeBy(ra, moved, undoBy(moved, caller)).next;
  const fresh = begunTable(ra, 2);
  const drawn = changeBy(ra, fresh, moveBy(fresh, actor(fresh), ['draw'])).next;
  const often = { ...match, control: { ...match.control, undos: { [caller]: 40 } } };
  const decision = {
    'somebody else’s seat': () => ask(ra, match, { ...undoBy(match, caller), credentials: 'guess' }),
    'in sight of another state': () => ask(ra, match, { ...undoBy(match, caller), stateID: 1 }),
    'before anything was done': () => ask(ra, fresh, undoBy(fresh, 0)),
    'after something was shown': () => ask(ra, drawn, undoBy(drawn, actor(fresh))),
    'while it is asked already': () => ask(ra, asked, undoBy(asked, caller)),
    'for the forty-first time': () => ask(ra, often, undoBy(often, caller)),
  }[what]();
  expect(decision).toEqual({ refused: code });
});
