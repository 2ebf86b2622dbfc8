import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Passkey } from './member-store.ts';

/** The page that asks, as a browser signs it: passkeys belong to its host. */
export type Site = { readonly origin: string; readonly name: string };

/** Loaded with the first passkey: what it brings along reads certificates of every kind. */
const library = () => import('@simplewebauthn/server');

const hostOf = ({ origin }: Site): string => new URL(origin).hostname;

/** What a browser is asked for a new passkey, which can be found without a name. @param id the member's, which the passkey keeps */
export const askForNew = async (
  site: Site,
  id: string,
  name: string,
  known: readonly Pick<Passkey, 'id' | 'transports'>[],
) =>
  (await library()).generateRegistrationOptions({
    rpName: site.name,
    rpID: hostOf(site),
    userID: new TextEncoder().encode(id),
    userName: name,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    excludeCredentials: known.map(key => ({ id: key.id, transports: [...key.transports] as never })),
  });

export const askForOne = async (site: Site) =>
  (await library()).generateAuthenticationOptions({ rpID: hostOf(site), userVerification: 'preferred' });

/** The challenge that an answer was made for; null where it cannot be read. */
export const challengeIn = (answer: {
  readonly response: { readonly clientDataJSON: string };
}): string | null => {
  try {
    const { challenge } = JSON.parse(
      Buffer.from(answer.response.clientDataJSON, 'base64url').toString('utf8'),
    );
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
};

/** What an answer is held to, whether it makes a passkey or signs with one. */
const expectedOf = (site: Site, challenge: string) => ({
  expectedChallenge: challenge,
  expectedOrigin: site.origin,
  expectedRPID: hostOf(site),
  requireUserVerification: false,
});

/** The passkey that was made, or null where the answer is not one to this challenge from this page. */
export const madePasskey = async (
  site: Site,
  challenge: string,
  answer: unknown,
): Promise<Pick<Passkey, 'id' | 'publicKey' | 'counter' | 'transports'> | null> => {
  try {
    const { verified, registrationInfo } = await (await library()).verifyRegistrationResponse({
      response: answer as RegistrationResponseJSON,
      ...expectedOf(site, challenge),
    });
    if (!verified || registrationInfo === undefined) return null;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
  } catch {
    return null;
  }
};

/** The counter that a passkey has signed with, or null where its signature is none of this challenge from this page. */
export const signedCounter = async (
  site: Site,
  challenge: string,
  answer: unknown,
  { id, publicKey, counter, transports }: Passkey,
): Promise<number | null> => {
  try {
    const { verified, authenticationInfo } = await (await library()).verifyAuthenticationResponse({
      response: answer as AuthenticationResponseJSON,
      ...expectedOf(site, challenge),
      credential: {
        id,
        publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
        counter,
        transports: [...transports] as never,
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
};
