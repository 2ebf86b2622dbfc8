import { describe, expect, it } from 'vitest';
import { playOnRules } from '../../../src/game/drive.ts';
import { eventsOfEntry } from '../../../src/game/framework/log-events.ts';
import { packEvents } from '../../../src/game/framework/packed-events.ts';
import { GAME_IDS } from '../../../src/game/index.ts';
import { loadGame } from '../load-game.ts';
import { botMatch, seatsNear, waysOf } from '../matches.ts';

describe('events as they travel', () => {
  it.each(GAME_IDS)('come back as they were, whatever happened in a match of %s', async game => {
    const module = await loadGame(game);
    const { events } = playOnRules(
      module,
      botMatch(module, seatsNear(module, 3), waysOf(module)[0]!, 'told'),
    );
    const metadata = JSON.parse(JSON.stringify(packEvents({ events })));
    expect(metadata).not.toHaveProperty('events');
    expect(eventsOfEntry({ metadata })).toEqual(JSON.parse(JSON.stringify(events)));
  });

  it.each<[string, object]>([
    ['lists that are empty', { none: [], within: [[], [[]]] }],
    ['objects that are empty', { none: {}, within: [{}, {}] }],
    ['numbers first in a list', { list: [0, 1], lists: [[0], [1, 'x']] }],
    ['nothing and falsehood', { nothing: null, no: false, zero: 0, text: '' }],
    ['keys in another order', { a: { x: 1, y: 2 }, b: { y: 2, x: 1 } }],
    ['what is not there', { a: undefined, b: 1 }],
  ])('come back as they were with %s', (_what, part) => {
    const events = Array.from({ length: 8 }, (_, n) => ({ type: 'made-up', n, ...part }));
    const told = JSON.parse(JSON.stringify(packEvents({ events })));
    expect(JSON.stringify(eventsOfEntry({ metadata: told }))).toBe(JSON.stringify(events));
  });

  it('are told as they are where they are few', () => {
    const events = [{ type: 'draw' }];
    expect(packEvents({ events })).toEqual({ events });
  });
});
