import type { AnswerOf } from '../../../wire/routes.ts';
import type { Language } from '../../ui/i18n/i18n.tsx';
import { ask } from '../lobby/api.ts';

/** The way back by mail, where the host sends any. All of these throw a LobbyError. */
export type OwnAddress = AnswerOf<'GET /account/address'>;

const CONFIRM = '#address=';

export const fetchAddress = (): Promise<OwnAddress> => ask<'GET /account/address'>('/account/address');

/** Has a letter sent there, whose link confirms that it is read. */
export const giveAddress = (address: string, language: Language): Promise<unknown> =>
  ask<'PUT /account/address'>('/account/address', { method: 'PUT', body: { address, language } });

export const forgetAddress = (): Promise<unknown> =>
  ask<'DELETE /account/address'>('/account/address', { method: 'DELETE' });

/** The token of the letter that an address bears behind its #, or null. */
export const confirmationIn = (hash: string): string | null =>
  hash.startsWith(CONFIRM) ? hash.slice(CONFIRM.length) : null;

export const confirmAddress = (token: string): Promise<unknown> =>
  ask<'POST /account/address/confirm'>('/account/address/confirm', { body: { token } });

/** Whether one may come back by a letter at all. */
export const hasLetters = async (): Promise<boolean> =>
  (await ask<'GET /account/session/ways'>('/account/session/ways')).letter;

/** Has a letter sent whose link signs in, once. The same is answered where nobody has this address. */
export const askForLetter = (address: string, language: Language): Promise<unknown> =>
  ask<'POST /account/session/letter'>('/account/session/letter', { body: { address, language } });
