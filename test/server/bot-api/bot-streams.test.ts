import type { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { BotStreams } from '../../../src/server/bot-api/bot-streams.ts';
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
