import { z } from 'zod';
import { isLongEnough, LEAST_OF_MEMBERS } from '../game/shared/name-length.ts';
import { LANGUAGES, pushDevice, tokenBody, webAddress } from './bodies.ts';
import { listOf } from './parts.ts';
import { playerName } from './player-name.ts';

/** Who somebody is: what the routes of members take and answer. */

/** The id of a member, which others see beside the name. */
export const MEMBER_ID = /^[a-z0-9]{12}$/;
export const memberID = z.string().regex(MEMBER_ID).meta({ title: 'MemberID' });
const moment = z.number().min(0).meta({ title: 'Moment' });

export const memberName = playerName.refine(
  isLongEnough,
  `must have at least ${LEAST_OF_MEMBERS} characters`,
);

/** What a browser answers for a passkey (WebAuthn): `@simplewebauthn/server` reads it. */
const passkeyAnswer = z.looseObject({
  id: z.string().min(1).max(1024),
  rawId: z.string().min(1).max(1024),
  response: z.looseObject({ clientDataJSON: z.string().max(4096) }),
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}),
});
/** What a browser is asked for one. */
const passkeyOptions = z.looseObject({ challenge: z.string() });

/** So many keys a member may have. */
export const MOST_SETTINGS = 40;

/** What a page keeps of how somebody likes the site: by its own keys, and no more than would fit a page of text. */
const settingsOf = z
  .record(z.string().max(40), z.union([z.string().max(200), z.number(), z.boolean()]))
  .refine(all => Object.keys(all).length <= MOST_SETTINGS, `must have at most ${MOST_SETTINGS} keys`)
  .readonly();

export const newMemberBody = z.strictObject({
  name: memberName,
  /** The answer to `POST /account/passkeys/begin`; without one the member has recovery codes alone. */
  passkey: passkeyAnswer.optional(),
  settings: settingsOf.optional(),
});
export const beginPasskeyBody = z.strictObject({ name: memberName.optional() });
export const addPasskeyBody = z.strictObject({ passkey: passkeyAnswer });
export const renameBody = z.strictObject({ name: memberName });
export const settingsBody = z.strictObject({ settings: settingsOf });

/** One of the ways in. */
export const signInBody = z.union([
  z.strictObject({ passkey: passkeyAnswer }),
  z.strictObject({ name: z.string().min(1).max(200), code: z.string().min(1).max(64) }),
  tokenBody,
]);

const minute = z.int('must be a whole number').min(0).max(1439);
/** From and to in minutes since midnight, on the clocks of a zone such as `Europe/Rome`. */
const quietHours = z.strictObject({ from: minute, to: minute, zone: z.string().min(1).max(64) });
export const noticesBody = z.strictObject({
  on: z.boolean().optional(),
  push: pushDevice.optional(),
  noPush: webAddress(['https:', 'http:']).optional(),
  webhook: webAddress(['https:', 'http:']).nullable().optional(),
  mail: z.boolean().optional(),
  quiet: quietHours.nullable().optional(),
  language: z.enum(LANGUAGES).optional(),
  trial: z.literal(true).optional(),
});
export type NoticesChange = Omit<z.infer<typeof noticesBody>, 'trial'>;
/** How one is told that it is one's turn, in all matches. */
export const noticesTold = z
  .strictObject({
    on: z.boolean(),
    /** The addresses by which push services reach one's devices. */
    push: listOf(z.string()),
    webhook: z.string().nullable(),
    gone: z.string().nullable(),
    refused: z.number().nullable(),
    mail: z.boolean(),
    quiet: quietHours.nullable(),
    /** What came back when the webhook was tried: its status, or 0. */
    answered: z.number().exactOptional(),
  })
  .meta({ title: 'NoticesTold' });

/** Oneself. */
export const ownMember = z
  .strictObject({
    id: memberID,
    name: z.string(),
    since: moment,
    settings: settingsOf,
  })
  .meta({ title: 'OwnMember' });
export const me = z.strictObject({ member: ownMember.nullable() });
export const signedIn = z.strictObject({ member: ownMember });
/** Shown once: ten codes, each of which signs in once. */
const codes = listOf(z.string());
export const newMember = signedIn.extend({ codes });
export const newCodes = z.strictObject({ codes });
export const begunPasskey = z.strictObject({ options: passkeyOptions });
/** By which another device signs in, once, within so many seconds. */
export const deviceLink = z.strictObject({ token: z.string(), seconds: z.number() });
export const waysIn = z
  .strictObject({
    passkeys: listOf(
      z.strictObject({ id: z.string(), label: z.string(), since: moment, usedAt: moment.nullable() }),
    ),
    devices: listOf(
      z.strictObject({
        id: z.string(),
        /** Browser and system, as far as they say so. */
        device: z.string(),
        since: moment,
        usedAt: moment,
        /** The one that asks. */
        isThis: z.boolean(),
      }),
    ),
    /** How many recovery codes have not been used. */
    codesLeft: z.number(),
  })
  .meta({ title: 'WaysIn' });
