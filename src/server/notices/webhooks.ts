import type { Seat } from '../../game/shared/seats.ts';
import type { Matches } from '../match/matches.ts';
import { playerAt } from '../match/seats.ts';
import type { StoredMatch } from '../match/stored-match.ts';
import type { NoticeSettings, NoticeSettingsStore } from './notice-settings.ts';
import { type Letter, send } from './send.ts';
import { type Occasion, trialLetter, webhookLetter } from './webhook-letter.ts';

type Options = {
  readonly matches: Matches;
  readonly settings: Pick<NoticeSettingsStore, 'of' | 'change'>;
  /** Where the site begins by its public name, or null. */
  readonly site: string | null;
  readonly allowPrivate: boolean;
  readonly pauses?: readonly number[] | undefined;
};

/** What became of a call: the status of the last answer (0: none, or no address that may be called), and whether nobody is there any more. */
type Called = { readonly status: number; readonly isGone: boolean; readonly isTaken: boolean };

/**
 * Calls the web address of a seat, or of the member who holds it, and notes what becomes of that: its owner sees it on the page.
 * @returns the status of the last answer; 0 where there was none, or the address is not one that may be called
 */
export type CallWebhook = (
  match: StoredMatch,
  seat: Seat,
  occasion: Occasion,
  signal?: AbortSignal,
) => Promise<number>;
/** Calls a member's, so that they see whether it comes. */
export type TryWebhook = (member: { readonly id: string; readonly name: string }) => Promise<number>;

export const webhooks = ({ matches, settings, site, allowPrivate, pauses }: Options) => {
  const call = async (
    letter: Letter,
    occasion: Occasion,
    signal = new AbortController().signal,
  ): Promise<Called> => {
    let status = 0;
    const onStatus = (answered: number) => {
      status = answered;
    };
    // Whoever tries it waits for the answer: it is not tried again.
    const sent = await send(letter, allowPrivate, signal, occasion === 'trial' ? [] : pauses, onStatus);
    return { status, isGone: sent === 'gone', isTaken: sent === 'sent' };
  };
  const noteOf = async (member: string, address: string, { status, isGone, isTaken }: Called) => {
    const note = (before: NoticeSettings): NoticeSettings =>
      before.webhook !== address
        ? before
        : isGone
          ? { ...before, webhook: null, gone: address, refused: null }
          : { ...before, refused: isTaken ? null : status };
    await settings.change(member, note);
  };

  const callWebhook: CallWebhook = async (match, seat, occasion, signal) => {
    const member = playerAt(match.data, seat)?.member;
    if (member !== undefined) {
      const wanted = await settings.of(member);
      if (wanted.webhook === null) return 0;
      const { webhook, language } = wanted;
      const letter = webhookLetter(match, seat, { webhook, language }, occasion, site ?? wanted.site);
      const called = await call(letter, occasion, signal);
      await noteOf(member, webhook, called);
      return called.status;
    }
    const wanted = match.control.notify?.[seat];
    if (wanted?.webhook === undefined) return 0;
    const letter = webhookLetter(match, seat, wanted, occasion, site ?? wanted.site ?? null);
    const { status, isGone, isTaken } = await call(letter, occasion, signal);
    const at = { seat, address: wanted.webhook } as const;
    const refused = isTaken ? null : status;
    if (isGone) await matches.send(match.id, { kind: 'address-gone', ...at });
    else if (refused !== (wanted.refused ?? null))
      await matches.send(match.id, { kind: 'webhook-answer', ...at, refused });
    return status;
  };

  const tryWebhook: TryWebhook = async ({ id, name }) => {
    const { webhook, language, site: own } = await settings.of(id);
    if (webhook === null) return 0;
    const called = await call(trialLetter(name, webhook, language, site ?? own), 'trial');
    await noteOf(id, webhook, called);
    return called.status;
  };
  return { callWebhook, tryWebhook };
};
