import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** As much of CBOR as an authenticator writes: numbers, bytes, text and maps, none of them long. */
const cbor = (value: unknown): Buffer => {
  const head = (kind: number, size: number): Buffer => {
    if (size < 24) return Buffer.from([(kind << 5) | size]);
    if (size < 256) return Buffer.from([(kind << 5) | 24, size]);
    return Buffer.from([(kind << 5) | 25, size >> 8, size & 255]);
  };
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const entries = [...(value as ReadonlyMap<unknown, unknown>)];
  return Buffer.concat([head(5, entries.length), ...entries.flat().map(cbor)]);
};

const sha256 = (bytes: string | Buffer): Buffer => createHash('sha256').update(bytes).digest();
const text = (bytes: Buffer): string => bytes.toString('base64url');

/** Somebody was there (1), and it was them (4); a new key comes along (64). */
const PRESENT = 1 | 4;
const WITH_KEY = 64;

type Asked = { readonly challenge: string };

/** A passkey in software, as a browser's page of some origin would have it answer. */
export const authenticator = (origin: string) => {
  const { hostname } = new URL(origin);
  const id = randomBytes(16);
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  let counter = 0;

  const clientData = (type: string, { challenge }: Asked, from: string) =>
    Buffer.from(JSON.stringify({ type: `webauthn.${type}`, challenge, origin: from, crossOrigin: false }));
  const authData = (flags: number, host: string, more: readonly Buffer[] = []) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(host), Buffer.from([flags]), count, ...more]);
  };
  const answer = <Response extends object>(response: Response) => ({
    id: text(id),
    rawId: text(id),
    type: 'public-key' as const,
    clientExtensionResults: {},
    response,
  });

  return {
    id: text(id),
    /** What it says it has been used so often. */
    setCounter: (n: number) => {
      counter = n;
    },
    /** Makes the key that a page asks for. */
    make: (asked: Asked, from = origin) => {
      const key = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseOf(publicKey)]);
      const attestationObject = cbor(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authData(PRESENT | WITH_KEY, hostname, [key])],
        ]),
      );
      return answer({
        clientDataJSON: text(clientData('create', asked, from)),
        attestationObject: text(attestationObject),
        transports: ['internal'],
      });
    },
    /** Signs what a page asks for. */
    sign: (asked: Asked, from = origin) => {
      counter += counter === 0 ? 0 : 1;
      const data = authData(PRESENT, hostname);
      const client = clientData('get', asked, from);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return answer({
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(signature),
      });
    },
  };
};
export type Authenticator = ReturnType<typeof authenticator>;

/** A key of P-256 for ES256, as COSE has it. */
const coseOf = (key: KeyObject): Buffer => {
  const { x, y } = key.export({ format: 'jwk' });
  return cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x!, 'base64url')],
      [-3, Buffer.from(y!, 'base64url')],
    ]),
  );
};
