import { closeLater } from './closing.ts';

/** Listens as a bot, and gives what it is told line by line. */
export const listen = async (url: string, token: string) => {
  const controller = new AbortController();
  closeLater(() => controller.abort());
  const { body, status } = await fetch(`${url}/api/bot/stream`, {
    headers: { authorization: `Bearer ${token}` },
    signal: controller.signal,
  });
  if (status !== 200 || body === null) throw new Error(`the stream is refused: ${status}`);
  // Read from at once: what nobody reads yet is ended by Node when it collects the response that it came with.
  const lines = linesOf(body.pipeThrough(new TextDecoderStream() as never));
  return {
    // biome-ignore lint/suspicious/noExplicitAny: tests look into lines of every kind
    next: async (): Promise<any> => {
      const { value, done } = await lines.next();
      return done ? null : JSON.parse(value);
    },
    end: () => controller.abort(),
  };
};

const linesOf = async function* (texts: AsyncIterable<string>): AsyncGenerator<string, void> {
  let rest = '';
  for await (const text of texts) {
    const lines = (rest + text).split('\n');
    rest = lines.pop()!;
    for (const line of lines) if (line !== '') yield line;
  }
};
