import { chacha8 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** A source of chance. */
export type Random = {
  /** A whole number from 0 to n − 1, all equally likely. */
  below(n: number): number;
};

/**
 * Chance that nobody can foretell from what it already gave: for bags and deals.
 * ChaCha8 under the SHA-256 of the seed, so equal seeds give equal matches everywhere.
 */
export const sealedRandom = (seed: string): Random => new ChaChaRandom(sha256(utf8ToBytes(seed)));

/** Chance for bots and tests: far quicker, and of no use against somebody who would foretell it. */
export const quickRandom = (seed: string): Random => new Sfc32Random(...fourHashes(seed));

/** How much of the key stream is made at a time: enough for most bags. */
const CHUNK_BYTES = 768;
const BLOCK_BYTES = 64;
const NONCE = new Uint8Array(12);

class ChaChaRandom implements Random {
  readonly #key: Uint8Array;
  #words = new Uint32Array(0);
  #next = 0;
  #block = 0;

  constructor(key: Uint8Array) {
    this.#key = key;
  }

  below(n: number): number {
    if (this.#next === this.#words.length) this.#refill();
    const word = this.#words[this.#next];
    if (word === undefined) throw new RangeError('the key stream has no such word');
    this.#next += 1;
    return scale(word, n);
  }

  #refill() {
    const stream = new Uint8Array(CHUNK_BYTES);
    chacha8(this.#key, NONCE, stream, stream, this.#block);
    this.#words = new Uint32Array(stream.buffer);
    this.#block += CHUNK_BYTES / BLOCK_BYTES;
    this.#next = 0;
  }
}

/** Chris Doty-Humphrey's small fast counting generator. */
class Sfc32Random implements Random {
  #a: number;
  #b: number;
  #c: number;
  #d: number;

  constructor(a: number, b: number, c: number, d: number) {
    [this.#a, this.#b, this.#c, this.#d] = [a, b, c, d];
    for (let i = 0; i < 12; i++) this.below(1);
  }

  below(n: number): number {
    const word = (this.#a + this.#b + this.#d) | 0;
    this.#d = (this.#d + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = ((this.#c << 21) | (this.#c >>> 11)) + word;
    return scale(word >>> 0, n);
  }
}

/** A number below 2³² to one below n; the bias is below n / 2³². */
const scale = (word: number, n: number) => Math.floor((word / 0x1_0000_0000) * n);

/** Four 32-bit hashes of a text (the mixing of cyrb128). */
const fourHashes = (text: string): [number, number, number, number] => {
  let [a, b, c, d] = [1779033703, 3144134277, 1013904242, 2773480762];
  for (let i = 0; i < text.length; i++) {
    const k = text.charCodeAt(i);
    a = b ^ Math.imul(a ^ k, 597399067);
    b = c ^ Math.imul(b ^ k, 2869860233);
    c = d ^ Math.imul(c ^ k, 951274213);
    d = a ^ Math.imul(d ^ k, 2716044179);
  }
  return [a, b, c, d];
};
