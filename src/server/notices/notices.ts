import type { Logger } from 'pino';
import webPush from 'web-push';
import type { Seat } from '../../game/shared/seats.ts';
import type { Language } from '../../wire/bodies.ts';
import { isRefusal } from '../match/commands.ts';
import type { Matches } from '../match/matches.ts';
import { noticesSentTo } from '../match/notifying.ts';
import { assertProgress } from '../match/progress.ts';
import { playerAt } from '../match/seats.ts';
import { type PushDevice, type StoredMatch, seatsDue } from '../match/stored-match.ts';
import { earliest } from '../schedule/deadlines.ts';
import type { Driver } from '../schedule/scheduler.ts';
import type { NoticeSettings, NoticeSettingsStore } from './notice-settings.ts';
import type { PushKeys } from './push-keys.ts';
import { quietUntil } from './quiet-hours.ts';
import { send } from './send.ts';
import { titleOf, turnSentence } from './webhook-letter.ts';
import type { CallWebhook } from './webhooks.ts';

type Options = {
  readonly matches: Matches;
  readonly settings: Pick<NoticeSettingsStore, 'of' | 'change'>;
  readonly keys: () => Promise<PushKeys>;
  /** Whom push services may ask about this house, as a web address. */
  readonly contact: string;
  readonly allowPrivate: boolean;
  readonly log: Logger;
  readonly callWebhook: CallWebhook;
  /** Writes a letter to a member who has a mail address: a sentence, and where it leads below the site. */
  readonly write: (member: string, sentence: string, path: string, language: Language) => Promise<void>;
  readonly pauses?: readonly number[];
};

/**
 * Tells those who want it that it is their turn, when they are not at the table: a guest's seat as was asked for at that seat, a
 * member as they want to be told in any match, and not in the hours in which they want to hear nothing. That a notice goes
 * out is stored before it does: it may get lost, but never comes twice. It tells which match, and nothing of what is on the table.
 */
export const notices = ({
  matches,
  settings,
  keys,
  contact,
  allowPrivate,
  log,
  callWebhook,
  write,
  pauses,
}: Options): Driver => {
  /** Null where a guest sits, whose seat has asked for itself. */
  const settingsAt = async ({ data }: StoredMatch, seat: Seat): Promise<NoticeSettings | null> => {
    const member = playerAt(data, seat)?.member;
    return member === undefined ? null : settings.of(member);
  };

  /** Each way by itself: whoever answers slowly, or not at all, holds up none of the others. */
  const notify = async (
    match: StoredMatch,
    seat: Seat,
    wanted: NoticeSettings | null,
    signal: AbortSignal,
  ) => {
    if (wanted !== null && !wanted.on) return;
    const { id, data, control } = match;
    const isReminder = noticesSentTo(match, seat) > 0;
    const { push = [], webhook } = wanted ?? control.notify?.[seat] ?? {};
    const member = playerAt(data, seat)?.member;
    const said = {
      kind: 'your-turn',
      game: data.gameName,
      title: titleOf(data.gameName),
      match: id,
      seat,
      reminder: isReminder,
    };
    const ways: Promise<unknown>[] = push.map(device => pushOnce(device, said, member, signal));
    if (webhook != null) ways.push(callWebhook(match, seat, isReminder ? 'reminder' : 'turn', signal));
    if (wanted?.mail && member !== undefined) {
      const { language } = wanted;
      const sentence = turnSentence(match, seat, language, isReminder ? 'reminder' : 'turn');
      ways.push(write(member, sentence, `match/${data.gameName}/${id}`, language));
    }
    const failed = (err: unknown) => log.warn({ err, matchID: id }, 'a notice could not be made');
    await Promise.all(ways.map(way => way.catch(failed)));
  };

  /** A device that is not there any more is told nothing again. */
  const pushOnce = async (
    device: PushDevice,
    said: { readonly match: string; readonly seat: Seat },
    member: string | undefined,
    signal: AbortSignal,
  ) => {
    if ((await pushTo(device, said, signal)) !== 'gone') return;
    if (member === undefined) {
      const gone = { kind: 'address-gone', seat: said.seat, address: device.endpoint } as const;
      await matches.send(said.match, gone);
      return;
    }
    const isOther = ({ endpoint }: PushDevice) => endpoint !== device.endpoint;
    await settings.change(member, before => ({ ...before, push: before.push.filter(isOther) }));
  };

  const pushTo = async (device: PushDevice, said: { readonly match: string }, signal: AbortSignal) => {
    const { publicKey, privateKey } = await keys();
    const { endpoint, headers, body } = webPush.generateRequestDetails(
      device,
      JSON.stringify({ ...said, language: device.language }),
      {
        vapidDetails: { subject: contact, publicKey, privateKey },
        TTL: 3600,
        topic: said.match.replace(/[^A-Za-z0-9_-]/g, '').slice(0, 32),
        urgency: 'normal',
      },
    );
    const letter = { url: endpoint, headers: headers as Record<string, string | number>, body };
    return send(letter, allowPrivate, signal, pauses);
  };

  return {
    name: 'notices',
    dueAt: ({ control }) => earliest(control.deadlines.notices ?? {}),
    run: async (match, signal) => {
      const due = await Promise.all(
        seatsDue(match.control.deadlines.notices ?? {}, matches.now()).map(async seat => ({
          seat,
          wanted: await settingsAt(match, seat),
        })),
      );
      const quiet = Object.fromEntries(
        due.flatMap(({ seat, wanted }) => {
          const until = wanted?.on && wanted.quiet ? quietUntil(matches.now(), wanted.quiet) : null;
          return until === null ? [] : [[seat, until]];
        }),
      );
      const done = await matches.send(match.id, { kind: 'notice', version: match.version, quiet }, match);
      assertProgress(match, done);
      if (isRefusal(done)) return;
      const told = due.filter(({ seat }) => noticesSentTo(done.match!, seat) > noticesSentTo(match, seat));
      // Whoever answers slowly holds up no other match, and none of this one's deadlines.
      void Promise.all(told.map(({ seat, wanted }) => notify(match, seat, wanted, signal))).catch(err =>
        log.warn({ err, matchID: match.id }, 'a notice could not be made'),
      );
    },
  };
};
