import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import { closeLater } from './closing.ts';

export type Letter = { readonly from: string; readonly to: readonly string[]; readonly text: string };

/** A mail server on this machine that keeps what it is sent, as much of SMTP as that takes. */
export const mailSink = async (): Promise<{ readonly url: string; readonly letters: Letter[] }> => {
  const letters: Letter[] = [];
  const open = new Set<Socket>();
  const server = createServer(socket => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => {});
    socket.setEncoding('utf8');
    const say = (line: string) => void socket.write(`${line}\r\n`);
    let rest = '';
    let from = '';
    let to: string[] = [];
    let isLetter = false;
    const hear = (line: string): void => {
      const address = line.match(/<([^>]*)>/)?.[1] ?? '';
      if (/^MAIL FROM/i.test(line)) from = address;
      if (/^RCPT TO/i.test(line)) to.push(address);
      isLetter = /^DATA/i.test(line);
      if (isLetter) say('354 go on');
      else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
      else say('250 ok');
    };
    socket.on('data', (chunk: string) => {
      rest += chunk;
      for (;;) {
        const end = isLetter ? rest.indexOf('\r\n.\r\n') : rest.indexOf('\r\n');
        if (end < 0) return;
        const part = rest.slice(0, end);
        rest = rest.slice(end + (isLetter ? 5 : 2));
        if (!isLetter) {
          hear(part);
          continue;
        }
        letters.push({ from, to, text: plainText(part) });
        [from, to, isLetter] = ['', [], false];
        say('250 kept');
      }
    });
    say('220 sink');
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  closeLater(() => {
    for (const socket of open) socket.destroy();
    return new Promise<void>(resolve => server.close(() => resolve()));
  });
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, letters };
};

/** Headers and text as they were meant: long lines are folded on the way, and letters beyond ASCII written as numbers. */
const plainText = (letter: string): string => {
  const [head = '', ...body] = letter.split('\r\n\r\n');
  const text = body.join('\n\n');
  const isQuoted = /quoted-printable/i.test(head);
  const isBase64 = /transfer-encoding: base64/i.test(head);
  const bytes = isBase64
    ? Buffer.from(text, 'base64')
    : Buffer.from(
        isQuoted
          ? text
              .replaceAll(/=\r?\n/g, '')
              .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
                String.fromCharCode(Number.parseInt(hex, 16)),
              )
          : text,
        'latin1',
      );
  return `${head}\n\n${bytes.toString('utf8')}`;
};
