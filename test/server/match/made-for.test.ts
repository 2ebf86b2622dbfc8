import { describe, expect, it } from 'vitest';
import type { Change } from '../../../src/server/match/commands.ts';
import type { StoredMatch } from '../../../src/server/match/stored-match.ts';
import { begunTable, changeBy, moveBy, NOON, nowAt, secretOf, servedGame } from '../support/decisions.ts';

const ra = await servedGame('ra');
const rows = await servedGame('ru-ra-re');
const priests = await servedGame('priests-of-ra');
const owner = (seat: number) => ({ seat, credentials: secretOf(seat) });
const toAct = ({ state }: StoredMatch): number => ra.module.rules.seatsToAct(state!.G)[0]!;
const toActIn = ({ state }: StoredMatch): number => priests.module.rules.seatsToAct(state!.G)[0]!;
const marksOf = ({ log }: Change) => log.map(({ metadata }) => metadata.madeFor);
const botMove = (match: StoredMatch, ...moves: [seat: number, ...move: (string | number)[]][]) => ({
  kind: 'bot-moves' as const,
  version: match.version,
  moves: moves.map(([seat, ...move]) => ({ seat, move: move as unknown as readonly [string] })),
});
const choice = (match: StoredMatch, row: number) => ['choose', 1, match.state!.G.throw, row] as const;
const asBot = (match: StoredMatch, seat: number): StoredMatch => {
  const players = { ...match.data.players };
  players[seat] = { ...players[seat]!, data: { bot: 'easy' } };
  return { ...match, data: { ...match.data, players } };
};

describe('moves that somebody did not make themselves say so', () => {
  it('those of a bot that stands in, and of nobody else', () => {
    const match = begunTable(ra, 3);
    const seat = toAct(match);
    expect(marksOf(changeBy(ra, match, moveBy(match, seat, ['draw'])))).toEqual([undefined]);
    const own = asBot(match, seat);
    expect(marksOf(changeBy(ra, own, botMove(own, [seat, 'draw'])))).toEqual([undefined]);
    const left = changeBy(ra, match, { kind: 'leave', ...owner(seat) }).next;
    const made = changeBy(ra, left, botMove(left, [seat, 'draw']));
    expect(marksOf(made)).toEqual([[{ seat, by: 'bot' }]]);
    expect(made.next.control).not.toHaveProperty('madeFor');
  });

  it('those of a seat that was given up', () => {
    const match = begunTable(ra, 3);
    const seat = toAct(match);
    const gone = changeBy(ra, match, { kind: 'resign', ...owner(seat) }).next;
    expect(marksOf(changeBy(ra, gone, botMove(gone, [seat, 'draw'])))).toEqual([[{ seat, by: 'bot' }]]);
  });

  it('those of time that has run out, which is the mildest move whatever it is asked', () => {
    const match = begunTable(ra, 3, { secondsToAct: 10 });
    const seat = toAct(match);
    const late = (at: StoredMatch) => changeBy(ra, at, { kind: 'time-up' }, nowAt(NOON + 10_000));
    const made = late(match);
    expect(made.log.map(({ action }) => action.payload)).toMatchObject([{ type: 'draw', args: [] }]);
    expect(marksOf(made)).toEqual([[{ seat, by: 'time' }]]);
    // There is nothing else to say of it.
    expect(made.next.data).not.toHaveProperty('incidents');
    expect(late(match).next.state!.G).toEqual(made.next.state!.G);
  });

  it('where it shows nothing neither it nor the next one of another says so', () => {
    const { rules } = priests.module;
    const isOn = (match: StoredMatch) => rules.outcome(match.state!.G) === null;
    const mayBeDone = (match: StoredMatch) =>
      isOn(match) &&
      rules.legalMoves(match.state!.G, toActIn(match)).some(([name]) => name === 'doneTurning');
    let match = begunTable(priests, 2, { secondsToAct: 10 });
    for (let moves = 0; !mayBeDone(match); moves++) {
      if (!isOn(match)) match = begunTable(priests, 2, { secondsToAct: 10 });
      const seat = toActIn(match);
      const legal = rules.legalMoves(match.state!.G, seat);
      const [name, ...args] = legal[(7 * moves) % legal.length]!;
      match = changeBy(priests, match, moveBy(match, seat, [name, ...args])).next;
    }
    const done = changeBy(priests, match, { kind: 'time-up' }, nowAt(NOON + 10_000));
    expect(done.log.map(({ action }) => action.payload.type)).toEqual(['doneTurning']);
    expect(marksOf(done)).toEqual([undefined]);
    const next = toActIn(done.next);
    const mildest = rules.mildest(done.next.state!.G, next);
    expect(marksOf(changeBy(priests, done.next, moveBy(done.next, next, [...mildest])))).toEqual([undefined]);
  });

  it('choices made in secret say so when they are shown', () => {
    const match = begunTable(rows, 3, { secondsToAct: 10 });
    const one = changeBy(rows, match, moveBy(match, 0, choice(match, 1)));
    expect(marksOf(one)).toEqual([undefined]);
    const made = changeBy(rows, one.next, { kind: 'time-up' }, nowAt(NOON + 10_000));
    expect(marksOf(made)).toEqual([
      undefined,
      [
        { seat: 1, by: 'time' },
        { seat: 2, by: 'time' },
      ],
    ]);
    expect(made.next.control).not.toHaveProperty('madeFor');
  });

  it('what a bot chose in secret for somebody who is back, and chooses otherwise, is theirs', () => {
    const match = begunTable(rows, 3);
    const left = changeBy(rows, match, { kind: 'leave', ...owner(0) }).next;
    const chosen = changeBy(rows, left, botMove(left, [0, ...choice(left, 1)])).next;
    expect(chosen.control.madeFor).toEqual({ 0: 'bot' });
    const back = changeBy(rows, chosen, { kind: 'return', ...owner(0) }).next;
    const changed = changeBy(rows, back, moveBy(back, 0, choice(back, 2))).next;
    const kept = (at: StoredMatch) => {
      const second = changeBy(rows, at, moveBy(at, 1, choice(at, 3))).next;
      return marksOf(changeBy(rows, second, moveBy(second, 2, choice(second, 4))));
    };
    expect(kept(changed)).toEqual([undefined]);
    expect(kept(back)).toEqual([[{ seat: 0, by: 'bot' }]]);
  });
});
