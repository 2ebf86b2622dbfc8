import type { GameId } from '../../../game/index.ts';
import type { Seat } from '../../../game/shared/seats.ts';
import type { AnswerOf, BodyOf } from '../../../wire/routes.ts';
import { ask, pathOf } from './api.ts';
import type { SeatClaim } from './credentials.ts';

/** What the host of a table that waits may ask for. */
export type HostAct = BodyOf<'POST /games/:name/:id/host'>['act'];

/** The routes by which the owner of a seat asks for something. */
type Deed = 'host' | 'resign' | 'playAgain' | 'vote' | 'offer' | 'notify';
type Route<Name extends Deed> = `POST /games/:name/:id/${Name}`;

const askAs = <Name extends Deed>(
  { game, matchID, seat, credentials }: SeatClaim,
  deed: Name,
  more: Omit<BodyOf<Route<Name>>, 'playerID' | 'credentials'>,
): Promise<AnswerOf<Route<Name>>> => {
  const body = { playerID: String(seat), credentials, ...more };
  return ask<Route<Name>>(`${pathOf(game, matchID)}/${deed}`, {
    body: body as BodyOf<Route<Name>>,
  });
};

/** @throws LobbyError, as all of these do */
export const actAsHost = (claim: SeatClaim, act: HostAct): Promise<unknown> => askAs(claim, 'host', { act });
export const resign = (claim: SeatClaim): Promise<unknown> => askAs(claim, 'resign', {});
export const voteAgainst = (claim: SeatClaim, against: Seat): Promise<unknown> =>
  askAs(claim, 'vote', { against: String(against) });

/** Has the same table laid again. @returns the id of the next match, the same for everybody who asks */
export const playAgain = async (claim: SeatClaim): Promise<string> =>
  (await askAs(claim, 'playAgain', {})).nextMatchID;

/** Where a seat is told that it is its turn while nobody looks, as the server takes it: one device more or less, or the webhook. */
export type NoticesChange = Pick<
  BodyOf<'POST /games/:name/:id/notify'>,
  'push' | 'noPush' | 'webhook' | 'language'
>;

/** How a seat is told, on whatever device that was asked for. */
export type NoticesTold = AnswerOf<'POST /games/:name/:id/notify'>;

export const noticesTold = (claim: SeatClaim): Promise<NoticesTold> => askAs(claim, 'notify', {});
export const changeNotices = (claim: SeatClaim, change: NoticesChange): Promise<NoticesTold> =>
  askAs(claim, 'notify', change);

/** Has the webhook called now. `answered`: with which status, 0 for none. */
export const tryWebhook = async (claim: SeatClaim): Promise<Required<NoticesTold>> => {
  const { answered = 0, ...told } = await askAs(claim, 'notify', { trial: true });
  return { ...told, answered };
};

/** A token by which another device may have this seat, once, within so many seconds. */
export const offerSeat = (claim: SeatClaim): Promise<AnswerOf<Route<'offer'>>> => askAs(claim, 'offer', {});

/** The seat that another device of its owner's has offered. */
export const claimSeat = async (game: GameId, matchID: string, token: string): Promise<SeatClaim> => {
  const answer = await ask<'POST /games/:name/:id/claim'>(`${pathOf(game, matchID)}/claim`, {
    body: { token },
  });
  const { playerID, playerCredentials: credentials, playerName: name } = answer;
  return { game, matchID, seat: Number(playerID), credentials, name };
};
