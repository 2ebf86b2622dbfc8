import type { TableStep, Tables } from '../tables.ts';
import { lockMember } from './lock-member.ts';
import { type Settings, settingsIn } from './settings.ts';
import { keepName, takeName } from './taken-names.ts';

/** Somebody who has kept a name. */
export type Member = {
  readonly id: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly since: number;
  /** How they like the site, by keys that its pages know. */
  readonly settings: Settings;
};
/** A device on which somebody is signed in. */
export type Session = {
  readonly id: string;
  readonly device: string;
  readonly since: number;
  readonly usedAt: number;
};
export type Passkey = {
  readonly id: string;
  /** In base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly label: string;
  readonly since: number;
  readonly usedAt: number | null;
};
/** What a passkey was asked to sign, and for whom it is to be made. */
export type Challenge = { readonly value: string; readonly until: number; readonly member: string | null };

type MemberRow = Omit<Member, 'settings'> & { readonly settings: string };
type PasskeyRow = Omit<Passkey, 'transports'> & { readonly transports: string };

const memberOf = (row: MemberRow): Member => ({ ...row, settings: settingsIn(row.settings) });
const passkeyOf = (row: PasskeyRow): Passkey => ({ ...row, transports: JSON.parse(row.transports) });

const MEMBER = 'member.id, member.name, member.since, member.settings';
const PASSKEY =
  'passkey.id, public_key AS "publicKey", counter, transports, label, passkey.since, passkey.used_at AS "usedAt"';

/** More than anybody has: as another is made, it is refused. */
export const MOST_PASSKEYS = 50;
/** More than anybody has: as another is begun, the one that was used longest ago ends. */
export const MOST_SESSIONS = 100;

/** Members and their ways in, in the tables beside the matches. Of what signs somebody in only hashes are stored. */
export const memberStore = (tables: Tables) => {
  const one = async <Row extends object>(text: string, ...values: (string | number)[]): Promise<Row | null> =>
    (await tables.rows<Row>(text, ...values))[0] ?? null;

  return {
    byID: async (id: string): Promise<Member | null> => {
      const row = await one<MemberRow>(`SELECT ${MEMBER} FROM member WHERE id = $1`, id);
      return row && memberOf(row);
    },
    /** @param skeleton what is left of a name where it does not matter how it is written */
    bySkeleton: async (skeleton: string): Promise<Member | null> => {
      const row = await one<MemberRow>(`SELECT ${MEMBER} FROM member WHERE skeleton = $1`, skeleton);
      return row && memberOf(row);
    },
    /** Whether a member, or a bot of one's, is called so. */
    isTaken: async (skeleton: string): Promise<boolean> =>
      (await one(
        'SELECT 1 FROM taken_name WHERE skeleton = $1 UNION ALL SELECT 1 FROM member WHERE skeleton = $1',
        skeleton,
      )) !== null,
    /** All or nothing. @returns false where somebody is called so */
    create: ({ id, name, since, settings }: Member, skeleton: string, also: readonly TableStep[]) =>
      tables.write(
        takeName(id, skeleton),
        [
          'INSERT INTO member (id, name, skeleton, since, settings) VALUES ($1, $2, $3, $4, $5)',
          ...[id, name, skeleton, since, JSON.stringify(settings)],
        ],
        ...also,
      ),
    /**
     * Has the member's row to itself first: who leaves in the same moment takes no name along.
     * @returns false where somebody else is called so, or there is no such member
     */
    rename: async (
      id: string,
      name: string,
      skeleton: string,
      also: readonly TableStep[] = [],
    ): Promise<boolean> => {
      const isThere = await tables.write(
        lockMember(id),
        takeName(id, skeleton),
        [
          `UPDATE member SET name = $2, skeleton = $3 WHERE id = $1
           AND EXISTS (SELECT 1 FROM taken_name WHERE holder = $1 AND taken_name.skeleton = $3)`,
          ...[id, name, skeleton],
        ],
        keepName(id, skeleton),
        ...also,
      );
      return (
        isThere && (await one('SELECT 1 FROM member WHERE id = $1 AND skeleton = $2', id, skeleton)) !== null
      );
    },
    /** Changes some of the settings, whoever changes others at the same moment. @returns false where that would be too many */
    changeSettings: async (id: string, changed: Member['settings'], most: number): Promise<boolean> => {
      for (;;) {
        const row = await one<{ settings: string }>('SELECT settings FROM member WHERE id = $1', id);
        if (row === null) return true;
        const next = { ...settingsIn(row.settings), ...changed };
        if (Object.keys(next).length > most) return false;
        const isDone = await tables.write([
          'UPDATE member SET settings = $2 WHERE id = $1 AND settings = $3',
          ...[id, JSON.stringify(next), row.settings],
        ]);
        if (isDone) return true;
      }
    },

    addSession: (
      member: string,
      hash: string,
      { id, device, since, usedAt }: Session,
    ): [TableStep, TableStep] => [
      [
        'INSERT INTO session (hash, id, member, device, since, used_at) VALUES ($1, $2, $3, $4, $5, $6)',
        ...[hash, id, member, device, since, usedAt],
      ],
      [
        `DELETE FROM session WHERE member = $1 AND id NOT IN (
           SELECT id FROM session WHERE member = $1 ORDER BY used_at DESC, since DESC, id LIMIT ${MOST_SESSIONS}
         )`,
        member,
      ],
    ],
    /** Whose session it is, if it was used since a moment. */
    session: async (hash: string, usedAfter: number) => {
      const row = await one<MemberRow & { session: string; usedAt: number }>(
        `SELECT ${MEMBER}, session.id AS session, session.used_at AS "usedAt"
         FROM session JOIN member ON member.id = session.member WHERE hash = $1 AND used_at > $2`,
        hash,
        usedAfter,
      );
      if (row === null) return null;
      const { session, usedAt, ...member } = row;
      return { member: memberOf(member), session, usedAt };
    },
    noteUse: (hash: string, at: number) =>
      tables.write(['UPDATE session SET used_at = $2 WHERE hash = $1', hash, at]),
    sessions: (member: string, usedAfter: number) =>
      tables.rows<Session>(
        'SELECT id, device, since, used_at AS "usedAt" FROM session WHERE member = $1 AND used_at > $2 ORDER BY used_at DESC',
        member,
        usedAfter,
      ),
    /** Nor does a link sign anybody in that was asked for there. */
    endSession: (member: string, id: string): [TableStep, TableStep] => [
      ['DELETE FROM session WHERE member = $1 AND id = $2', member, id],
      ['DELETE FROM device_link WHERE member = $1', member],
    ],

    addChallenge: ({ value, until, member }: Challenge) =>
      tables.write([
        'INSERT INTO challenge (value, until, member) VALUES ($1, $2, $3)',
        value,
        until,
        member,
      ]),
    challenge: (value: string) =>
      one<Challenge>('SELECT value, until, member FROM challenge WHERE value = $1', value),
    /** Whoever is first has it. */
    takeChallenge: (value: string): TableStep => ['DELETE FROM challenge WHERE value = $1', value],
    /** Unless they have very many. */
    addPasskey: (member: string, passkey: Passkey): TableStep => [
      `INSERT INTO passkey (id, member, public_key, counter, transports, label, since)
       SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), CAST($3 AS TEXT), CAST($4 AS BIGINT), CAST($5 AS TEXT), CAST($6 AS TEXT), CAST($7 AS BIGINT)
       WHERE (SELECT COUNT(*) FROM passkey WHERE member = $2) < ${MOST_PASSKEYS}`,
      ...[passkey.id, member, passkey.publicKey, passkey.counter],
      ...[JSON.stringify(passkey.transports), passkey.label, passkey.since],
    ],
    passkey: async (id: string) => {
      const row = await one<PasskeyRow & { member: string }>(
        `SELECT ${PASSKEY}, member FROM passkey WHERE id = $1`,
        id,
      );
      return row && { ...passkeyOf(row), member: row.member };
    },
    passkeys: async (member: string): Promise<readonly Passkey[]> =>
      (
        await tables.rows<PasskeyRow>(
          `SELECT ${PASSKEY} FROM passkey WHERE member = $1 ORDER BY since, id`,
          member,
        )
      ).map(passkeyOf),
    /** Signs in with a passkey, unless its counter has been higher or it is gone. */
    signWith: (id: string, counter: number, at: number, ...also: readonly TableStep[]) =>
      tables.write(
        [
          'UPDATE passkey SET counter = $2, used_at = $3 WHERE id = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0))',
          ...[id, counter, at],
        ],
        ...also,
      ),
    /** Takes one away, where another way in is left. Of two that go at once the second one waits for the member's row, and sees the first one gone. */
    removePasskey: (member: string, id: string) =>
      tables.write(lockMember(member), [
        `DELETE FROM passkey WHERE member = $1 AND id = $2 AND (
           EXISTS (SELECT 1 FROM passkey AS other WHERE other.member = $1 AND other.id <> $2)
           OR EXISTS (SELECT 1 FROM recovery_code WHERE recovery_code.member = $1))`,
        ...[member, id],
      ]),

    codes: (member: string) =>
      tables.rows<{ hash: string; salt: string }>(
        'SELECT hash, salt FROM recovery_code WHERE member = $1',
        member,
      ),
    clearCodes: (member: string): TableStep => ['DELETE FROM recovery_code WHERE member = $1', member],
    addCode: (member: string, salt: string, hash: string): TableStep => [
      'INSERT INTO recovery_code (member, salt, hash) VALUES ($1, $2, $3)',
      ...[member, salt, hash],
    ],
    /** Whoever is first has it. */
    takeCode: (member: string, hash: string): TableStep => [
      'DELETE FROM recovery_code WHERE member = $1 AND hash = $2',
      ...[member, hash],
    ],

    addLink: (member: string, hash: string, until: number) =>
      tables.write([
        'INSERT INTO device_link (hash, member, until) VALUES ($1, $2, $3)',
        hash,
        member,
        until,
      ]),
    link: (hash: string) =>
      one<{ member: string; until: number }>('SELECT member, until FROM device_link WHERE hash = $1', hash),
    /** Whoever is first has it. */
    takeLink: (hash: string): TableStep => ['DELETE FROM device_link WHERE hash = $1', hash],

    lockMember,
    write: tables.write,
    /** What has run out by now. */
    sweep: (now: number, usedBefore: number) =>
      tables.write(
        // The first step has to change a row.
        ['UPDATE swept SET at = $1', now],
        ['DELETE FROM challenge WHERE until < $1', now],
        ['DELETE FROM device_link WHERE until < $1', now],
        ['DELETE FROM session WHERE used_at < $1', usedBefore],
      ),
  };
};
export type MemberStore = ReturnType<typeof memberStore>;
