import { hash } from 'node:crypto';
import type { AnswerOf } from '../../wire/routes.ts';
import { playersShown } from '../match/given-deal.ts';
import type { Matches } from '../match/matches.ts';
import { hasBegun, isOver, publicPlayers } from '../match/seats.ts';
import type { StoredMatch } from '../match/stored-match.ts';
import type { Duplicates } from './duplicates.ts';

type Shown = AnswerOf<'GET /duplicates/:id'>;
type ShownTable = Shown['tables'][number];

/** What everybody may know of a duplicate: until it has ended nothing that tells of its deal. Null: there is none. */
export const shownOf = async (
  { duplicates, matches }: { readonly duplicates: Duplicates; readonly matches: Pick<Matches, 'presentAt'> },
  id: string,
): Promise<Shown | null> => {
  const found = await duplicates.store.find(id);
  if (found === null) return null;
  const tables = await duplicates.tablesOf(id);
  const near = found.endedAt === null ? [] : await duplicates.store.near(id);
  const { game, players, setupData, madeAt, host, cutAt, endedAt, comparison } = found;
  const told = {
    ...{ id, game, players, madeAt, endedAt, host },
    setupData: { ...setupData },
    isCut: cutAt !== null,
    tables: tables.map((each, i) => ({
      table: i + 1,
      matchID: each.id,
      stage: stageOf(each.match),
      players: each.match === null ? [] : playersOf(each.match, matches),
    })),
    comparison: endedAt === null ? null : comparison,
    ...(near.length > 0 && {
      near: near.map(({ match, seat, near: other }) => ({
        ...{ table: 1 + tables.findIndex(each => each.id === match), seat, other },
      })),
    }),
  };
  return { ...told, changes: hash('sha256', JSON.stringify(told), 'base64url') };
};

const stageOf = (match: StoredMatch | null): ShownTable['stage'] => {
  if (match === null) return 'gone';
  if (isOver(match.data)) return 'over';
  return hasBegun(match.data) ? 'running' : 'open';
};

const playersOf = ({ id, data }: StoredMatch, matches: Pick<Matches, 'presentAt'>): ShownTable['players'] =>
  playersShown(data, publicPlayers(data, matches.presentAt(id))) as ShownTable['players'];
