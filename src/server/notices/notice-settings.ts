import type { Language } from '../../wire/bodies.ts';
import type { NoticesChange } from '../../wire/members.ts';
import type { PushDevice } from '../match/stored-match.ts';
import type { Tables } from '../tables.ts';
import type { QuietHours } from './quiet-hours.ts';

/** How a member wants to be told that it is their turn, in whichever match. */
export type NoticeSettings = {
  /** One switch for all of it: what is chosen below stays while it is off. */
  readonly on: boolean;
  readonly push: readonly PushDevice[];
  readonly webhook: string | null;
  /** A webhook that is not called any more, as nobody is there. */
  readonly gone: string | null;
  /** The status with which it was refused when it was called last; 0: nobody answered. */
  readonly refused: number | null;
  readonly mail: boolean;
  readonly quiet: QuietHours | null;
  readonly language: Language;
  /** Where the site begins, as their page was opened: for links, where no public name is known. */
  readonly site: string | null;
};

const DEFAULTS: NoticeSettings = {
  on: false,
  push: [],
  webhook: null,
  gone: null,
  refused: null,
  mail: false,
  quiet: null,
  language: 'en',
  site: null,
};

/** Devices of one member that are told; the oldest gives way. */
const DEVICES = 5;

/** What is wanted after a change. */
export const changed = (before: NoticeSettings, change: NoticesChange, site: string): NoticeSettings => {
  const { on, push, noPush, webhook, mail, quiet, language } = change;
  const endpoint = push?.endpoint ?? noPush;
  const others = before.push.filter(device => device.endpoint !== endpoint);
  return {
    ...before,
    site,
    ...(on !== undefined && { on }),
    ...(language !== undefined && { language }),
    ...(mail !== undefined && { mail }),
    ...(quiet !== undefined && { quiet }),
    ...(endpoint !== undefined && { push: [...others, ...(push ? [push] : [])].slice(-DEVICES) }),
    ...(webhook !== undefined && { webhook, gone: null, refused: null }),
  };
};

/** How members want to be told, in a table beside the matches. */
export class NoticeSettingsStore {
  readonly #tables: Tables;

  constructor(tables: Tables) {
    this.#tables = tables;
  }

  async of(member: string): Promise<NoticeSettings> {
    return (await this.#read(member)).settings;
  }

  /** Changes what is stored now, whoever changes it at the same moment. @returns what is stored then */
  async change(member: string, change: (before: NoticeSettings) => NoticeSettings): Promise<NoticeSettings> {
    for (;;) {
      const { settings, version } = await this.#read(member);
      const next = change(settings);
      const text = JSON.stringify(next);
      const isDone = await this.#tables.write(
        version === null
          ? [
              'INSERT INTO notice_wishes (member, version, wishes) VALUES ($1, 1, $2) ON CONFLICT DO NOTHING',
              ...[member, text],
            ]
          : [
              'UPDATE notice_wishes SET wishes = $3, version = version + 1 WHERE member = $1 AND version = $2',
              ...[member, version, text],
            ],
      );
      if (isDone) return next;
    }
  }

  async #read(
    member: string,
  ): Promise<{ readonly settings: NoticeSettings; readonly version: number | null }> {
    const [row] = await this.#tables.rows<{ wishes: string; version: number }>(
      'SELECT wishes, version FROM notice_wishes WHERE member = $1',
      member,
    );
    if (row === undefined) return { settings: DEFAULTS, version: null };
    return {
      settings: { ...DEFAULTS, ...(JSON.parse(row.wishes) as Partial<NoticeSettings>) },
      version: row.version,
    };
  }
}
