import { describe, expect, it } from 'vitest';
import { CLIENT_GAMES } from '../../../src/client/games/index.ts';
import { GAME_IDS, hasCoach } from '../../../src/game/index.ts';

it('every game of the registry says what it brings to the client', () => {
  expect(GAME_IDS.filter(game => CLIENT_GAMES[game] === undefined)).toEqual([]);
});

describe.each(GAME_IDS)('%s', game => {
  const { coach } = CLIENT_GAMES[game];

  it('has words for what its coach says where it has a coach, and only there', () => {
    expect(coach !== null).toBe(hasCoach(game));
  });
});
