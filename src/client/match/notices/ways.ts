import type { NoticesChange } from '../../../wire/members.ts';
import type { AnswerOf } from '../../../wire/routes.ts';
import { ask } from '../lobby/api.ts';
import type { SeatClaim } from '../lobby/credentials.ts';
import {
  changeNotices,
  type NoticesTold,
  noticesTold,
  type NoticesChange as SeatChange,
  tryWebhook,
} from '../lobby/table-acts.ts';

/** What the server is told and asked of how somebody hears that it is their turn: at one seat, or in all their matches. All throw a LobbyError. */
export type NoticeWays<Told extends NoticesTold = NoticesTold> = {
  readonly told: () => Promise<Told>;
  /** One thing at a time; with nothing it is only told how it is. */
  readonly change: (change: SeatChange) => Promise<Told>;
  /** Has the webhook called now. `answered`: with which status, 0 for none. */
  readonly trial: () => Promise<Told & { readonly answered: number }>;
};

export const waysOfSeat = (claim: SeatClaim): NoticeWays => ({
  told: () => noticesTold(claim),
  change: change => changeNotices(claim, change),
  trial: () => tryWebhook(claim),
});

export type AccountNoticesTold = AnswerOf<'GET /account/notices'>;

const put = (body: NoticesChange & { readonly trial?: true }) =>
  ask<'POST /account/notices'>('/account/notices', { body });

/** A member's, in whichever match. */
export const waysOfMember = {
  told: () => ask<'GET /account/notices'>('/account/notices'),
  change: put,
  trial: async () => {
    const { answered = 0, ...told } = await put({ trial: true });
    return { ...told, answered };
  },
} satisfies NoticeWays<AccountNoticesTold>;
