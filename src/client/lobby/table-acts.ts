import type { GameId } from '../../game/index.ts';
import type { Seat } from '../../game/shared/seats.ts';
import type { Language } from '../i18n/i18n.tsx';
import { ask, pathOf } from './api.ts';
import type { SeatClaim } from './credentials.ts';

/** What the host of a table that waits may ask for, as the server takes it. */
export type HostAct =
  | { readonly do: 'seat-bot'; readonly at: string; readonly bot: string }
  | { readonly do: 'free'; readonly at: string }
  | { readonly do: 'options'; readonly setupData: Readonly<Record<string, unknown>> }
  | { readonly do: 'start' | 'close' }
  | { readonly do: 'hand-on'; readonly to: string };

const askAs = <Answer>(claim: SeatClaim, what: string, more: object = {}): Promise<Answer> =>
  ask(`${pathOf(claim.game, claim.matchID)}/${what}`, {
    playerID: String(claim.seat),
    credentials: claim.credentials,
    ...more,
  });

/** @throws LobbyError, as all of these do */
export const actAsHost = (claim: SeatClaim, act: HostAct): Promise<unknown> => askAs(claim, 'host', { act });
export const resign = (claim: SeatClaim): Promise<unknown> => askAs(claim, 'resign');
export const voteAgainst = (claim: SeatClaim, against: Seat): Promise<unknown> =>
  askAs(claim, 'vote', { against: String(against) });

/** Where a seat is told that it is its turn while nobody looks, as the server takes it: one device more or less, or the webhook. */
export type NoticesChange =
  | {
      readonly push: {
        readonly endpoint: string;
        readonly keys: { readonly p256dh: string; readonly auth: string };
        readonly language: Language;
      };
    }
  | { readonly noPush: string }
  | { readonly webhook: string | null; readonly language?: Language };

/** How a seat is told, on whatever device that was asked for. */
export type NoticesTold = {
  /** The addresses by which push services reach its devices. */
  readonly push: readonly string[];
  readonly webhook: string | null;
  /** A webhook that is called no more, as nobody is there. */
  readonly gone: string | null;
  /** With which status the webhook was refused when it was called last; 0: nobody answered. */
  readonly refused: number | null;
};

export const noticesTold = (claim: SeatClaim): Promise<NoticesTold> => askAs(claim, 'notify');
export const changeNotices = (claim: SeatClaim, change: NoticesChange): Promise<NoticesTold> =>
  askAs(claim, 'notify', change);

/** Has the webhook called now. `answered`: with which status, 0 for none. */
export const tryWebhook = (claim: SeatClaim): Promise<NoticesTold & { readonly answered: number }> =>
  askAs(claim, 'notify', { trial: true });

/** A token by which another device may have this seat, once, within so many seconds. */
export const offerSeat = (claim: SeatClaim): Promise<{ readonly token: string; readonly seconds: number }> =>
  askAs(claim, 'offer');

/** The seat that another device of its owner's has offered. */
export const claimSeat = async (game: GameId, matchID: string, token: string): Promise<SeatClaim> => {
  const answer = await ask<{ playerID: string; playerCredentials: string; playerName: string }>(
    `${pathOf(game, matchID)}/claim`,
    { token },
  );
  const { playerID, playerCredentials: credentials, playerName: name } = answer;
  return { game, matchID, seat: Number(playerID), credentials, name };
};
