import { useMemo } from 'react';
import { isolated } from '../../../game/shared/isolated.ts';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { useMember } from '../member/who.ts';
import { clubWords } from './club-words.ts';
import type { Entrant, Tournament, TournamentTable } from './tournaments.ts';

/** Those who take part, as whoever looks sees them. */
export type Seen = {
  readonly of: (id: string) => Entrant | undefined;
  /** As they stand in a sentence. */
  readonly name: (id: string) => string;
  /** The id of whoever looks, where they take part or did. */
  readonly own: string | null;
};

export const useSeen = (members: readonly Entrant[]): Seen => {
  const { former } = useWords(clubWords);
  const me = useMember()?.name ?? null;
  return useMemo(() => {
    const byID = new Map(members.map(member => [member.id, member]));
    return {
      of: id => byID.get(id),
      name: id => isolated(byID.get(id)?.name ?? former),
      own: me === null ? null : (members.find(({ name }) => name === me)?.id ?? null),
    };
  }, [members, me, former]);
};

/** Whether somebody who has left may come back: while it runs, but not where who loses is out. */
export const mayComeBack = ({ stage, kind, league, members }: Tournament, member: string | null): boolean =>
  stage === 'running' &&
  kind !== 'knockout' &&
  // There all tables are drawn from the first day on.
  league === null &&
  members.some(({ id, hasLeft }) => id === member && hasLeft === true);

/** Whether whoever comes may still take part; whoever plays a season of a league has joined the league. */
export const mayBeJoined = ({ stage, kind, league, round, ofRounds }: Tournament): boolean =>
  league === null &&
  (stage === 'open' || (stage === 'running' && kind === 'swiss' && round < (ofRounds ?? 0)));

/** The tables at which somebody plays at the moment; in a league they are several. */
export const tablesOf = ({ rounds }: Tournament, member: string | null): readonly TournamentTable[] =>
  member === null
    ? []
    : rounds.flatMap(({ tables }) =>
        tables.filter(
          ({ matchID, seats, result }) => matchID !== null && result === null && seats.includes(member),
        ),
      );
