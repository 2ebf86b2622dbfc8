import { chacha8 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** A source of chance. */
export type Random = {
  /** A whole number from 0 to n − 1, all equally likely. */
  readonly below: (n: number) => number;
};

/**
 * Chance that nobody can foretell from what it already gave: for bags and deals.
 * ChaCha8 under the SHA-256 of the seed, so equal seeds give equal matches everywhere.
 */
export const sealedRandom = (seed: string): Random => {
  const key = sha256(utf8ToBytes(seed));
  const nonce = new Uint8Array(12);
  let words = new Uint32Array(0);
  let next = 0;
  let block = 0;
  const refill = () => {
    const bytes = chacha8(key, nonce, new Uint8Array(1024), undefined, block);
    words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);
    block += 16;
    next = 0;
  };
  return {
    below: n => {
      if (next === words.length) refill();
      return scale(words[next++]!, n);
    },
  };
};

/** Chance for bots and tests: sfc32, far quicker, and of no use against somebody who would foretell it. */
export const quickRandom = (seed: string): Random => {
  let [a, b, c, d] = fourHashes(seed);
  const step = () => {
    const t = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + t;
    return t >>> 0;
  };
  for (let i = 0; i < 12; i++) step();
  return { below: n => scale(step(), n) };
};

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
