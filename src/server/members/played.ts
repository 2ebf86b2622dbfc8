import type { z } from 'zod';
import { PLAYED_KEPT, type playedMatch } from '../../wire/played.ts';
import type { Tables } from '../tables.ts';
import type { MemberStore } from './member-store.ts';
import { parsedOr } from './parsed.ts';

type PlayedMatch = z.infer<typeof playedMatch>;

/** What a member has played, on all their devices together. A match is known by its key, and what is known of it stays as it was first told. */
export const playedBy = (tables: Tables, store: MemberStore) => ({
  all: async (member: string): Promise<readonly PlayedMatch[]> =>
    (
      await tables.rows<{ data: string }>(
        'SELECT data FROM played WHERE member = $1 ORDER BY ended DESC, key',
        member,
      )
    )
      // Without one that is damaged.
      .flatMap(({ data }) => parsedOr<PlayedMatch | null>(data, null) ?? []),
  add: async (member: string, matches: readonly PlayedMatch[]): Promise<void> => {
    await tables.write(
      store.lockMember(member),
      ...matches.map(
        match =>
          [
            'INSERT INTO played (member, key, ended, data) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
            ...[member, match.key, match.ended, JSON.stringify(match)],
          ] as const,
      ),
      [
        `DELETE FROM played WHERE member = $1 AND key NOT IN (
           SELECT key FROM played WHERE member = $1 ORDER BY ended DESC, key LIMIT $2)`,
        ...[member, PLAYED_KEPT],
      ],
    );
  },
});
export type PlayedBy = ReturnType<typeof playedBy>;
