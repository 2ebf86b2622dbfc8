import { describe, expect, it } from 'vitest';
import type { AnyMoveRule, AnyPhase } from '../../../src/game/contract.ts';
import { eventsOfLog, standingEntries } from '../../../src/game/framework/log-events.ts';
import { GAME_IDS, loadReferee } from '../../../src/game/index.ts';
import { type MatchRecord, RECORD_FORMAT } from '../../../src/game/record.ts';
import { faultOf } from '../../../src/game/referee.ts';
import { quickRandom } from '../../../src/game/shared/random.ts';
import type { LogEntry } from '../../../src/server/boardgame.ts';
import { isRefusal } from '../../../src/server/match/commands.ts';
import { type ServedGame, serveGame } from '../../../src/server/match/served-game.ts';
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
const views = ({ module: { rules } }: ServedGame, { state, data }: StoredMatch) =>
  [null, ...Object.keys(data.players).map(Number)].map(seat => rules.view(state!.G, seat));

/** Asks for a move back, and all others agree, who are asked where it has shown something. */
const takenBack = (game: ServedGame, match: StoredMatch, seat: number) => {
  const asked = changeBy(game, match, undoBy(match, seat));
  const { asking } = asked.next.control;
  let change = asked;
  for (const other of asking === undefined ? [] : Object.keys(match.data.players).map(Number)) {
    if (other !== seat) change = changeBy(game, change.next, answerBy(match, other, true));
  }
  return { asking, ...change };
};

/** The same table with a bot in some of its seats: its own, or one that stands in. */
const withBots = (stored: StoredMatch, ...seats: readonly number[]) => seatedBots(stored, seats, {});
const withStandIns = (stored: StoredMatch, ...seats: readonly number[]) =>
  seatedBots(stored, seats, { standIn: true });
const seatedBots = (stored: StoredMatch, seats: readonly number[], how: object): StoredMatch => {
  const players = { ...stored.data.players };
  for (const seat of seats) players[seat] = { ...players[seat]!, data: { bot: 'steady', ...how } };
  return { ...stored, data: { ...stored.data, players } };
};

describe.each(GAME_IDS.filter(id => id !== 'ru-ra-re'))('%s', id => {
  it('what is taken back leaves everything as it was, for every seat, and comes again as it came; the record is right without it', async () => {
    const game = await servedGame(id);
    const { rules, meta } = game.module;
    const times = { quiet: 0, shown: 0 };
    for (let n = 0; n < 2; n++) {
      const random = quickRandom(`taking back ${n}`);
      const players = Math.min(meta.seats.max, 2 + n);
      let match = begunTable(game, players);
      const fresh = match.state!.G;
      const log: LogEntry[] = [];
      let events = rules.opening(fresh);
      for (let moves = 0; moves < 60 && match.data.gameover === undefined; moves++) {
        const seat = rules.seatsToAct(match.state!.G)[0]!;
        const legal = rules.legalMoves(match.state!.G, seat);
        const move = legal[random.below(legal.length)]!;
        const made = changeBy(game, match, moveBy(match, seat, move));
        const told = eventsOfLog({ opening: () => [] }, null, made.log);
        if (made.next.data.gameover !== undefined) {
          expect(ask(game, made.next, undoBy(made.next, seat))).toEqual({ refused: 'match-over' });
        }
        const isShown = told.some(event => rules.reveals(event));
        times[isShown ? 'shown' : 'quiet'] += 1;
        const back = takenBack(game, made.next, seat);
        expect([back.asking?.shown ?? false, back.asking !== undefined]).toEqual([isShown, isShown]);
        expect(back.next.state).toEqual({
          ...match.state,
          plugins: back.next.state!.plugins,
          _stateID: match.state!._stateID + 2,
        });
        expect(views(game, back.next)).toEqual(views(game, match));
        expect(eventsOfLog(rules, fresh, [...log, ...made.log, ...back.log])).toEqual(events);
        // Made once more it shows the same; every third time another one is made instead.
        const forgiven = { ...back.next, control: { ...back.next.control, undos: {} } };
        const next = moves % 3 === 0 ? legal[random.below(legal.length)]! : move;
        const again = changeBy(game, forgiven, moveBy(forgiven, seat, next));
        const toldAgain = eventsOfLog({ opening: () => [] }, null, again.log);
        if (next === move) {
          expect(toldAgain).toEqual(told);
          expect(again.next.state!.G).toEqual(made.next.state!.G);
        }
        log.push(...made.log, ...back.log, ...again.log);
        events = [...events, ...toldAgain];
        match = again.next;
      }
      expect(log.map(({ _stateID }) => _stateID)).toEqual([...log.keys()]);

      const { seed } = match.state!.G.secret;
      const setup = { players, options: meta.defaults, seed };
      const plain = rules.setup(setup);
      for (const { action } of standingEntries(log)) {
        const { type, args, playerID } = action.payload;
        rules.apply(plain, Number(playerID), [type, ...(args ?? [])]);
      }
      expect(plain).toEqual(match.state!.G);
      const names = Object.keys(match.data.players);
      const record: MatchRecord = { format: RECORD_FORMAT, game: id, players, names, options: {}, events };
      const referee = await loadReferee(id);
      expect(faultOf(record, rules, referee, meta.defaults, false)).toBeNull();
      expect(referee.againstSeed(seed, players, meta.defaults, events)).toBeNull();
    }
    expect([times.quiet > 10, times.shown > 10]).toEqual([true, true]);
  });
});

it('a choice that nobody has seen is taken back, whatever others have chosen meanwhile', () => {
  const fresh = begunTable(ruRaRe, 3);
  expect(ask(ruRaRe, fresh, undoBy(fresh, 0))).toEqual({ refused: 'not-moved' });
  const choose = (match: StoredMatch, row: number) =>
    ['choose', match.state!.G.round, match.state!.G.throw, row] as const;
  const first = changeBy(ruRaRe, fresh, moveBy(fresh, 0, choose(fresh, 1))).next;
  const second = changeBy(ruRaRe, first, moveBy(first, 1, choose(first, 2))).next;
  const back = changeBy(ruRaRe, second, undoBy(first, 0));
  const only = changeBy(ruRaRe, fresh, moveBy(fresh, 1, choose(fresh, 2))).next;
  expect(back.next.state!.G.chosen).toEqual([false, true, false]);
  expect(views(ruRaRe, back.next)).toEqual(views(ruRaRe, only));
  expect(ask(ruRaRe, back.next, undoBy(back.next, 0))).toEqual({ refused: 'not-moved' });
  const all = [0, 2].reduce(
    (match, seat) => changeBy(ruRaRe, match, moveBy(match, seat, choose(match, 3))).next,
    back.next,
  );
  // Hands that have been opened are not closed again, whoever would agree.
  expect(ask(ruRaRe, all, undoBy(all, 0))).toEqual({ refused: 'revealed' });
  const alone = withBots(all, 1, 2);
  expect(ask(ruRaRe, alone, undoBy(alone, 0))).toEqual({ refused: 'revealed' });
});

it('as long as nobody has acted since it is done at once, and once', () => {
  const { before, caller, match } = atAuction(3);
  const done = changeBy(ra, match, undoBy(match, caller, 'take-back-1'));
  expect([done.acknowledgement, done.log.length, done.announcements]).toEqual([
    'made',
    1,
    [{ kind: 'state' }],
  ]);
  expect(done.next.state!.G).toEqual(before.state!.G);
  const again = changeBy(ra, done.next, undoBy(match, caller, 'take-back-1'));
  expect([again.acknowledgement, again.next]).toEqual(['repeated', done.next]);
});

it('where somebody has acted since, all others are asked: when the last agrees it is done', () => {
  const { before, caller, match } = atAuction(4);
  const moved = passed(match);
  const others = [0, 1, 2, 3].filter(seat => seat !== caller);
  const asked = changeBy(ra, moved, undoBy(moved, caller));
  expect([asked.log, asked.announcements]).toEqual([[], [{ kind: 'asking' }]]);
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
  expect(done.log.map(({ metadata }) => metadata)).toEqual([{ undone: [1, 2], agreed: true }]);
  expect([done.next.control.asking, done.deadline]).toEqual([undefined, null]);
});

it.each([
  ['a no', ['asking']],
  ['a move', ['state', 'asking']],
  ['the end of its time', ['asking']],
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
  expect([ended.deadline, ended.announcements]).toEqual([null, told.map(kind => ({ kind }))]);
  expect(ask(ra, ended.next, answerBy(moved, voter, true))).toEqual({ refused: 'not-asked' });
  expect(changeBy(ra, next, { kind: 'undo-lapse' }, nowAt(NOON + ASKED_MS - 1)).next).toBe(next);
});

it('bots agree, whatever they have done since', () => {
  const { before, caller, match } = atAuction(3);
  const bot = actor(match);
  const seated = withBots(match, bot);
  const moves = [{ seat: bot, move: ['pass'] as const }];
  const acted = changeBy(ra, seated, { kind: 'bot-moves', version: seated.version, moves }).next;
  expect(changeBy(ra, acted, undoBy(acted, caller)).next.state!.G).toEqual(before.state!.G);
});

it('bots do not wait while people are asked, and their moves go too when all agree', () => {
  const { before, caller, match } = atAuction(4);
  const person = actor(match);
  const moved = passed(match);
  const waiting = actor(moved);
  const last = withBots(moved, ...[0, 1, 2, 3].filter(seat => seat !== caller && seat !== person));
  const due = changeBy(ra, last, { kind: 'reconcile' }).next;
  expect(due.control.deadlines.bots).toBe(NOON + BOT_DELAY * 1.6);
  const asked = changeBy(ra, due, undoBy(moved, caller), nowAt(NOON + 1)).next;
  expect(asked.control.deadlines.bots).toBe(NOON + BOT_DELAY * 1.6);
  const moves = [{ seat: waiting, move: ['pass'] as const }];
  const played = changeBy(ra, asked, { kind: 'bot-moves', version: asked.version, moves }).next;
  expect(played.control.asking).toEqual(asked.control.asking);
  // The question is known by the state in which it was asked.
  const agreed = changeBy(ra, played, answerBy(moved, person, true));
  expect(agreed.next.state!.G).toEqual(before.state!.G);
  expect(agreed.log[0]!.metadata).toEqual({ undone: [1, 2, 3], agreed: true });
  expect(agreed.announcements).toContainEqual({ kind: 'asking' });
});

describe('who is at the table', () => {
  /** Somebody has drawn a tile, which has shown it. */
  const drawn = (players: number) => {
    const before = begunTable(ra, players);
    const drawer = actor(before);
    const others = [...Array(players).keys()].filter(seat => seat !== drawer);
    const match = changeBy(ra, before, moveBy(before, drawer, ['draw'])).next;
    return { drawer, match, other: others[0]!, third: others[1]! };
  };

  it('whoever is stood in for is asked too, and has not agreed: nothing that was shown is taken back', () => {
    const { drawer, match, other } = drawn(2);
    const away = withStandIns(match, other);
    const asked = changeBy(ra, away, undoBy(away, drawer));
    expect([asked.next.state, asked.log]).toEqual([match.state, []]);
    expect(asked.next.control.asking).toMatchObject({ agreed: [], shown: true });
    const ended = changeBy(ra, asked.next, { kind: 'undo-lapse' }, nowAt(NOON + ASKED_MS)).next;
    expect([ended.state, ended.control.asking]).toEqual([match.state, undefined]);
    expect(ended.control.unanswered![drawer]).toMatchObject({ missing: [other] });
  });

  it('whoever has left for a moment is asked, though all who are there have agreed', () => {
    const { drawer, match, other, third } = drawn(3);
    const away = withStandIns(match, other);
    const asked = changeBy(ra, away, undoBy(away, drawer)).next;
    const here = changeBy(ra, asked, answerBy(match, third, true)).next;
    expect([here.state, here.control.asking!.agreed]).toEqual([match.state, [third]]);
    // Back again, they may say yes.
    const back = changeBy(ra, here, { kind: 'return', seat: other, credentials: secretOf(other) }).next;
    expect(changeBy(ra, back, answerBy(match, other, true)).log).toHaveLength(1);
  });

  it('what a bot did for somebody is no bot’s own: nobody’s turn is taken back without them', () => {
    const { caller, match } = atAuction(3);
    const seat = actor(match);
    const away = withStandIns(match, seat);
    const moves = [{ seat, move: ['pass'] as const }];
    const acted = changeBy(ra, away, { kind: 'bot-moves', version: away.version, moves }).next;
    const asked = changeBy(ra, acted, undoBy(acted, caller)).next;
    expect([asked.state, asked.control.asking?.seat]).toEqual([acted.state, caller]);
  });

  it('whoever has given up is nobody to ask, and says nothing to what others ask', () => {
    const { drawer, match, other, third } = drawn(3);
    const gone = changeBy(ra, match, { kind: 'resign', seat: other, credentials: secretOf(other) }).next;
    const asked = changeBy(ra, gone, undoBy(gone, drawer)).next;
    expect(ask(ra, asked, answerBy(match, other, false))).toEqual({ refused: 'not-asked' });
    expect(changeBy(ra, asked, answerBy(match, third, true)).log).toHaveLength(1);
  });
});

describe('asking', () => {
  const refused = () => {
    const { caller, match } = atAuction(3);
    const moved = passed(match);
    const asked = changeBy(ra, moved, undoBy(moved, caller)).next;
    const voter = [0, 1, 2].find(seat => seat !== caller)!;
    return { caller, voter, match: changeBy(ra, asked, answerBy(moved, voter, false)).next };
  };

  it('once somebody has said no it is not asked again about that move, however the match goes on', () => {
    const { caller, voter, match } = refused();
    expect(ask(ra, match, undoBy(match, caller))).toEqual({ refused: 'refused-before' });
    expect(match.control.unanswered![caller]).toMatchObject({ refusedBy: voter });
    const later = passed(match);
    // The last of all may have to bid: then it is the caller's own move, which may be asked about.
    expect(actor(later)).toBe(caller);
    expect(ask(ra, later, undoBy(later, caller))).toEqual({ refused: 'refused-before' });
  });

  it('whoever asks may withdraw the question, and ask again', () => {
    const { caller, match } = atAuction(3);
    const moved = passed(match);
    const asked = changeBy(ra, moved, undoBy(moved, caller)).next;
    expect(ask(ra, asked, answerBy(moved, caller, true))).toEqual({ refused: 'not-asked' });
    const withdrawn = changeBy(ra, asked, answerBy(moved, caller, false)).next;
    expect(withdrawn.control.asking).toBeUndefined();
    expect(withdrawn.control.unanswered![caller]).toMatchObject({ withdrawn: true });
    expect(withdrawn.control.unanswered![caller]!.refusedBy).toBeUndefined();
    expect(changeBy(ra, withdrawn, undoBy(withdrawn, caller)).next.control.asking?.seat).toBe(caller);
  });

  it('about another move it may', () => {
    const { caller, match } = refused();
    const called = passed(match);
    const [sun] = called.state!.G.areas[caller].suns.faceUp;
    const bid = changeBy(ra, called, moveBy(called, caller, ['bid', sun])).next;
    const next = changeBy(ra, bid, moveBy(bid, actor(bid), ['draw'])).next;
    expect(changeBy(ra, next, undoBy(next, caller)).next.control.asking?.seat).toBe(caller);
  });

  it('a no holds though a later question, about another move, has come to nothing', () => {
    const { caller, match } = refused();
    const called = passed(match);
    const [sun] = called.state!.G.areas[caller].suns.faceUp;
    const bid = changeBy(ra, called, moveBy(called, caller, ['bid', sun])).next;
    const next = changeBy(ra, bid, moveBy(bid, actor(bid), ['draw'])).next;
    const asked = changeBy(ra, next, undoBy(next, caller)).next;
    const lapsed = changeBy(ra, asked, { kind: 'undo-lapse' }, nowAt(NOON + ASKED_MS)).next;
    const again = changeBy(ra, lapsed, undoBy(lapsed, caller)).next;
    const back = [0, 1, 2]
      .filter(seat => seat !== caller)
      .reduce((before, seat) => changeBy(ra, before, answerBy(again, seat, true)).next, again);
    expect(back.state!.G).toEqual(called.state!.G);
    expect(ask(ra, back, undoBy(back, caller))).toEqual({ refused: 'refused-before' });
  });

  it('questions are counted, and do not put a bot off', () => {
    const { caller, match } = atAuction(4);
    const moved = passed(match);
    let now = changeBy(ra, withBots(moved, actor(moved)), { kind: 'reconcile' }).next;
    const { bots } = now.control.deadlines;
    for (let n = 0; n < 20; n++) {
      const at = NOON + n * ASKED_MS;
      now = changeBy(ra, now, undoBy(moved, caller), nowAt(at)).next;
      expect(now.control.deadlines.bots).toBe(bots);
      now = changeBy(ra, now, { kind: 'undo-lapse' }, nowAt(at + ASKED_MS)).next;
      expect(now.control.deadlines.bots).toBe(bots);
    }
    expect(ask(ra, now, undoBy(moved, caller))).toEqual({ refused: 'asked-enough' });
  });
});

it('at one’s own table, where all others are bots, nobody is asked, whatever has been shown', () => {
  const fresh = begunTable(ra, 3);
  const person = actor(fresh);
  const alone = withBots(fresh, ...[0, 1, 2].filter(seat => seat !== person));
  let match = changeBy(ra, alone, moveBy(alone, person, ['draw'])).next;
  const drawn = match.state!.G.track;
  for (let n = 0; n < 2; n++) {
    const moves = [{ seat: actor(match), move: ['draw'] as const }];
    if (moves[0]!.seat === person || ra.module.rules.phase(match.state!.G) !== 'turn') break;
    match = changeBy(ra, match, { kind: 'bot-moves', version: match.version, moves }).next;
  }
  const done = changeBy(ra, match, undoBy(match, person));
  expect([done.announcements[0], done.next.state!.G]).toEqual([{ kind: 'state' }, fresh.state!.G]);
  expect(done.log[0]!.metadata).toMatchObject({ unasked: true });
  const again = changeBy(ra, done.next, moveBy(done.next, person, ['draw']));
  expect(again.next.state!.G.track).toEqual(drawn);
});

it('rules that do not lead to what is stored take nothing back', () => {
  const { caller, match } = atAuction(3);
  const { phases } = ra.module;
  const { moves, ...turn } = phases.turn as Extract<AnyPhase, { moves: unknown }>;
  const changed = Object.entries(moves as Record<string, AnyMoveRule>).map(([name, rule]) => [
    name,
    {
      ...rule,
      make: (...[state, ...args]: Parameters<typeof rule.make>) => {
        state.centre += 1;
        rule.make(state, ...args);
      },
    },
  ]);
  const module = {
    ...ra.module,
    phases: { ...phases, turn: { ...turn, moves: Object.fromEntries(changed) } },
  };
  expect(ask(serveGame(module), match, undoBy(match, caller))).toEqual({ refused: 'other-rules' });
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
  ['once thirteen others have moved', 'too-far'],
  ['of a seat that was given up', 'resigned'],
  ['while it is asked already', 'asked'],
  ['for the forty-first time', 'too-often'],
] as const)('%s: refused', (what, code) => {
  const { caller, match } = atAuction(3);
  const moved = passed(match);
  const asked = changeBy(ra, moved, undoBy(moved, caller)).next;
  const fresh = begunTable(ra, 2);
  const givenUp = changeBy(ra, match, { kind: 'resign', seat: caller, credentials: secretOf(caller) }).next;
  const often = { ...match, control: { ...match.control, undos: { [caller]: 40 } } };
  const decision = {
    'somebody else’s seat': () => ask(ra, match, { ...undoBy(match, caller), credentials: 'guess' }),
    'in sight of another state': () => ask(ra, match, { ...undoBy(match, caller), stateID: 1 }),
    'before anything was done': () => ask(ra, fresh, undoBy(fresh, 0)),
    'once thirteen others have moved': () => ask(ra, ...longAgo()),
    'of a seat that was given up': () => ask(ra, givenUp, undoBy(givenUp, caller)),
    'while it is asked already': () => ask(ra, asked, undoBy(asked, caller)),
    'for the forty-first time': () => ask(ra, often, undoBy(often, caller)),
  }[what]();
  expect(decision).toEqual({ refused: code });
});

/** A match in which somebody has no sun left while others have made many moves. */
const longAgo = (): [StoredMatch, ReturnType<typeof undoBy>] => {
  let match = begunTable(ra, 3);
  const since = [0, 0, 0];
  for (;;) {
    const { rules } = ra.module;
    // In one match of many it never comes to that, or with its last move: then in another.
    if (rules.outcome(match.state!.G) !== null) return longAgo();
    const far = since.findIndex(moves => moves > 12);
    if (far >= 0) return [match, undoBy(match, far)];
    const seat = actor(match);
    const legal = rules.legalMoves(match.state!.G, seat);
    const move = legal.find(([name]) => name === 'bid') ?? legal[0]!;
    match = changeBy(ra, match, moveBy(match, seat, move)).next;
    for (const other of since.keys()) since[other] = other === seat ? 0 : since[other]! + 1;
  }
};
