import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { isLongEnough } from '../../../game/shared/name-length.ts';
import type { AnswerOf, BodyOf } from '../../../wire/routes.ts';
import { ask, withIdempotencyKey } from '../lobby/api.ts';
import { holdCodes } from './unconfirmed-codes.ts';
import { forgetWho, keepWho, whoNow } from './who.ts';

/** What the server knows of whoever is signed in. All of these throw a LobbyError. */
export type OwnMember = AnswerOf<'POST /account/session'>['member'];
export type WaysIn = AnswerOf<'GET /account/ways-in'>;
export type Settings = OwnMember['settings'];

const library = () => import('@simplewebauthn/browser');

/** Whether this page may ask for a passkey: browsers keep them for https and for the machine itself. */
export const hasPasskeys = (): boolean => isSecureContext && 'PublicKeyCredential' in globalThis;

/** Whoever was asked for a passkey has closed the browser's question, or let it run out. */
export class PasskeyDeclined extends Error {}

/** A member's name has a sign more than a guest's need have. */
export class NameTooShort extends Error {}

const assertLongEnough = (name: string): void => {
  if (!isLongEnough(name)) throw new NameTooShort();
};

type Passkey = BodyOf<'POST /account/passkeys'>['passkey'];
/** What the browser answers for a passkey, through whatever library asks it. */
const asked = async (question: () => Promise<object>): Promise<Passkey> => {
  try {
    return (await question()) as Passkey;
  } catch (error) {
    throw new PasskeyDeclined(String(error));
  }
};

const newPasskey = async (name?: string) => {
  const { startRegistration } = await library();
  const { options } = await ask<'POST /account/passkeys/begin'>('/account/passkeys/begin', {
    body: name === undefined ? {} : { name },
  });
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return asked(() => startRegistration({ optionsJSON }));
};

export const fetchMember = async (): Promise<OwnMember | null> =>
  (await ask<'GET /account'>('/account')).member;

export type News = NonNullable<AnswerOf<'GET /account/now'>['told']>;
/** What is new since it was told last, as soon as anything is. @param known the mark of that, or nothing */
export const fetchNow = (known: string, signal: AbortSignal): Promise<AnswerOf<'GET /account/now'>> =>
  ask<'GET /account/now'>(known === '' ? '/account/now' : `/account/now?known=${known}`, { signal });

/** What a name was asked for with and no answer came, by the key that it bore. */
const sent = new Map<string, BodyOf<'POST /account'>>();

/**
 * Makes a guest a member. Where no answer came and the name is asked for again, that is the same request, by whichever way: the
 * name may be theirs already, with a passkey that no browser makes twice.
 * Ten codes come of it, each of which signs in once: they are held before anybody is known as the member.
 */
export const keepName = async (name: string, withPasskey: boolean, settings: Settings): Promise<void> => {
  assertLongEnough(name);
  const { member, codes } = await withIdempotencyKey({ keep: name }, async key => {
    const body = sent.get(key) ?? { name, settings, ...(withPasskey && { passkey: await newPasskey(name) }) };
    sent.set(key, body);
    return ask<'POST /account'>('/account', { body, key });
  });
  holdCodes(member.name, codes);
  keepWho(member.name);
};

const signIn = async (body: BodyOf<'POST /account/session'>): Promise<OwnMember> => {
  const { member } = await ask<'POST /account/session'>('/account/session', { body });
  keepWho(member.name);
  return member;
};

export const signInWithPasskey = async (): Promise<OwnMember> => {
  const { startAuthentication } = await library();
  const { options } = await ask<'POST /account/session/begin'>('/account/session/begin', { body: {} });
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return signIn({ passkey: await asked(() => startAuthentication({ optionsJSON })) });
};

export const signInWithCode = (name: string, code: string): Promise<OwnMember> => signIn({ name, code });
export const signInWithLink = (token: string): Promise<OwnMember> => signIn({ token });

export const signOut = async (): Promise<void> => {
  await ask<'DELETE /account/session'>('/account/session', { method: 'DELETE' });
  forgetWho();
};

export const fetchWaysIn = (): Promise<WaysIn> => ask<'GET /account/ways-in'>('/account/ways-in');

export const addPasskey = async (): Promise<void> => {
  const passkey = await newPasskey();
  await ask<'POST /account/passkeys'>('/account/passkeys', { body: { passkey } });
};

const remove = (path: `/account/${string}`): Promise<unknown> =>
  ask<'DELETE /account/session'>(path, { method: 'DELETE' });

export const removePasskey = (id: string) => remove(`/account/passkeys/${encodeURIComponent(id)}`);
export const signOutDevice = (id: string) => remove(`/account/devices/${encodeURIComponent(id)}`);

export const makeCodes = async (): Promise<readonly string[]> => {
  const { codes } = await ask<'POST /account/codes'>('/account/codes', { body: {} });
  holdCodes(whoNow()?.name, codes);
  return codes;
};

export const makeLink = (): Promise<AnswerOf<'POST /account/link'>> =>
  ask<'POST /account/link'>('/account/link', { body: {} });

export const rename = async (name: string): Promise<OwnMember> => {
  assertLongEnough(name);
  const { member } = await ask<'PUT /account/name'>('/account/name', { method: 'PUT', body: { name } });
  keepWho(member.name);
  return member;
};

export const putSettings = (settings: Settings): Promise<unknown> =>
  ask<'PUT /account/settings'>('/account/settings', { method: 'PUT', body: { settings } });
