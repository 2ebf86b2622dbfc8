import type http from 'node:http';
import { setTimeout as passing } from 'node:timers/promises';
import type { Config } from '../config.ts';
import { addressOf } from '../http/address.ts';
import { isHostAllowed } from '../http/host.ts';
import { isOriginAllowed } from '../http/origin.ts';
import { widestOf } from '../limits/networks.ts';

/** How long somebody waits at the door who is not let in, and how far apart those of one address are sent away, in milliseconds. */
const DOOR_MS = 500;
const APART_MS = 25;
/** Nobody waits longer: for whom that would not do there is no answer. */
const LONGEST_MS = 3000;

/** Time, as it is handed in: milliseconds since any moment, and a promise that so many have gone by. */
export type Clock = { readonly now: () => number; readonly sleep: (ms: number) => Promise<unknown> };

const CLOCK: Clock = {
  now: () => performance.now(),
  sleep: ms => passing(ms, undefined, { ref: false }),
};

/**
 * Sends away whom there is no room for, late and one after the other: whoever dials again and again does so as often as it is
 * answered, and a hundred connections that were cut together would be back together, each time all of them between
 * two moves of somebody else's.
 */
class Door {
  readonly #clock: Clock;
  /** By network, when the last of its own that wait is sent away. */
  readonly #until = new Map<string, number>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** @returns false where so many of a network wait that another one is not worth an answer */
  async wait(network: string): Promise<boolean> {
    const now = this.#clock.now();
    if (this.#until.size > 1000) this.#sweep(now);
    const turn = Math.max(now + DOOR_MS, (this.#until.get(network) ?? 0) + APART_MS);
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

/** Looks at every connection before it is one: engine.io's `allowRequest`. */
export const doorOf = (
  { origins, trustProxy }: Pick<Config, 'origins' | 'trustProxy'>,
  isAdmitted: (request: http.IncomingMessage) => boolean,
  clock: Clock = CLOCK,
) => {
  const door = new Door(clock);
  return async (request: http.IncomingMessage, decide: Decide): Promise<void> => {
    const { origin, host } = request.headers;
    if (!isHostAllowed(host, origins)) return decide('host', false);
    if (!isOriginAllowed(origin, host, origins)) return decide('origin', false);
    if (isAdmitted(request)) return decide(null, true);
    if (await door.wait(widestOf(addressOf(request, trustProxy)))) decide(null, false);
    else request.socket.destroy();
  };
};
