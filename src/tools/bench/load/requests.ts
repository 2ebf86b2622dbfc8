import http from 'node:http';

export type Answer = { readonly status: number; readonly text: string };

/** A request from one of this machine's addresses, over a connection of its own. */
export const request = (
  port: number,
  { path, from = '127.0.0.1', body }: { path: string; from?: string; body?: unknown },
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const asked = http.request(
      {
        port,
        path,
        host: '127.0.0.1',
        localAddress: from,
        method: text === undefined ? 'GET' : 'POST',
        agent: false,
        headers:
          text === undefined ? {} : { 'content-type': 'application/json', 'content-length': text.length },
      },
      response => {
        let answer = '';
        response.setEncoding('utf8').on('data', part => {
          answer += part;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text: answer }));
        response.on('error', reject);
      },
    );
    asked.on('error', reject).end(text);
  });

/** The same, and the answer as it was meant. @throws where it is not 200 */
export const ask = async (
  port: number,
  what: Parameters<typeof request>[1],
): Promise<Record<string, string>> => {
  const { status, text } = await request(port, what);
  if (status !== 200) throw new Error(`${what.path} was answered with ${status}: ${text.slice(0, 200)}`);
  return JSON.parse(text);
};

/** The text once the server answers there. @throws after `patience` milliseconds */
export const untilAnswered = async (port: number, path: string, patience = 60_000): Promise<Answer> => {
  const end = Date.now() + patience;
  for (;;) {
    const answer = await request(port, { path }).catch(() => null);
    if (answer !== null) return answer;
    if (Date.now() > end) throw new Error(`the server on port ${port} does not answer`);
    await new Promise(resolve => setTimeout(resolve, 10));
  }
};
