import { useState } from 'react';
import { clubWords } from '../../match/club/club-words.ts';
import type { Tournament } from '../../match/club/tournaments.ts';
import type { Seen } from '../../match/club/use-seen.ts';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { Toolbar } from '../../ui/keys/toolbar.tsx';
import { Part } from '../../ui/part.tsx';
import { TableRow } from './table-row.tsx';
import { tournamentWords } from './words.ts';

/** The tables of a round: of the one that is played, until another is chosen. */
export const RoundsPart = ({
  tournament: { rounds, game },
  seen,
}: {
  tournament: Tournament;
  seen: Seen;
}) => {
  const words = useWords(tournamentWords);
  const { round: roundWords } = useWords(clubWords);
  const [chosen, setChosen] = useState<number | null>(null);
  // Where all rounds are played at once, the first in which one’s own table still is.
  const own = rounds.findIndex(({ tables }) =>
    tables.some(({ seats, result }) => result === null && seen.own !== null && seats.includes(seen.own)),
  );
  const usual = own >= 0 ? own : rounds.length - 1;
  const at = chosen ?? usual;
  const shown = rounds[at];
  if (shown === undefined) return null;
  return (
    <Part title={rounds.length > 1 ? roundWords(at + 1) : words.tables}>
      {rounds.length > 1 && (
        <Toolbar label={words.rounds} className="tour-rounds">
          {rounds.map((_, i) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: rounds are counted
              key={i}
              type="button"
              aria-pressed={i === at}
              aria-label={roundWords(i + 1)}
              onClick={() => setChosen(i === usual ? null : i)}
            >
              {i + 1}
            </button>
          ))}
        </Toolbar>
      )}
      <ol className="club-list">
        {shown.tables.map((table, i) => (
          <TableRow
            key={table.matchID ?? table.seats.join()}
            number={i + 1}
            game={game}
            table={table}
            seen={seen}
          />
        ))}
      </ol>
    </Part>
  );
};
