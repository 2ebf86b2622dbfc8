import { expect, it } from 'vitest';
import { rematchAfter } from '../../../src/server/lobby/rematches.ts';
import { hashOf } from '../../../src/server/match/credentials.ts';
import type { StoredMatch } from '../../../src/server/match/stored-match.ts';

it('the seats of people are kept in a rematch by the hashes of their secrets', () => {
  const players = {
    0: { id: 0, name: 'Ada', credentials: hashOf('a secret') },
    1: { id: 1, name: 'Ned', credentials: hashOf('another secret') },
    2: { id: 2, name: 'Bot', credentials: hashOf('nobody knows it'), data: { bot: 'steady' } },
  };
  const data = { players, gameover: { winners: [0], scores: [3, 2, 1] } };
  const { kept } = rematchAfter({ id: 'match-1', data } as unknown as StoredMatch, '0', 0);
  const hashes = [hashOf('a secret'), hashOf('another secret')];
  expect(Object.values(kept).toSorted()).toEqual(hashes.toSorted());
});
