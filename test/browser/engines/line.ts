import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** To a browser they are two sites, each with cookies of its own; ports make no difference to these. */
export type Host = 'localhost' | '127.0.0.1';

/** What a visitor comes by: it leads to a port of this machine, and can be cut. */
export class Line {
  readonly #open = new Set<Socket>();
  readonly #server = createServer(near => this.#connect(near));
  readonly #to: number;
  readonly #host: string;
  #state: 'open' | 'silent' | 'cut' = 'open';

  private constructor(to: number, host: string) {
    this.#to = to;
    this.#host = host;
  }

  /** @param host by which name of this machine it is come to */
  static async to(port: number, host: Host): Promise<Line> {
    const line = new Line(port, host);
    line.#server.listen(0);
    await once(line.#server, 'listening');
    return line;
  }

  get url(): string {
    return `http://${this.#host}:${(this.#server.address() as AddressInfo).port}`;
  }

  /** What is said from now on is lost on the way, and nobody is told. */
  silence(): void {
    this.#state = 'silent';
  }

  /** Ends what is open, and lets nobody through. */
  cut(): void {
    this.#state = 'cut';
    for (const socket of this.#open) socket.destroy();
  }

  mend(): void {
    this.#state = 'open';
  }

  async close(): Promise<void> {
    this.cut();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #connect(near: Socket): void {
    if (this.#state === 'cut') return void near.destroy();
    const far = connect(this.#to, 'localhost');
    this.#pass(near, far);
    this.#pass(far, near);
  }

  #pass(from: Socket, to: Socket): void {
    this.#open.add(from);
    from.on('data', data => this.#state === 'open' && to.write(data));
    // What breaks on one side ends on the other.
    from.on('error', () => {});
    from.on('close', () => {
      this.#open.delete(from);
      to.end();
    });
  }
}
