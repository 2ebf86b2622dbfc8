import WebSocket from 'ws';
import { request } from './load/requests.ts';

export type Memory = { readonly rss: number; readonly heapUsed: number; readonly external: number };

/**
 * Bytes that a process of Node's holds once it has thrown away what it can, as it says through its debugger's port.
 * @param port where it was started with `--inspect`
 */
export const memoryOf = async (port: number): Promise<Memory> => {
  const [target] = JSON.parse((await request(port, { path: '/json' })).text) as [
    { webSocketDebuggerUrl: string },
  ];
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  try {
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    let asked = 0;
    const ask = (method: string, params: object = {}) =>
      new Promise<{ result?: { value?: string } }>(resolve => {
        asked += 1;
        const id = asked;
        socket.on('message', data => {
          const answer = JSON.parse(String(data));
          if (answer.id === id) resolve(answer.result);
        });
        socket.send(JSON.stringify({ id, method, params }));
      });
    // What is let go of in one round may hold what is thrown away in the next.
    for (let round = 0; round < 3; round++) await ask('HeapProfiler.collectGarbage');
    const expression = 'JSON.stringify(process.memoryUsage())';
    return JSON.parse((await ask('Runtime.evaluate', { expression })).result!.value!);
  } finally {
    socket.close();
  }
};
