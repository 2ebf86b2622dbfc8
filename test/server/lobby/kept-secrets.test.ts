import { expect, it } from 'vitest';
import { rematchAfter } from '../../../src/server/lobby/rematches.ts';
import { hashOf } from '../../../src/server/match/credentials.ts';
import type { StoredMatch } from '../../../src/server/match/stored-match.ts';

it('a seat of a rematch is kept by the hash of its secret, also after a match that an earlier version made', () => {
  const players = {
    0: { id: 0, name: 'Ada', credentials: 'a secret in plain text' },
    1: { id: 1, name: 'Ned', credentials: hashOf('another secret') },
    2: { id: 2, name: 'Bot', credentials: hashOf('nobody knows it'), data: { bot: 'steady' } },
  };
  const data = { players, gameover: { winners: [0], scores: [3, 2, 1] } };
  const { kept } = rematchAfter({ id: 'match-1', data } as unknown as StoredMatch, '0', 0);
  const hashes = [hashOf('a secret in plain text'), hashOf('another secret')];
  expect(Object.values(kept).toSorted()).toEqual(hashes.toSorted());
});
