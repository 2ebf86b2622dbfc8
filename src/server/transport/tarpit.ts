import type http from 'node:http';
import { setTimeout as passing } from 'node:timers/promises';
import type { Config } from '../config.ts';
import { addressOf } from '../http/address.ts';
import { isHostAllowed } from '../http/host.ts';
import { isOriginAllowed } from '../http/origin.ts';
import { widestOf } from '../limits/networks.ts';

/** How long a refusal is held back at least, and how far apart those of one network are, in milliseconds. */
const DELAY_MS = 500;
const APART_MS = 25;
/** No refusal is held back longer: beyond that a connection is cut without an answer. */
const LONGEST_MS = 3000;

/** Time, as it is handed in: milliseconds since any moment, and a promise that so many have gone by. */
export type Clock = { readonly now: () => number; readonly sleep: (ms: number) => Promise<unknown> };

const CLOCK: Clock = {
  now: () => performance.now(),
  sleep: ms => passing(ms, undefined, { ref: false }),
};

/**
 * Holds refusals back, and gives them one after the other. A client that dials again and again does so as often as it is answered;
 * and a hundred connections that are refused together come back together, all of them between two moves of somebody else.
 */
class Tarpit {
  readonly #clock: Clock;
  /** By network, when the last of its refusals is given. */
  readonly #until = new Map<string, number>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** @returns false where so many of a network wait that another one is not worth an answer */
  async wait(network: string): Promise<boolean> {
    const now = this.#clock.now();
    if (this.#until.size > 1000) this.#sweep(now);
    const turn = Math.max(now + DELAY_MS, (this.#until.get(network) ?? 0) + APART_MS);
    if (turn > now + LONGEST_MS) return false;
    this.#until.set(network, turn);
    await this.#clock.sleep(turn - now);
    return true;
  }

  #sweep(now: number): void {
    for (const [network, until] of this.#until) if (until <= now) this.#until.delete(network);
  }
}

type Decide = (error: string | null | undefined, isLetIn: boolean) => void;

/** Checks every handshake: engine.io's `allowRequest`. */
export const handshakeCheck = (
  { origins, trustProxy }: Pick<Config, 'origins' | 'trustProxy'>,
  isAdmitted: (request: http.IncomingMessage) => boolean,
  clock: Clock = CLOCK,
) => {
  const tarpit = new Tarpit(clock);
  return async (request: http.IncomingMessage, decide: Decide): Promise<void> => {
    const { origin, host } = request.headers;
    if (!isHostAllowed(host, origins)) return decide('host', false);
    if (!isOriginAllowed(origin, host, origins)) return decide('origin', false);
    if (isAdmitted(request)) return decide(null, true);
    if (await tarpit.wait(widestOf(addressOf(request, trustProxy)))) decide(null, false);
    else request.socket.destroy();
  };
};
