import type { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { BotStream } from '../../../src/server/bot-api/bot-stream.ts';
import { BotStreams } from '../../../src/server/bot-api/bot-streams.ts';
import { botApiRoutes } from '../../../src/server/bot-api/routes.ts';
import type { ServedGame } from '../../../src/server/match/served-game.ts';
import type { StoredMatch } from '../../../src/server/match/stored-match.ts';
import { closeLater } from '../support/closing.ts';
import { eventually } from '../support/running-server.ts';

/** An answer that keeps what is written to it, as if nobody fetched it where `waiting` says so. */
const answerTo = (waiting = 0) => {
  const heard: string[] = [];
  const said = {
    writableLength: waiting,
    writeHead: () => {},
    on: () => {},
    write: (text: string) => heard.push(text),
    end: () => heard.push('end'),
    destroy: () => heard.push('destroyed'),
  };
  return { heard, response: said as unknown as ServerResponse };
};
/** What is stored of which stream a bot has, for as many servers as one likes. */
const storedStreams = () => {
  const last = new Map<string, string>();
  return {
    listen: async (bot: string, stream: string) => Boolean(last.set(bot, stream)),
    streamOf: async (bot: string) => last.get(bot) ?? null,
  };
};
const streamsWith = (stored = storedStreams(), changed: (bot: string) => void = () => {}, beat = 5) => {
  const streams = new BotStreams({
    matches: { load: async () => null, game: () => undefined, now: () => 0 },
    store: { inPlay: async () => [], playedAgain: async () => [], ...stored },
    changed,
    log: { error: () => {} },
    beat,
  });
  closeLater(async () => streams.close());
  return streams;
};

it('a stream goes on as long as its token is worth something, at whichever server it was taken away', async () => {
  const streams = streamsWith();
  const { heard, response } = answerTo();
  let isWorth = true;
  await streams.open('bot-a', response, async () => isWorth);
  await eventually(() => heard.length).toBeGreaterThan(2);
  expect(heard).not.toContain('end');
  isWorth = false;
  await eventually(() => heard).toContain('end');
  expect([streams.size, streams.isOpen('bot-a')]).toEqual([0, false]);
});

it.each([
  ['as the servers tell each other', true, 1_000_000],
  ['as the database says, where they do not', false, 5],
])(
  'of a bot that listens at two servers the stream that was opened last goes on: %s',
  async (_how, areTold, beat) => {
    const stored = storedStreams();
    const servers: BotStreams[] = [];
    for (let i = 0; i < 2; i++)
      servers.push(
        streamsWith(
          stored,
          bot => {
            if (areTold) servers[1 - i]!.look(bot);
          },
          beat,
        ),
      );
    const [first, second, third] = [answerTo(), answerTo(), answerTo()];
    const replaced = [`${JSON.stringify({ type: 'replaced' })}\n`, 'end'];
    const open = (server: number, { response }: typeof first) =>
      servers[server]!.open('bot-a', response, async () => true);
    await open(0, first);
    await open(1, second);
    await eventually(() => first.heard.slice(-2)).toEqual(replaced);
    expect(servers.map(({ size }) => size)).toEqual([0, 1]);
    // Where one listens twice at one server it is so at once.
    const opened = open(1, third);
    expect(second.heard.slice(-2)).toEqual(replaced);
    await opened;
    expect(third.heard).not.toContain('end');
    // Two at once: whichever is stored last.
    const [fourth, fifth] = [answerTo(), answerTo()];
    await Promise.all([open(0, fourth), open(1, fifth)]);
    await eventually(() => [fourth, fifth].filter(({ heard }) => heard.includes('end')).length).toBe(1);
    expect(third.heard).toContain('end');
    expect(servers.map(({ size }) => size).toSorted()).toEqual([0, 1]);
  },
);

it('no more listen than there is room for, however many ask at once', async () => {
  const streams = streamsWith();
  const handlers = new Map<string, (ctx: unknown) => Promise<void>>();
  const add = (path: string, handler: (ctx: unknown) => Promise<void>) => handlers.set(path, handler);
  let found = (_: []) => {};
  const read = new Promise<[]>(resolve => {
    found = resolve;
  });
  const parts = {
    bots: {
      accounts: { store: { inPlay: () => read } },
      streams,
      botOf: async ({ bot }: { bot: string }) => ({ id: bot }),
    },
    ...{ mostStreams: 1, games: [] },
  };
  botApiRoutes({ get: add, post: add } as never, parts as never);
  const asked = ['bot-a', 'bot-b'].map(bot =>
    handlers.get('/api/bot/stream')!({
      ...{ bot, res: answerTo().response, set: () => {} },
      throw: (status: number) => {
        throw new Error(String(status));
      },
    }),
  );
  found([]);
  const answers = await Promise.allSettled(asked);
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(streams.size).toBe(1);
});

it('who does not fetch what is said is let go', async () => {
  const { heard, response } = answerTo(2_000_000);
  await streamsWith().open('bot-a', response, async () => true);
  expect(heard).toContain('destroyed');
});

it('a bot that listens anew after a match has ended is told of the rematch, once', () => {
  const { heard, response } = answerTo();
  const stream = new BotStream('bot-a', response);
  const game = { name: 'ra' } as ServedGame;
  const over = (version: number, data: object) =>
    ({
      ...{ id: 'first', version, state: null, control: {} },
      data: { players: { 0: { id: 0 }, 1: { id: 1, botAccount: 'bot-a' } }, gameover: {}, ...data },
    }) as unknown as StoredMatch;
  const lines = () => heard.flatMap(line => (line.trim() === '' ? [] : JSON.parse(line)));
  const both = [
    { type: 'ended', match: 'first' },
    { type: 'rematch', match: 'first', seat: 1, next: 'next' },
  ];
  stream.update(game, over(8, { nextMatchID: 'next' }), 0);
  expect(lines()).toMatchObject(both);
  stream.update(game, over(9, { nextMatchID: 'next' }), 0);
  expect(lines()).toHaveLength(2);
});
