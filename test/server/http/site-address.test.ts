import { expect, it } from 'vitest';
import { siteAddress } from '../../../src/server/http/site-address.ts';
import { startServer } from '../support/running-server.ts';

const asked = (host: string) => ({ headers: { host } });
const addresses = (config: { origins?: string[]; basePath?: string; trustProxy?: number }) =>
  siteAddress({ origins: [], basePath: '/', trustProxy: 0, ...config }, async () => '192.168.1.5');
const PUBLIC = { origins: ['https://games.example', 'https://second.example:8443'] };

it.each<[string, Parameters<typeof addresses>[0], string, string | null, string | null]>([
  ['by its public name', PUBLIC, 'games.example', 'https://games.example/', null],
  ['by its second name', PUBLIC, 'second.example:8443', 'https://second.example:8443/', null],
  ['by localhost', PUBLIC, 'localhost:8000', 'https://games.example/', null],
  ['in the network', PUBLIC, '192.168.1.5:8000', 'https://games.example/', null],
  ['below a path', { ...PUBLIC, basePath: '/ra/' }, 'localhost', 'https://games.example/ra/', null],
  ['by localhost, where no name is known', {}, 'localhost:8000', null, 'http://192.168.1.5:8000/'],
  [
    'by localhost, where only that is known',
    { origins: ['http://localhost:5173'] },
    '[::1]',
    null,
    'http://192.168.1.5/',
  ],
  [
    'below a path, where no name is known',
    { basePath: '/ra/' },
    '127.0.0.1:80',
    null,
    'http://192.168.1.5/ra/',
  ],
  ['by another name, where none is known', {}, 'ra.local:8000', null, null],
  ['by localhost of a proxy', { trustProxy: 1 }, 'localhost:8000', null, null],
])('the site is opened %s', async (_what, config, host, known, network) => {
  expect(await addresses(config).of(asked(host))).toEqual({ public: known, network });
});

it('is told to pages', async () => {
  const server = await startServer({ origins: ['https://games.example'], basePath: '/ra/' });
  expect((await server.get('/ra/lobby/address')).body).toEqual({
    public: 'https://games.example/ra/',
    network: null,
  });
});
