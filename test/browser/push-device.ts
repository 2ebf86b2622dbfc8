import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { BrowserContext } from 'playwright-core';

/**
 * A device at a push service of the test's own: Chromium asks Google's for an address, which a test cannot. All else is the
 * browser's own, from the leave to the notice that its worker shows.
 * @param endpoint where whatever is sent to it arrives
 */
export const pushDeviceAt = async (endpoint: string, visitor: BrowserContext) => {
  const curve = createECDH('prime256v1');
  const own = curve.generateKeys();
  const auth = randomBytes(16);
  const keys = { p256dh: own.toString('base64url'), auth: auth.toString('base64url') };
  await visitor.addInitScript(
    subscription => {
      const made = { ...subscription, toJSON: () => subscription };
      PushManager.prototype.subscribe = async () => {
        sessionStorage.setItem('push', 'on');
        return made as unknown as PushSubscription;
      };
      PushManager.prototype.getSubscription = async () =>
        sessionStorage.getItem('push') === null ? null : (made as unknown as PushSubscription);
    },
    { endpoint, keys },
  );

  /** What was sealed for this device. [RFC 8291] */
  const open = (sealed: Buffer): string => {
    const salt = sealed.subarray(0, 16);
    const keyLength = sealed.readUInt8(20);
    const theirs = sealed.subarray(21, 21 + keyLength);
    const body = sealed.subarray(21 + keyLength);
    const key = (from: Uint8Array, salted: Uint8Array, info: string | Buffer, length: number) =>
      Buffer.from(hkdfSync('sha256', from, salted, info, length));
    const both = Buffer.concat([Buffer.from('WebPush: info\0'), own, theirs]);
    const shared = key(curve.computeSecret(theirs), auth, both, 32);
    const decipher = createDecipheriv(
      'aes-128-gcm',
      key(shared, salt, 'Content-Encoding: aes128gcm\0', 16),
      key(shared, salt, 'Content-Encoding: nonce\0', 12),
    );
    decipher.setAuthTag(body.subarray(-16));
    const padded = Buffer.concat([decipher.update(body.subarray(0, -16)), decipher.final()]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString();
  };
  return { open };
};
