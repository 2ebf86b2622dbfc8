import { chmodSync } from 'node:fs';
import net from 'node:net';
import { join } from 'node:path';
import { closeLater, temporaryDirectory } from './running-server.ts';

/** A way to a database on which answers can be lost. */
export type CutWire = {
  readonly url: string;
  /** Of the next `count` connections that are asked something, the question arrives and the answer does not. */
  readonly loseAnswers: (count: number) => void;
  /** How many answers have been lost so far. */
  readonly lost: () => number;
  /** Nothing passes any more, in either direction, and nobody is told: the network is parted. */
  readonly hold: () => void;
  /** What was held back is gone with its connections; new ones pass. */
  readonly letGo: () => void;
};

/** What PostgreSQL's client calls its socket in a directory. */
const SOCKET = '.s.PGSQL.5432';

/** Lays a wire of our own to a database. */
export const cutWireTo = async (url: string): Promise<CutWire> => {
  const behind = new URL(url);
  const socketIn = behind.searchParams.get('host');
  const target =
    socketIn === null
      ? { host: behind.hostname, port: Number(behind.port || 5432) }
      : { path: join(socketIn, SOCKET) };
  const directory = temporaryDirectory();
  chmodSync(directory, 0o700);
  let toLose = 0;
  let lost = 0;
  let isHeld = false;
  const wires = new Set<net.Socket>();
  const server = net.createServer(near => {
    const far = net.connect(target);
    for (const end of [near, far]) {
      wires.add(end);
      end.on('error', () => {});
      end.on('close', () => {
        wires.delete(end);
        near.destroy();
        far.destroy();
      });
    }
    let loses = false;
    near.on('data', question => {
      if (isHeld) return;
      // The greeting is answered in any case.
      if (toLose > 0 && isStatement(question)) {
        toLose -= 1;
        loses = true;
      }
      far.write(question);
    });
    far.on('data', answer => {
      if (isHeld) return;
      if (!loses) return void near.write(answer);
      lost += 1;
      near.destroy();
    });
  });
  await new Promise<void>(resolve => server.listen(join(directory, SOCKET), resolve));
  closeLater(() => {
    for (const wire of wires) wire.destroy();
    server.close();
  });
  behind.searchParams.set('host', directory);
  const loseAnswers = (count: number) => {
    toLose += count;
  };
  const hold = () => {
    isHeld = true;
  };
  const letGo = () => {
    isHeld = false;
    for (const wire of wires) wire.destroy();
  };
  return { url: behind.href, loseAnswers, lost: () => lost, hold, letGo };
};

/** Parse, Bind, or a simple Query; a greeting begins with its length instead. */
const isStatement = (question: Buffer): boolean => 'PBQ'.includes(String.fromCharCode(question[0]!));
