import type { Seat } from '../../game/shared/seats.ts';
import { changeTo } from './change.ts';
import { type Command, type Decision, type NotifyChange, refuse } from './commands.ts';
import type { Now, Waiting } from './deadlines.ts';
import { hasBegun, isOver, isOwner, isPerson, playerAt } from './seats.ts';
import { type Deadlines, type Notify, type StoredMatch, seatsDue } from './stored-match.ts';

/**
 * How long whoever is to act and does not look is left to see it by themselves, and then to answer to a first notice.
 * Whoever looks is asked after as seldom as that: should a server die with their page, nobody says that it is gone.
 * In seconds of the tables' clocks.
 */
const FIRST = 15;
const REMINDER = 3600;
/** A notice, and one reminder: never more, however long a seat is waited for. */
const NOTICES = 2;
/** Devices of one seat that are sent notices; the oldest gives way. */
const DEVICES = 3;

type Want = Extract<Command, { kind: 'notify' }>;

/** Where a seat wants to be told that it is its turn. */
export const notify = (stored: StoredMatch, { seat, credentials, change }: Want): Decision => {
  const { data, control } = stored;
  if (!isOwner(data, seat, credentials)) return refuse('credentials');
  // Seats that nobody plays yet change hands: what one wanted would be sent for another.
  if (!hasBegun(data)) return refuse('not-started');
  if (isOver(data)) return refuse('match-over');
  const { push = [], ...ofWebhook } = control.notify?.[seat] ?? {};
  return wanting(
    stored,
    seat,
    change.kind === 'webhook'
      ? { push, ...webhookIn(change) }
      : {
          push: [
            ...push.filter(({ endpoint }) => endpoint !== change.push.endpoint),
            ...(change.kind === 'push' ? [change.push] : []),
          ].slice(-DEVICES),
          ...ofWebhook,
        },
  );
};

const webhookIn = ({ url, language, site }: Extract<NotifyChange, { kind: 'webhook' }>): Notify =>
  url === null
    ? {}
    : { webhook: url, ...(language !== undefined && { language }), ...(site !== undefined && { site }) };

type Gone = Extract<Command, { kind: 'address-gone' }>;

/** An address that is gone is never used again. Of a webhook its owner is told so: they have typed it themselves. */
export const forgetAddress = (stored: StoredMatch, { seat, address }: Gone): Decision => {
  const { push = [], webhook, refused, ...more } = stored.control.notify?.[seat] ?? {};
  const left = push.filter(({ endpoint }) => endpoint !== address);
  if (left.length === push.length && webhook !== address) return changeTo(stored, []);
  const called =
    webhook === address
      ? { gone: address }
      : webhook === undefined
        ? {}
        : { webhook, ...(refused !== undefined && { refused }) };
  return wanting(stored, seat, { ...more, push: left, ...called });
};

type Answered = Extract<Command, { kind: 'webhook-answer' }>;

/** Its owner sees what came of the last call of their webhook. */
export const noteAnswer = (stored: StoredMatch, { seat, address, refused }: Answered): Decision => {
  const { refused: before = null, ...more } = stored.control.notify?.[seat] ?? {};
  if (more.webhook !== address || before === refused) return changeTo(stored, []);
  return wanting(stored, seat, { ...more, ...(refused !== null && { refused }) });
};

const wanting = (stored: StoredMatch, seat: Seat, next: Notify): Decision => {
  const { control } = stored;
  return changeTo({ ...stored, control: { ...control, notify: { ...control.notify, [seat]: next } } }, []);
};

/** Notes that notices go out now to those seats whose time for one has come. Whoever looks at the table needs none, for now. */
export const noteNotices = (
  stored: StoredMatch,
  { quiet = {} }: Extract<Command, { kind: 'notice' }>,
  { at, looking }: Now,
): Decision => {
  const { control } = stored;
  const all = seatsDue(control.deadlines.notices ?? {}, at);
  if (all.length === 0) return changeTo(stored, []);
  const due = all.filter(seat => quiet[seat] === undefined);
  const sent = due.map(seat => [seat, noticesSentTo(stored, seat) + (looking.has(seat) ? 0 : 1)] as const);
  const notices = Object.fromEntries(
    Object.entries(control.deadlines.notices ?? {})
      .filter(([seat]) => !due.includes(Number(seat)))
      .map(([seat, moment]) => [seat, quiet[Number(seat)] ?? moment]),
  );
  const deadlines: Deadlines = { ...control.deadlines, notices };
  return changeTo(
    {
      ...stored,
      control: {
        ...control,
        deadlines,
        told: { ...control.told, ...Object.fromEntries(sent) },
        ...(Object.keys(quiet).length > 0 && { quiet: { ...control.quiet, ...quiet } }),
      },
    },
    [],
  );
};

/** How many notices a seat has been sent since it acted last. */
export const noticesSentTo = ({ control }: StoredMatch, seat: Seat): number => control.told?.[seat] ?? 0;

/** May anybody at the table want to be told? */
export const isAnyNotified = ({ control, data }: StoredMatch): boolean =>
  control.notify !== undefined || Object.values(data.players).some(({ member }) => member !== undefined);

/** By seat that is to act and wants notices, when the next one is due: sooner from the moment that nobody looks there. */
export const noticesDue = (
  { match, toAct, before, acted, now: { at, looking, clockSecond } }: Waiting,
  clocks: Readonly<Record<Seat, number>>,
): Readonly<Record<Seat, number>> =>
  Object.fromEntries(
    toAct.flatMap(seat => {
      const { push = [], webhook } = match.control.notify?.[seat] ?? {};
      const player = playerAt(match.data, seat);
      const sent = seat === acted ? 0 : noticesSentTo(match, seat);
      if (player === undefined || !isPerson(player) || sent >= NOTICES) return [];
      // How a member wants to be told is theirs, in whichever match: it is looked up when a notice is due.
      if (player.member === undefined && push.length === 0 && webhook === undefined) return [];
      const isFirst = sent === 0 && !looking.has(seat);
      const pause = isFirst ? FIRST * clockSecond : reminderIn(clocks[seat], at, clockSecond);
      const known = seat === acted ? undefined : before.notices?.[seat];
      const quiet = seat === acted ? undefined : match.control.quiet?.[seat];
      const due = Math.min(known ?? Number.POSITIVE_INFINITY, at + pause);
      return [[seat, Math.max(due, quiet ?? due)]];
    }),
  );

/** Where somebody has days to act, the reminder comes when about a quarter of them is left. Milliseconds. */
const reminderIn = (clock: number | undefined, at: number, clockSecond: number): number => {
  const usual = REMINDER * clockSecond;
  const left = clock === undefined ? 0 : clock - at;
  return left > 8 * usual ? Math.round(left * 0.75) : usual;
};
