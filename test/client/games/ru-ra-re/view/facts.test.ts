import { describe, expect, it } from 'vitest';
import { gainOf, itemNow, pointsNow } from '../../../../../src/client/games/ru-ra-re/view/facts.ts';
import { CARDS, type Card } from '../../../../../src/game/ru-ra-re/cards.ts';
import { SCORE_ITEMS } from '../../../../../src/game/ru-ra-re/events.ts';
import { scoreDisplays, sumOf } from '../../../../../src/game/ru-ra-re/score.ts';
import { display, wholeMatch } from '../on-screen.tsx';

type Held = Partial<Record<Card, number>>;

describe('what some cards more would bring to seat 0', () => {
  it.each<[string, readonly Held[], readonly Card[], number]>([
    ['the first king is worth nothing [Q-30]', [{}, {}], ['king'], 0],
    ['the fifth king [Q-30]', [{ king: 4 }, {}], ['king'], 7],
    ['an eighth king nothing more [Q-30]', [{ king: 7 }, {}], ['king'], 0],
    ['the first church [Q-31]', [{}, {}], ['church'], 10],
    ['a church that ties [Q-31]', [{ church: 1 }, { church: 2 }], ['church'], 10],
    ['a church too few [Q-31]', [{}, { church: 2 }], ['church'], 0],
    ['points cards [Q-32]', [{}, {}], ['points-2', 'points-4'], 6],
    ['a knight that makes the most doubles all [Q-33]', [{ knight: 2 }, { knight: 3 }], ['knight'], 4],
    ['a knight among fewer [Q-33]', [{ knight: 1 }, { knight: 3 }], ['knight'], 1],
    ['the third and fourth sheep [Q-34]', [{ sheep: 2 }, {}], ['sheep', 'sheep'], 7],
    ['a farmer for a farmwife with a house [Q-35]', [{ farmwife: 1, farmhouse: 1 }, {}], ['farmer'], 14],
    ['a house alone [Q-35]', [{}, {}], ['farmhouse'], 0],
  ])('%s', (_what, held, cards, gain) => {
    const displays = held.map(display);
    const before = structuredClone(displays);
    expect(gainOf(displays, 0, cards)).toBe(gain);
    expect(displays).toEqual(before);
  });
});

it.each([2, 3, 4])(
  'points, items and gains are the scoring of the rules, all through a match of %i',
  players => {
    wholeMatch(players, `facts-${players}`, ({ state: { displays } }) => {
      for (let seat = 0; seat < players; seat++) {
        const awards = scoreDisplays(displays)[seat]!;
        expect(pointsNow(displays, seat)).toBe(sumOf(awards));
        const items = SCORE_ITEMS.map(item => itemNow(displays, seat, item));
        expect(items).toEqual(SCORE_ITEMS.map(item => awards.find(award => award.for === item)?.points ?? 0));
      }
      for (const card of CARDS) {
        const more = displays.map((held, seat) => (seat === 1 ? { ...held, [card]: held[card] + 1 } : held));
        expect(gainOf(displays, 1, [card])).toBe(sumOf(scoreDisplays(more)[1]!) - pointsNow(displays, 1));
      }
    });
  },
);
