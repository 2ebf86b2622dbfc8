import type { Logger } from 'pino';
import webPush from 'web-push';
import type { Seat } from '../../game/shared/seats.ts';
import { isRefusal } from '../match/commands.ts';
import type { Matches } from '../match/matches.ts';
import { seatsToNotify, toldTo } from '../match/notifying.ts';
import { assertProgress } from '../match/progress.ts';
import type { StoredMatch } from '../match/stored-match.ts';
import { earliest } from '../schedule/absences.ts';
import type { Driver } from '../schedule/scheduler.ts';
import type { PushKeys } from './push-keys.ts';
import { type Letter, send } from './send.ts';
import type { CallWebhook } from './webhooks.ts';

type Options = {
  readonly matches: Matches;
  readonly keys: () => Promise<PushKeys>;
  /** Whom push services may ask about this house, as a web address. */
  readonly contact: string;
  readonly allowPrivate: boolean;
  readonly log: Logger;
  readonly callWebhook: CallWebhook;
  readonly pauses?: readonly number[];
};

/**
 * Tells those who want it that it is their turn, when they are not at the table. That a notice goes out is stored before it
 * does: it may get lost, but never comes twice. It tells which match, and nothing of what is on the table.
 */
export const notices = ({
  matches,
  keys,
  contact,
  allowPrivate,
  log,
  callWebhook,
  pauses,
}: Options): Driver => ({
  name: 'notices',
  dueAt: ({ control }) => earliest(control.deadlines.notices ?? {}),
  run: async (match, signal) => {
    const done = await matches.send(match.id, { kind: 'notice', version: match.version }, match);
    assertProgress(match, done);
    if (isRefusal(done)) return;
    const told = (seat: Seat) => toldTo(done.match!, seat) > toldTo(match, seat);
    const letters = seatsToNotify(match, matches.now())
      .filter(told)
      .map(seat => sendTo(match, seat, signal));
    // Whoever answers slowly holds up no other match, and none of this one's deadlines.
    void Promise.all(letters).catch(err =>
      log.warn({ err, matchID: match.id }, 'a notice could not be made'),
    );

    async function sendTo(
      { id, data, control }: StoredMatch,
      seat: number,
      stop: AbortSignal,
    ): Promise<void> {
      const { push = [], webhook } = control.notify?.[seat] ?? {};
      const isReminder = toldTo(match, seat) > 0;
      const said = { kind: 'your-turn', game: data.gameName, match: id, seat, reminder: isReminder };
      if (webhook !== undefined) await callWebhook(match, seat, isReminder ? 'reminder' : 'turn', stop);
      if (push.length === 0) return;
      const { publicKey, privateKey } = await keys();
      for (const device of push) {
        const details = webPush.generateRequestDetails(
          device,
          JSON.stringify({ ...said, language: device.language }),
          {
            vapidDetails: { subject: contact, publicKey, privateKey },
            TTL: 3600,
            topic: id.replace(/[^A-Za-z0-9_-]/g, '').slice(0, 32),
            urgency: 'normal',
          },
        );
        const headers = details.headers as Record<string, string | number>;
        await sendOnly({ url: details.endpoint, headers, body: details.body });
      }

      async function sendOnly(letter: Letter): Promise<void> {
        const sent = await send(letter, allowPrivate, stop, pauses);
        if (sent === 'gone') await matches.send(id, { kind: 'address-gone', seat, address: letter.url });
      }
    }
  },
});
