import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { GAME_IDS, loadRules } from '../../../src/game/index.ts';
import type { Limits } from '../../../src/server/limits/limits.ts';
import { pictureOf } from '../../../src/server/previews/picture.ts';
import { knownMember } from '../support/member-browser.ts';
import { NO_LIMITS, startServer, temporaryDirectory } from '../support/running-server.ts';
import { createMatch, join as sitDown } from '../support/seat-client.ts';

const texts = (name: string) => ({
  en: { name, lead: `${name} in English` },
  it: { name, lead: `${name} in italiano` },
});

const serve = async (limits: Partial<Limits> = {}) => {
  const clientDir = temporaryDirectory();
  mkdirSync(join(clientDir, 'pages'));
  const page = '<html>\n  <head>\n  </head>\n  <body></body>\n</html>';
  for (const name of ['index', 'pages/home.en', 'pages/home.it', 'pages/match.ra'])
    writeFileSync(join(clientDir, `${name}.html`), page);
  writeFileSync(join(clientDir, 'pages/games.json'), JSON.stringify({ ra: texts('Ra') }));
  const server = await startServer({ clientDir, limits: { ...NO_LIMITS, ...limits } });
  const meta = async (path: string, language = 'en') => {
    const html = await fetch(server.url + path, {
      headers: { accept: 'text/html', 'accept-language': language },
    }).then(answer => answer.text());
    return Object.fromEntries(
      [...html.matchAll(/<meta property="([\w:]+)" content="([^"]*)"/g)].map(([, name, text]) => [
        name,
        text,
      ]),
    );
  };
  const picture = async (path: string) => {
    const answer = await fetch(server.url + path);
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()), headers: answer.headers };
  };
  return { ...server, meta, picture };
};

describe('the preview of a link', () => {
  it.each([
    ['/', 'en', 'house', 'The House of Ra', /against bots/],
    ['/', 'it', 'house', 'La casa di Ra', /contro i bot/],
    ['/rules/ra', 'it', 'ra', 'Ra · La casa di Ra', /^Ra in italiano$/],
    ['/match/ra/nosuchmatch', 'en', 'ra', 'Ra · The House of Ra', /^Ra in English$/],
    ['/duplicate/abcdef123', 'en', 'house', 'One deal at several tables · The House of Ra', /dealt alike/],
    ['/tournament/abcdef123', 'en', 'house', 'A tournament · The House of Ra', /one press/],
    ['/league/abcdef123', 'it', 'house', 'Un campionato · La casa di Ra', /mese dopo mese/],
    ['/club', 'it', 'house', 'Il circolo · La casa di Ra', /Tornei/],
    ['/today', 'en', 'house', 'Deal of the day · The House of Ra', /for everybody/],
    ['/today/ra', 'it', 'ra', 'Partita del giorno: Ra · La casa di Ra', /contro gli stessi bot/],
    ['/today/ra/2026-11-27', 'en', 'ra', 'Deal of the day: Ra · The House of Ra', /the same bots/],
    ['/exercise/ra', 'en', 'ra', 'Ra · The House of Ra', /^Ra in English$/],
  ])('%s (%s) says where it leads, beside a picture of %s', async (path, language, picture, title, text) => {
    const { meta, url } = await serve();
    const found = await meta(path, language);
    expect(found['og:title']).toBe(title);
    expect(found['og:description']).toMatch(text);
    expect(found['og:image']).toBe(`${url}/previews/${picture}.png`);
    expect(found['og:url']).toBe(url + path);
  });

  it('of a table says who waits there, then who plays, and no markup of theirs is any', async () => {
    const server = await serve();
    const id = await createMatch(server, { numPlayers: 2 }, 'ra');
    await sitDown(server, id, '<i>"Ada', 'ra');
    const waiting = await server.meta(`/match/ra/${id}`);
    expect(waiting['og:description']).toBe('&#60;i&#62;&#34;Ada waiting for one player. Sit down!');
    expect(waiting['og:image']).toBe(`${server.url}/previews/ra/${id}.png`);
    await sitDown(server, id, 'נד', 'ra');
    expect((await server.meta(`/match/ra/${id}`))['og:description']).toMatch(/\u2068נד\u2069: being played/);
    expect((await server.meta(`/replay/ra/${id}`))['og:title']).toBe('Ra: a replay');
  });

  it.each([
    ['en', 'Ada, Ben and Cai: being played. Come and watch.'],
    ['it', 'Ada, Ben e Cai: partita in corso. Vieni a guardare.'],
  ])('of a table it lists who plays as the pages do: %s', async (language, text) => {
    const server = await serve();
    const id = await createMatch(server, { numPlayers: 3 }, 'ra');
    for (const name of ['Ada', 'Ben', 'Cai']) await sitDown(server, id, name, 'ra');
    expect((await server.meta(`/match/ra/${id}`, language))['og:description']).toBe(text);
  });

  it('of what somebody has made says what they call it', async () => {
    const server = await serve();
    const ada = await knownMember(server, 'Ada');
    const chosen = { game: 'ra', clock: '1d', outOfTime: 'bot', rated: false };
    const kind = { kind: 'swiss', seats: 3, rounds: null, bots: false, startsAt: null };
    const made = await ada.ask('POST', '/tournaments', { ...chosen, ...kind, name: 'Cup <1>' });
    const league = await ada.ask('POST', '/leagues', {
      ...chosen,
      clock: '7d+1h',
      name: 'Of Thebes',
      size: 4,
    });
    const deal = await server.post('/duplicates/ra', { tables: 3, table: { numPlayers: 2 } });
    const title = async (path: string) => (await server.meta(path))['og:title'];
    expect(await server.meta(`/tournament/${made.body.id}`)).toMatchObject({
      'og:title': 'Cup &#60;1&#62; · The House of Ra',
      'og:description': expect.stringMatching(/^Ra\. Take part/),
      'og:image': `${server.url}/previews/ra.png`,
    });
    expect(await title(`/league/${league.body.id}`)).toBe('Of Thebes · The House of Ra');
    expect(await title(`/duplicate/${deal.body.id}`)).toBe('Ra: one deal at 3 tables · The House of Ra');
  });

  it('of a table whose deal others may still play says no more than of its game', async () => {
    const server = await serve();
    const table = { numPlayers: 2, setupData: { bots: { 1: 'easy' } } };
    const { id } = (await server.post('/duplicates/ra', { tables: 2, table })).body;
    const { matchID } = (await server.post(`/duplicates/${id}/sit`, { playerName: 'Ada' })).body;
    expect((await server.meta(`/match/ra/${matchID}`))['og:description']).toBe('Ra in English');
  });

  it('reads no more matches for an address than that may ask for: what is told then is told of the game', async () => {
    const server = await serve({ readsPerMinute: 2 });
    const id = await createMatch(server, { numPlayers: 2 }, 'ra');
    const load = vi.spyOn(server.matches, 'load');
    const texts: string[] = [];
    for (let n = 0; n < 4; n++) texts.push((await server.meta(`/match/ra/${id}`))['og:description']!);
    expect(texts.map(text => /waiting/.test(text))).toEqual([true, true, false, false]);
    expect(texts.at(-1)).toBe('Ra in English');
    expect(load).toHaveBeenCalledTimes(2);
    // Pages of nobody's match cost nothing.
    expect((await server.meta('/'))['og:title']).toBe('The House of Ra');
  });

  it.each(['/nowhere', '/match/toString/abcdef', '/rules/constructor'])('%s has none', async path => {
    expect(await (await serve()).meta(path)).toEqual({});
  });
});

describe('the picture of a table', () => {
  it.each(GAME_IDS)('of %s is drawn of what a spectator sees, whatever else the match holds', async game => {
    const { meta, rules } = await loadRules(game);
    const view = () => {
      const setup = { players: meta.seats.min, options: meta.defaults, seed: 'a match' };
      return rules.view(rules.setup(setup), null);
    };
    const drawn = (await pictureOf(game, view()))!;
    expect([...drawn.subarray(1, 4)].map(code => String.fromCharCode(code)).join('')).toBe('PNG');
    expect([drawn.readUInt32BE(16), drawn.readUInt32BE(20)]).toEqual([600, 315]);
    expect(drawn.length).toBeGreaterThan(10_000);
    expect((await pictureOf(game, view()))!.equals(drawn)).toBe(true);
  });

  it.each(['ra', 'kheops'] as const)(
    'of %s shows more than the bare table that a match begins with',
    async game => {
      const { meta, rules } = await loadRules(game);
      const begun = rules.setup({ players: 2, options: meta.defaults, seed: 'a match' });
      const bare = (await pictureOf(game, rules.view(begun, null)))!;
      expect((await pictureOf(game, null))!.length).toBeGreaterThan(1.5 * bare.length);
    },
  );

  it('of the house is as large as that of a game, and of no match', async () => {
    const house = (await pictureOf('house', null))!;
    expect([house.readUInt32BE(16), house.readUInt32BE(20)]).toEqual([600, 315]);
    const server = await serve();
    expect((await server.picture('/previews/house.png')).bytes.equals(house)).toBe(true);
    expect((await server.picture('/previews/house/nosuchmatch.png')).status).toBe(404);
  });

  it('is one of the game until the match begins, and then of the match', async () => {
    const server = await serve();
    const id = await createMatch(server, { numPlayers: 2 }, 'ra');
    const before = await server.picture(`/previews/ra/${id}.png`);
    expect([before.status, before.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(before.headers.get('cache-control')).toBe('public, max-age=60');
    const other = await createMatch(server, { numPlayers: 2 }, 'ra');
    expect((await server.picture(`/previews/ra/${other}.png`)).bytes.equals(before.bytes)).toBe(true);
    for (const name of ['Ada', 'Ned']) await sitDown(server, id, name, 'ra');
    const { state } = (await server.store.load(id))!;
    const { rules } = await loadRules('ra');
    const now = await server.picture(`/previews/ra/${id}.png`);
    expect(now.bytes.equals((await pictureOf('ra', rules.view(state!.G, null)))!)).toBe(true);
  });

  it.each(['/previews/chess.png', '/previews/ra/nosuchmatch.png', '/previews/kheops/x.png'])(
    '%s is not there',
    async path => {
      expect((await (await serve()).picture(path)).status).toBe(404);
    },
  );

  it('is not drawn, nor its match read, for an address that asks for too many', async () => {
    const server = await serve({ picturesPerMinute: 1 });
    const id = await createMatch(server, { numPlayers: 2 }, 'ra');
    const load = vi.spyOn(server.matches, 'load');
    const statuses: number[] = [];
    for (let n = 0; n < 3; n++) statuses.push((await server.picture(`/previews/ra/${id}.png`)).status);
    expect(statuses).toEqual([200, 429, 429]);
    expect(load).toHaveBeenCalledTimes(1);
  });
});
