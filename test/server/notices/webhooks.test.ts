import { describe, expect, it } from 'vitest';
import { kheops } from '../../../src/game/kheops/rules.ts';
import { isolated } from '../../../src/game/shared/isolated.ts';
import { webhookLetter } from '../../../src/server/notices/webhook-letter.ts';
import { type Letter, letterBox } from '../support/letter-box.ts';
import { eventually, startServer } from '../support/running-server.ts';
import { createMatch, join } from '../support/seat-client.ts';

/** A table at which somebody has the turn, and nobody looks; notices are long in coming. */
const tableOf = async (name = 'Ada', config: object = {}) => {
  const server = await startServer({ privateNotices: true, origins: ['https://games.example'], ...config });
  const matchID = await createMatch(server, { numPlayers: 2 }, 'kheops');
  const seats = [await join(server, matchID, name, 'kheops'), await join(server, matchID, 'Bruno', 'kheops')];
  const notify = async (body: object, { seat, credentials } = seats[0]!) =>
    server.post(`/games/kheops/${matchID}/notify`, { playerID: seat, credentials, ...body });
  const [acting] = kheops.seatsToAct((await server.stored(matchID)).state.G);
  return { ...server, matchID, notify, mover: seats[acting!]! };
};

/** What each service takes of a call, by what it documents; null where it would answer 400. */
const READERS: Readonly<Record<string, (letter: Letter) => string | null>> = {
  // https://discord.com/developers/docs/resources/webhook#execute-webhook
  Discord: ({ body }) => {
    const { content, allowed_mentions: mentions, embeds, username } = JSON.parse(String(body));
    const isSaid = typeof content === 'string' && content.length > 0 && content.length <= 2000;
    const isPlain = embeds === undefined && username === undefined;
    const mentionsNobody = JSON.stringify(mentions) === '{"parse":[]}';
    return isSaid && isPlain && mentionsNobody ? content.replaceAll(/\\(.)/g, '$1') : null;
  },
  // https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks
  Slack: ({ headers, body }) => {
    const { text, attachments, blocks } = JSON.parse(String(body));
    if (headers['content-type'] !== 'application/json' || typeof text !== 'string') return null;
    if (attachments !== undefined || blocks !== undefined || /[<>]|&(?!amp;|lt;|gt;)/.test(text)) return null;
    return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
  },
  // https://docs.ntfy.sh/publish/#message-templating: without a template the body itself is what is shown
  ntfy: ({ headers, body }) => {
    if (headers['x-template'] !== 'yes') return String(body);
    const values = JSON.parse(String(body));
    const filled = (template = '') =>
      template.replaceAll(/\{\{\.(\w+)\}\}/g, (_all, key) => String(values[key]));
    return filled(headers['x-title'] as string) === 'Kheops' ? filled(headers['x-message'] as string) : null;
  },
};

describe.each(Object.entries(READERS))('%s', (_service, read) => {
  it.each(['Ada', '@everyone', '<!channel> & *Ned*', 'שרה'])(
    'takes the call as it is, with sentence and link, of %s',
    async name => {
      const outside = await letterBox(204);
      const { notify, matchID } = await tableOf(name);
      await notify({ webhook: `${outside.url}/topic`, language: 'it' });
      expect((await notify({ trial: true })).body).toMatchObject({ answered: 204, refused: null });
      const link = `https://games.example/match/kheops/${matchID}`;
      expect(read(outside.heard[0]!)).toBe(`${isolated(name)}, così saprai che tocca a te a Kheops: ${link}`);
      expect(outside.heard[0]!.headers['x-click']).toBe(link);
    },
  );
});

it('a turn, its reminder and a trial are said differently, in both languages', () => {
  const match = { id: 'abc123', data: { gameName: 'ra', players: { 1: { name: 'Ada' } } } } as never;
  const said = (['turn', 'reminder', 'trial'] as const).flatMap(occasion =>
    (['en', 'it'] as const).map(language => {
      const letter = webhookLetter(match, 1, { webhook: 'https://a.example', language }, occasion, null);
      const { message, link, kind, reminder } = JSON.parse(String(letter.body));
      expect(link).toBeNull();
      expect([kind, reminder]).toEqual([
        occasion === 'trial' ? 'trial' : 'your-turn',
        occasion === 'reminder',
      ]);
      return message;
    }),
  );
  expect(new Set(said).size).toBe(6);
});

describe('where a webhook is refused', () => {
  it.each([
    ['with a status', 403],
    ['in vain sent elsewhere', 302],
    ['as too much is asked for', 429],
  ])('%s, its owner is told the number when it is tried, and when it is looked at', async (_what, status) => {
    const outside = await letterBox(status);
    const { notify } = await tableOf();
    const webhook = `${outside.url}/hook`;
    await notify({ webhook });
    expect((await notify({ trial: true })).body).toEqual({
      push: [],
      webhook,
      gone: null,
      refused: status,
      answered: status,
    });
    expect(outside.heard).toHaveLength(1);
    expect((await notify({})).body.refused).toBe(status);
    // Whoever gives another address begins anew.
    expect((await notify({ webhook: `${outside.url}/other` })).body.refused).toBeNull();
  });

  it('as nobody is there, that is 0', async () => {
    const { notify } = await tableOf();
    await notify({ webhook: 'http://127.0.0.1:1/' });
    expect((await notify({ trial: true })).body).toMatchObject({ answered: 0, refused: 0 });
  });

  it('as it is gone, it is called no more', async () => {
    const outside = await letterBox(404);
    const { notify } = await tableOf();
    const webhook = `${outside.url}/hook`;
    await notify({ webhook });
    expect((await notify({ trial: true })).body).toMatchObject({
      answered: 404,
      webhook: null,
      gone: webhook,
    });
  });

  it('by a turn’s notice, that is told as well; a trial that is taken ends it', async () => {
    const outside = await letterBox(400, 400);
    const { notify, mover } = await tableOf('Ada', { clockSecond: 1 });
    const look = async () => (await notify({}, mover)).body.refused;
    await notify({ webhook: `${outside.url}/hook` }, mover);
    await eventually(look).toBe(400);
    await eventually(() => outside.heard.length).toBe(2);
    await notify({ trial: true }, mover);
    expect(await look()).toBeNull();
  });
});

it('it is tried by its owner alone, and not again and again', async () => {
  const outside = await letterBox();
  const { notify, mover } = await tableOf();
  await notify({ webhook: `${outside.url}/hook` });
  expect((await notify({ trial: true }, { ...mover, credentials: 'guess' })).status).toBe(403);
  const answers = [await notify({ trial: true }), await notify({ trial: true })];
  expect(answers.map(({ status }) => status)).toEqual([200, 429]);
  expect(outside.heard).toHaveLength(1);
});

it('where no public name is known, the link is to where the page was opened', async () => {
  const outside = await letterBox();
  const { notify, matchID, url, post } = await tableOf('Ada', {
    origins: [],
    basePath: '/ra/',
    trustProxy: 1,
  });
  await notify({ webhook: `${outside.url}/hook` });
  await notify({ trial: true });
  expect(JSON.parse(String(outside.heard[0]!.body)).link).toBe(`${url}/ra/match/kheops/${matchID}`);
  expect(post).toBeDefined();
});
