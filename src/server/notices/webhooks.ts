import type { Seat } from '../../game/shared/seats.ts';
import type { Matches } from '../match/matches.ts';
import type { StoredMatch } from '../match/stored-match.ts';
import { send } from './send.ts';
import { type Occasion, webhookLetter } from './webhook-letter.ts';

type Options = {
  readonly matches: Matches;
  /** Where the site begins by its public name, or null. */
  readonly site: string | null;
  readonly allowPrivate: boolean;
  readonly pauses?: readonly number[] | undefined;
};

/**
 * Calls the web address of a seat, and notes what becomes of that: its owner sees it on the page.
 * @returns the status of the last answer; 0 where there was none, or the address is not one that may be called
 */
export type CallWebhook = (
  match: StoredMatch,
  seat: Seat,
  occasion: Occasion,
  signal?: AbortSignal,
) => Promise<number>;

export const webhooks =
  ({ matches, site, allowPrivate, pauses }: Options): CallWebhook =>
  async (match, seat, occasion, signal = new AbortController().signal) => {
    const wanted = match.control.notify?.[seat];
    if (wanted?.webhook === undefined) return 0;
    const letter = webhookLetter(match, seat, wanted, occasion, site ?? wanted.site ?? null);
    let status = 0;
    const hear = (answered: number) => {
      status = answered;
    };
    // Whoever tries it waits for the answer: it is not tried again.
    const sent = await send(letter, allowPrivate, signal, occasion === 'trial' ? [] : pauses, hear);
    const at = { seat, address: wanted.webhook } as const;
    if (sent === 'gone') await matches.send(match.id, { kind: 'address-gone', ...at });
    else {
      const refused = sent === 'sent' ? null : status;
      if (refused !== (wanted.refused ?? null))
        await matches.send(match.id, { kind: 'webhook-answer', ...at, refused });
    }
    return status;
  };
