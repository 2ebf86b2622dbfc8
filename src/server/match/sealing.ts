import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A key that follows from a secret, and is good for one purpose alone. */
export const keyFor = (purpose: string, secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));

/** @param about what a text is the secret of: it cannot be opened as that of anything else */
export const seal = (key: Buffer, text: string, about = ''): string => {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(about));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
};

/** @throws where it was sealed with another key, or about something else */
export const open = (key: Buffer, sealed: string, about = ''): string => {
  const all = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(CIPHER, key, all.subarray(0, IV_BYTES)).setAAD(Buffer.from(about));
  decipher.setAuthTag(all.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const body = all.subarray(IV_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
};
