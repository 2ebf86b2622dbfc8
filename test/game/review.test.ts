import { describe, expect, it } from 'vitest';
import type { AnyCoach, Judge } from '../../src/game/coach.ts';
import type { AnyMove, AnyRules } from '../../src/game/contract.ts';
import { GAME_IDS, loadReferee } from '../../src/game/index.ts';
import { COSTLY, COSTLY_SCORE } from '../../src/game/mistake.ts';
import type { MatchRecord } from '../../src/game/record.ts';
import { replay } from '../../src/game/referee.ts';
import { type Review, review } from '../../src/game/review.ts';
import { at, type Seat } from '../../src/game/shared/seats.ts';
import { loadGame } from './load-game.ts';
import { seatsNear, type Way, waysOf } from './matches.ts';
import { recordOf } from './records.ts';

type AnyJudge = Judge<unknown, AnyMove>;

/** Knows nothing before the end, and thinks each move in a list a little better than the one before it. */
const judgeOf = (
  rules: AnyRules,
  players: number,
  from: (place: number, of: number) => number,
  worthOf = (steps: number) => 0.1 + steps / 128,
): AnyJudge => ({
  chances: view => {
    const outcome = rules.outcome(view);
    return Array.from({ length: players }, (_, seat) => {
      if (outcome === null) return 1 / players;
      return outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0;
    });
  },
  worth: (_view, _seat, legal) => legal.map((_move, i) => worthOf(from(i, legal.length))),
});

/** Expects points by the letters of a move's text. */
const pointsOf = (move: AnyMove) =>
  [...String(move)].reduce((sum, letter) => sum + 10 * letter.charCodeAt(0), 0);
const forecast: AnyCoach['forecast'] = {
  scores: () => [],
  after: (_view, _seat, moves) => moves.map(pointsOf),
};

const upward = (place: number) => place;
const downward = (place: number, of: number) => of - place;

const whole = <Result>(work: Generator<undefined, Result>): Result => {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
};

for (const id of GAME_IDS) {
  describe(id, async () => {
    const [module, referee] = await Promise.all([loadGame(id), loadReferee(id)]);
    const { rules } = module;
    const players = seatsNear(module, 3);
    const [way] = waysOf(module) as [Way];
    const record = recordOf(module, players, way, 'reviewed');
    const options = { ...module.meta.defaults, ...record.options };
    const reviewed = (...judges: AnyCoach['judges']): Review =>
      whole(review(record, rules, referee, { judges, forecast, judgeBy: () => up }, options));
    const [up, down] = [judgeOf(rules, players, upward), judgeOf(rules, players, downward)];

    /** Each move with the list it was chosen from, as the seat saw it in a match that is dealt from the seed. */
    const choices = (of: MatchRecord) => {
      const state = rules.setup({ players, options, seed: of.seed! });
      return [...replay(of, rules, referee, options)].flatMap(({ made }) => {
        if (made === null) return [];
        const legal = rules.legalMoves(rules.view(state, made.seat), made.seat);
        rules.apply(state, made.seat, made.move);
        const place = legal.findIndex(move => JSON.stringify(move) === JSON.stringify(made.move));
        return [{ made, legal, place }];
      });
    };

    it('has chances after every move, and those of the result at the end', () => {
      const { chances } = reviewed(up);
      expect(chances).toHaveLength(choices(record).length + 1);
      for (const of of chances) expect(of.reduce((sum, chance) => sum + chance)).toBeCloseTo(1);
      const { winners } = record.result!;
      expect(chances.at(-1)!.flatMap((chance, seat) => (chance > 0 ? [seat] : []))).toEqual(
        [...winners].sort(),
      );
    });

    it('names the moves after which chances were others, the largest change first, and what brought it about', () => {
      const { swings, chances } = reviewed(up);
      expect(swings).toHaveLength(3);
      const size = (move: number) =>
        Math.max(
          ...at(chances, move).map((chance, seat) => Math.abs(chance - at(at(chances, move - 1), seat))),
        );
      const sizes = swings.map(({ move }) => size(move));
      expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
      expect(sizes[0]).toBe(Math.max(...chances.slice(1).map((_, i) => size(i + 1))));
      expect(swings[0]!.change.reduce((sum, each) => sum + each)).toBeCloseTo(0);
    });

    it('points out what cost three points or more, and the better move with a line that may be played', () => {
      const { mistakes } = reviewed(up, up);
      const costly = choices(record).flatMap(({ legal, place, made }, i) =>
        legal.length > 1 && (legal.length - 1 - place) / 128 >= COSTLY
          ? [{ move: i + 1, made, better: legal.at(-1)!, cost: (legal.length - 1 - place) / 128 }]
          : [],
      );
      expect(mistakes.map(({ move, made, better }) => ({ move, made, better }))).toEqual(
        costly.map(({ move, made, better }) => ({ move, made, better })),
      );
      for (const [i, { cost }] of mistakes.entries()) expect(cost).toBeCloseTo(costly[i]!.cost);
      const state = rules.setup({ players, options, seed: record.seed! });
      const moves = choices(record).map(({ made }) => made);
      for (const [i, { seat, move }] of moves.entries()) {
        const told = mistakes.find(mistake => mistake.move === i + 1);
        if (told !== undefined) {
          const aside = rules.copy(state);
          expect(told.view).toEqual(rules.view(state, seat));
          expect(told.line[0]).toEqual({ seat, move: told.better });
          expect(told.scores).toEqual([pointsOf(told.better), pointsOf(told.made.move)]);
          const choices = told.choices.map(({ move: choice }) => choice);
          expect(choices).toEqual(expect.arrayContaining([told.made.move, told.better]));
          const legal = rules.legalMoves(rules.view(aside, seat), seat);
          const inOrder = legal.filter(each => choices.some(choice => String(choice) === String(each)));
          expect(choices).toEqual(inOrder);
          for (const next of told.line) {
            expect(rules.refusalOf(aside, next.seat, next.move)).toBeNull();
            rules.apply(aside, next.seat, next.move);
          }
        }
        rules.apply(state, seat, move);
      }
    });

    it('points out nothing that a second judge does not say too, or where there is none', () => {
      expect(reviewed(up, down).mistakes).toEqual([]);
      expect(reviewed(up).mistakes).toEqual([]);
    });

    it('points out what cost points where it is decided who wins, and calls that by its name', () => {
      const lost = judgeOf(rules, players, upward, steps => steps / 1e6);
      const { mistakes } = reviewed(lost, lost);
      expect(mistakes.length).toBeGreaterThan(0);
      for (const { of, scores, better, made, choices } of mistakes) {
        expect(of).toBe('score');
        expect(scores).toEqual([pointsOf(better), pointsOf(made.move)]);
        expect(scores[0] - scores[1]).toBeGreaterThanOrEqual(COSTLY_SCORE);
        expect(choices.map(({ move }) => move)).toEqual(expect.arrayContaining([better, made.move]));
      }
      expect(reviewed(up, up).mistakes.filter(({ of }) => of === 'score')).toEqual([]);
      expect(reviewed(lost).mistakes).toEqual([]);
    });

    it('lets a judge see no more than the seat that is to choose', () => {
      const seen: [unknown, Seat][] = [];
      const spy: AnyJudge = {
        ...up,
        worth: (view, seat, legal) => {
          seen.push([view, seat]);
          return up.worth(view, seat, legal);
        },
      };
      reviewed(spy);
      expect(seen.length).toBeGreaterThan(10);
      for (const [view, seat] of seen) expect(rules.view(view, seat)).toEqual(view);
    });
  });
}
