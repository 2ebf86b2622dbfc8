import { expect, it } from 'vitest';
import { onEachServer } from '../support/each-server.ts';
import { memberAt } from '../support/member-browser.ts';

const KEY = {
  rawId: 'a',
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: 'a' },
};

onEachServer(newServer => {
  it('text with NUL in it, wherever it may be given, is refused and no failure', async () => {
    const { url } = await newServer();
    const { ask } = await memberAt(url, 'Ada');
    const asked: readonly (readonly [method: string, path: string, body?: object])[] = [
      ['GET', '/members/A%00da'],
      ['GET', '/ratings/ra/live/A%00da'],
      ['GET', '/games/ra/a%00b'],
      ['DELETE', '/account/devices/a%00b'],
      ['DELETE', '/account/passkeys/a%00b'],
      ['DELETE', '/account/blocks/a%00b'],
      ['POST', '/account', { name: 'A\0da' }],
      ['PUT', '/account/name', { name: 'A\0da' }],
      ['PUT', '/account/settings', { settings: { 'a\0b': 'c', d: 'e\0f' } }],
      ['POST', '/account/session', { name: 'A\0da', code: 'a' }],
      ['POST', '/account/session', { passkey: { ...KEY, id: 'a\0b' } }],
      [
        'POST',
        '/account/seats',
        { seats: [{ game: 'ra', matchID: 'a\0b', playerID: '0', credentials: 'c' }] },
      ],
      ['POST', '/games/ra/quick', { playerName: 'A\0da', numPlayers: 2 }],
    ];
    const found = await Promise.all(
      asked.map(
        async ([method, path, body]) => [(await ask(method, path, body)).status, method, path] as const,
      ),
    );
    expect(found.filter(([status]) => status !== 400)).toEqual([]);
  });
});
