import { networksOf, sharedOf } from './networks.ts';

/** How much other servers have open, by key. */
export type OpenElsewhere = {
  readonly from: (key: string) => number;
  /** Is told how much is open here, whenever that changes. */
  readonly here: (key: string, open: number) => void;
};

const NOWHERE_ELSE: OpenElsewhere = { from: () => 0, here: () => {} };

/** How much may be open at the same time from one address and the networks it lies in, on all servers together. */
export class OpenAtOnce {
  readonly #most: number;
  readonly #elsewhere: OpenElsewhere;
  /** By network. What was opened is given back when it is closed. */
  readonly #open = new Map<string, number>();

  constructor(most: number, elsewhere: OpenElsewhere = NOWHERE_ELSE) {
    this.#most = most;
    this.#elsewhere = elsewhere;
  }

  isFull(address: string): boolean {
    return networksOf(address).some(({ key, share }) => this.#count(key) >= this.#most * share);
  }

  /** Has nobody of the widest network of an address anything open? */
  isNew(address: string): boolean {
    return networksOf(address).every(({ key }) => this.#count(key) === 0);
  }

  opened(address: string): void {
    this.#add(address, 1);
  }

  closed(address: string): void {
    this.#add(address, -1);
  }

  #count(key: string): number {
    return (this.#open.get(key) ?? 0) + this.#elsewhere.from(key);
  }

  #add(address: string, more: 1 | -1): void {
    for (const { key } of networksOf(address)) {
      const open = (this.#open.get(key) ?? 0) + more;
      if (open > 0) this.#open.set(key, open);
      else this.#open.delete(key);
      this.#elsewhere.here(key, open);
    }
  }
}

/** Room for so many in all, of which who has none finds some where others find none any more, and for so many from one address. */
export class Room {
  readonly #most: number;
  readonly #fromAddress: OpenAtOnce;
  #taken = 0;

  constructor(most: number, mostOfAddress: number) {
    this.#most = most;
    this.#fromAddress = new OpenAtOnce(mostOfAddress);
  }

  /** @returns gives the place back, to be called once; null: there is none */
  take(address: string): (() => void) | null {
    const most = this.#fromAddress.isNew(address) ? this.#most : sharedOf(this.#most);
    if (this.#taken >= most || this.#fromAddress.isFull(address)) return null;
    this.#taken += 1;
    this.#fromAddress.opened(address);
    return () => {
      this.#taken -= 1;
      this.#fromAddress.closed(address);
    };
  }
}
