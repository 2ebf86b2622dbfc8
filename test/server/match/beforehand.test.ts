import { describe, expect, it } from 'vitest';
import type { AnyChoice } from '../../../src/game/shared/beforehand.ts';
import type { Command } from '../../../src/server/match/commands.ts';
import { nearest, type StoredMatch } from '../../../src/server/match/stored-match.ts';
import { beforehandFor } from '../../../src/server/transport/outbound.ts';
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
const kheops = await servedGame('kheops');
const ruRaRe = await servedGame('ru-ra-re');
const { rules } = ra.module;
const choose = (match: StoredMatch, seat: number, ...choices: readonly AnyChoice[]): Command => ({
  kind: 'choose',
  seat,
  credentials: secretOf(seat),
  stateID: match.state!._stateID,
  choices,
});
const toAct = (match: StoredMatch): number => rules.seatsToAct(match.state!.G)[0]!;
const own = (match: StoredMatch, seat: number) => beforehandFor(match, seat)?.[1] ?? [];

/** A match of two in which the one who begins has called Ra for a tile that lies there; the other is to speak. */
const called = () => {
  let match: StoredMatch;
  // Dealt anew where a Ra comes first: suns that change hands are no longer those that a test knows.
  do {
    match = begunTable(ra, 2);
    match = changeBy(ra, match, moveBy(match, toAct(match), ['draw'])).next;
  } while (match.state!.G.track.length === 0);
  const caller = toAct(match);
  return { match, caller, other: 1 - caller };
};

it('a choice changes nothing that others are told, and is made as a move of its owner when its turn comes', () => {
  const { match, caller, other } = called();
  const [sun] = match.state!.G.areas[other].suns.faceUp.slice(-1);
  const chosen = changeBy(ra, match, choose(match, other, ['limit', sun]));
  expect(chosen.announcements).toEqual([{ kind: 'own' }]);
  expect(chosen.log).toEqual([]);
  expect(chosen.next.state).toBe(match.state);
  expect(chosen.next.data).toBe(match.data);
  expect(chosen.next.control.deadlines.chosen).toBeUndefined();

  const call = changeBy(ra, chosen.next, moveBy(match, caller, ['invokeRa']), nowAt(NOON + 60_000)).next;
  const due = call.control.deadlines.chosen!;
  expect(nearest(call.control.deadlines)).toBe(due);
  const early = changeBy(ra, call, { kind: 'chosen' }, nowAt(due - 1));
  expect(early.next).toBe(call);
  const made = changeBy(ra, call, { kind: 'chosen' }, nowAt(due));
  const byHand = changeBy(ra, call, moveBy(call, other, ['bid', sun]), nowAt(due));
  // Neither the log nor the match tells it from a move that is made by hand.
  expect(made.log).toEqual(byHand.log);
  expect(made.next.state).toEqual(byHand.next.state);
  expect(made.next.data).toEqual(byHand.next.data);
  expect(beforehandFor(made.next, other)?.[2]).toEqual([call.state!._stateID]);
});

it('it waits as long as a bot at the least, and otherwise as unevenly as somebody who is there', () => {
  const { match, caller, other } = called();
  const pauses = Array.from({ length: 20 }, (_, n) => {
    const salted = {
      ...match,
      control: { ...match.control, seal: { seed: 'seed', salt: `salt ${n}` } },
    };
    const chosen = changeBy(ra, salted, choose(match, other, ['passLot'])).next;
    const call = changeBy(ra, chosen, moveBy(match, caller, ['invokeRa'])).next;
    // What looks at the match meanwhile changes nothing about it.
    const later = changeBy(ra, call, { kind: 'presence' }, nowAt(NOON + 500, 0, 1)).next;
    expect(later.control.deadlines.chosen).toBe(call.control.deadlines.chosen);
    return call.control.deadlines.chosen! - NOON;
  });
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(BOT_DELAY);
  expect(new Set(pauses).size).toBeGreaterThan(15);
});

it('where all but one move is forbidden, which bots make quickly, it still waits as long as a bot usually does', () => {
  const { match, caller, other } = called();
  const { G } = match.state!;
  const suns = (seat: number) => ({ faceUp: [seat === caller ? 3 : 9], faceDown: [] });
  const areas = G.areas.map((area: object, seat: number) => ({ ...area, suns: suns(seat) }));
  const pauses = Array.from({ length: 20 }, (_, n) => {
    const control = { ...match.control, seal: { seed: 'seed', salt: `salt ${n}` } };
    const poor = { ...match, control, state: { ...match.state!, G: { ...G, areas } } };
    const chosen = changeBy(ra, poor, choose(poor, caller, ['limit', 3])).next;
    const call = changeBy(ra, chosen, moveBy(chosen, caller, ['invokeRa'])).next;
    const left = changeBy(ra, call, moveBy(call, other, ['pass'])).next;
    expect(rules.legalMoves(left.state!.G, caller)).toEqual([['bid', 3]]);
    return left.control.deadlines.chosen! - NOON;
  });
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(BOT_DELAY);
});

it('another tile than it was made for withdraws it, and only its owner is told', () => {
  const { match, other } = called();
  const [sun] = match.state!.G.areas[other].suns.faceUp;
  const chosen = changeBy(ra, match, choose(match, other, ['limit', sun], ['passTo', 3]));
  let after = chosen;
  for (let n = 0; n < 30 && after.next.state!.G.track.length < 2; n++) {
    const now = after.next;
    const seat = toAct(now);
    const legal = rules.legalMoves(now.state!.G, seat);
    const pass = legal.find(([name]) => name === 'pass');
    after = changeBy(ra, now, moveBy(now, seat, pass ?? ['draw']));
  }
  expect(own(after.next, other)).toEqual([['passTo', 3]]);
  expect(after.announcements).toContainEqual({ kind: 'own' });
});

it('it is withdrawn at will, by taking a move back, and where a bot takes the seat', () => {
  const { match, caller, other } = called();
  const chosen = changeBy(ra, match, choose(match, other, ['passLot'], ['drawTo', 8])).next;
  expect(own(chosen, other)).toHaveLength(2);
  expect(own(changeBy(ra, chosen, choose(chosen, other)).next, other)).toEqual([]);
  const left = changeBy(ra, chosen, { kind: 'leave', seat: other, credentials: secretOf(other) });
  expect(own(left.next, other)).toEqual([]);
  const call = changeBy(ra, chosen, moveBy(chosen, caller, ['invokeRa'])).next;
  const undo: Command = {
    kind: 'undo',
    seat: caller,
    credentials: secretOf(caller),
    stateID: call.state!._stateID,
    id: null,
  };
  const back = changeBy(ra, call, undo).next;
  expect(back.state!.G).toEqual(chosen.state!.G);
  expect(own(back, other)).toEqual([]);
});

it('while somebody asks to take a move back nothing is made that would answer them', () => {
  const { match, caller, other } = called();
  const chosen = changeBy(ra, match, choose(match, other, ['passLot'])).next;
  const call = changeBy(ra, chosen, moveBy(chosen, caller, ['invokeRa'])).next;
  expect(call.control.deadlines.chosen).toBeDefined();
  const asking = { seat: caller, stateID: call.state!._stateID, agreed: [], until: NOON + 9000 };
  const asked = changeBy(ra, { ...call, control: { ...call.control, asking } }, { kind: 'presence' }).next;
  expect(asked.control.deadlines.chosen).toBeUndefined();
});

it.each<readonly [string, (match: StoredMatch) => readonly [number, ...AnyChoice[]], string]>([
  [
    'a sun that is not theirs',
    ({ state }) => [0, ['limit', state!.G.areas[1].suns.faceUp[0]]],
    'no-such-choice',
  ],
  ['no choice of the game', () => [0, ['reply']], 'no-such-choice'],
  [
    'two for one lot',
    ({ state }) => [0, ['passLot'], ['limit', state!.G.areas[0].suns.faceUp[0]]],
    'no-such-choice',
  ],
])('%s is refused', (_what, of, code) => {
  const { match } = called();
  const [seat, ...choices] = of(match);
  expect(ask(ra, match, choose(match, seat, ...choices))).toEqual({ refused: code });
});

it('it is refused to strangers, before a match, in sight of another state, and in a game without', () => {
  const { match } = called();
  const one = choose(match, 0, ['passLot']);
  expect(ask(ra, match, { ...one, credentials: 'no' } as Command)).toEqual({ refused: 'credentials' });
  expect(ask(ra, match, { ...one, stateID: 99 } as Command)).toEqual({ refused: 'stale' });
  expect(ask(ra, { ...match, state: null }, one)).toEqual({ refused: 'not-started' });
  const other = begunTable(ruRaRe, 2);
  expect(ask(ruRaRe, other, choose(other, 0, ['passLot']))).toEqual({ refused: 'no-such-choice' });
});

it('a reply of Kheops plays a whole turn, each move in its time', () => {
  const { rules } = kheops.module;
  let match = begunTable(kheops, 2);
  const first = rules.seatsToAct(match.state!.G)[0]!;
  const second = 1 - first;
  const play = () => {
    const seat = rules.seatsToAct(match.state!.G)[0]!;
    const legal = rules.legalMoves(match.state!.G, seat);
    match = changeBy(kheops, match, moveBy(match, seat, legal[0]!)).next;
  };
  const view = rules.view(match.state!.G, second);
  const mine = { ...view, step: { kind: 'pawn', player: second } };
  const cells = ['6,12', '6,11', '6,10', '6,9', '6,8', '6,7'];
  const placings = rules
    .legalMoves(mine, second)
    .filter(([, piece, cell]) => piece === 'worker' && cells.includes(String(cell)));
  const [lay] = rules.legalMoves({ ...view, step: { kind: 'tile', player: second } }, second).toReversed();
  const [, tile, site, turn] = lay!;
  const open = placings.find(([, , cell]) => {
    const reply = ['reply', '', '', 'worker', cell!, '', '', '', tile!, site!, turn!] as const;
    return rules.beforehand!.isOpen(view, second, reply);
  })!;
  const reply = ['reply', '', '', 'worker', open[2]!, '', '', '', tile!, site!, turn!] as const;
  match = changeBy(kheops, match, choose(match, second, reply)).next;
  expect(own(match, second)).toEqual([reply]);
  while (rules.seatsToAct(match.state!.G)[0] === first) play();
  const kinds: string[] = [];
  while (match.control.deadlines.chosen !== undefined) {
    const made = changeBy(kheops, match, { kind: 'chosen' }, nowAt(match.control.deadlines.chosen));
    kinds.push(made.log[0]!.action.payload.type);
    match = made.next;
  }
  expect(kinds[0]).toBe('placePawn');
  if (match.state!.G.step.player === first) {
    expect(kinds).toEqual(['placePawn', 'layTile']);
    expect(own(match, second)).toEqual([]);
  } else expect(match.state!.G.step.kind).toBe('power');
});

describe('a reply of Kheops that is withdrawn is told to its owner, when they are there again', () => {
  const { rules } = kheops.module;
  const actor = ({ state }: StoredMatch): number => rules.seatsToAct(state!.G)[0]!;
  const withdrawn = (match: StoredMatch, seat: number) => beforehandFor(match, seat)?.[3] ?? 0;
  /** The second to act has replied to a pawn at this place; the first places one at another. */
  const met = () => {
    const match = begunTable(kheops, 2);
    const first = actor(match);
    const second = 1 - first;
    const [placed, other] = rules
      .legalMoves(match.state!.G, first)
      .filter(([name, piece]) => name === 'placePawn' && piece === 'worker');
    const view = rules.view(match.state!.G, second);
    const in_ = (kind: string) => rules.legalMoves({ ...view, step: { kind, player: second } }, second);
    const replies = in_('pawn').flatMap(([, piece, cell]) =>
      in_('tile').map(
        ([, tile, site, turn]) =>
          ['reply', placed![1]!, placed![2]!, piece!, cell!, '', '', '', tile!, site!, turn!] as const,
      ),
    );
    const reply = replies.findLast(each => rules.beforehand!.isOpen(view, second, each))!;
    const chosen = changeBy(kheops, match, choose(match, second, reply)).next;
    return { chosen, first, second, placed: placed!, other: other! };
  };
  const goOn = (match: StoredMatch, seat: number): StoredMatch =>
    actor(match) === seat
      ? goOn(
          changeBy(kheops, match, moveBy(match, seat, rules.legalMoves(match.state!.G, seat)[0]!)).next,
          seat,
        )
      : match;

  it('until they act by hand', () => {
    const { chosen, first, second, other } = met();
    const after = changeBy(kheops, chosen, moveBy(chosen, first, other));
    expect(own(after.next, second)).toEqual([]);
    expect(withdrawn(after.next, second)).toBe(1);
    expect(after.announcements).toContainEqual({ kind: 'own' });
    expect(beforehandFor(after.next, first)).toBeNull();
    const turn = goOn(after.next, first);
    expect(withdrawn(turn, second)).toBe(1);
    const [move] = rules.legalMoves(turn.state!.G, second);
    expect(withdrawn(changeBy(kheops, turn, moveBy(turn, second, move!)).next, second)).toBe(0);
  });

  it('or choose anew, even nothing', () => {
    const { chosen, first, second, other } = met();
    const after = changeBy(kheops, chosen, moveBy(chosen, first, other)).next;
    expect(withdrawn(changeBy(kheops, after, choose(after, second)).next, second)).toBe(0);
  });

  it('nor is anything said of what was played, or where a bot plays by now', () => {
    const { chosen, first, second, placed } = met();
    let match = goOn(changeBy(kheops, chosen, moveBy(chosen, first, placed)).next, first);
    while (match.control.deadlines.chosen !== undefined)
      match = changeBy(kheops, match, { kind: 'chosen' }, nowAt(match.control.deadlines.chosen)).next;
    expect(beforehandFor(match, second)?.[2]).not.toEqual([]);
    expect(withdrawn(match, second)).toBe(0);
    const left = changeBy(kheops, chosen, { kind: 'leave', seat: second, credentials: secretOf(second) });
    expect(withdrawn(left.next, second)).toBe(0);
  });
});
