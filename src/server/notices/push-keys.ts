import { createECDH, createHmac } from 'node:crypto';

/** The keys by which push services know this house (VAPID), as base64url: the public one goes to every page. */
export type PushKeys = { readonly publicKey: string; readonly privateKey: string };

/**
 * They follow from the secret that the database was made with, so that every server that shares it has the same, and they are
 * there again after any restart.
 */
export const pushKeysOf = (secret: string): PushKeys => {
  for (let n = 0; ; n++) {
    const curve = createECDH('prime256v1');
    try {
      curve.setPrivateKey(createHmac('sha256', secret).update(`push keys ${n}`).digest());
    } catch {
      // One number in four thousand million is no key.
      continue;
    }
    const privateKey = curve.getPrivateKey();
    return {
      publicKey: curve.getPublicKey().toString('base64url'),
      privateKey: Buffer.concat([Buffer.alloc(32 - privateKey.length), privateKey]).toString('base64url'),
    };
  }
};
