import { describe, expect, it } from 'vitest';
import { courseOf, turningOf } from '../../../../src/client/table/ending/course.ts';
import { resultOf } from '../../../../src/client/table/result.ts';
import { playOnRules } from '../../../../src/game/drive.ts';
import { GAME_IDS } from '../../../../src/game/index.ts';
import { loadGame } from '../../../game/load-game.ts';
import { botMatch, seatCounts, waysOf } from '../../../game/matches.ts';

describe.each(GAME_IDS)('a whole match of %s', id => {
  it('comes to its result, stage by stage, and turns its tablets from the lowest up', async () => {
    const game = await loadGame(id);
    for (const players of seatCounts(game)) {
      const { events } = playOnRules(game, botMatch(game, players, waysOf(game)[0]!, `course ${players}`));
      const course = courseOf(events, players);
      const result = resultOf(events)!;
      expect(course.at(-1)!.totals).toEqual(result.scores);
      expect(course.length).toBeGreaterThan(1);
      const turning = turningOf(course);
      expect(turning.slice(-players).map(({ total }) => total)).toEqual(
        result.scores.toSorted((a, b) => a - b),
      );
      const stages = [...new Set(turning.map(({ stage }) => stage))];
      expect(turning).toHaveLength(stages.length * players);
      for (const stage of stages) {
        const totals = turning.filter(each => each.stage === stage).map(({ total }) => total);
        expect(totals).toEqual(totals.toSorted((a, b) => a - b));
      }
      expect(resultOf(events.slice(0, -1))).toBeNull();
    }
  });
});

it.each([
  ['one winner', [9, 12, 3], [1], ['1: 1', '0: 2', '2: 3']],
  ['a tie that a sun has decided', [9, 9, 3], [1], ['1: 1', '0: 2', '2: 3']],
  ['a shared first place', [9, 9, 3], [0, 1], ['0: 1', '1: 1', '2: 3']],
  ['a shared second place', [5, 9, 5], [1], ['1: 1', '0: 2', '2: 2']],
])('places: %s', (_what, scores, winners, places) => {
  const { order } = resultOf([{ type: 'end', scores, winners } as never])!;
  expect(order.map(({ seat, place }) => `${seat}: ${place}`)).toEqual(places);
});
