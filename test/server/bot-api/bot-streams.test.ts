import type { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { BotStream } from '../../../src/server/bot-api/bot-stream.ts';
import { BotStreams } from '../../../src/server/bot-api/bot-streams.ts';
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
const streamsWith = () => {
  const streams = new BotStreams({
    matches: { load: async () => null, game: () => undefined, now: () => 0 },
    store: { inPlay: async () => [] },
    log: { error: () => {} },
    beat: 5,
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
  stream.tell(game, over(8, { nextMatchID: 'next' }), 0);
  expect(lines()).toMatchObject(both);
  stream.tell(game, over(9, { nextMatchID: 'next' }), 0);
  expect(lines()).toHaveLength(2);
});
