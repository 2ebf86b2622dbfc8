import { type ReactNode, Suspense } from 'react';
import type { GameId } from '../../../game/index.ts';
import { isolated } from '../../../game/shared/isolated.ts';
import { useGameName } from '../../games/index.ts';
import type { LobbyMatch } from '../../match/lobby/api.ts';
import { lobbyWords } from '../../match/lobby/words.ts';
import type { TableOption } from '../../match/options/option-words.ts';
import { useTerms } from '../../match/options/use-terms.ts';
import { optionalPart } from '../../ui/hooks/loaded-part.tsx';
import { listed, useLanguage, useWords } from '../../ui/i18n/i18n.tsx';
import { localeOf } from '../../ui/i18n/region.ts';
import { isOver } from './stage-list.ts';

/** Where no member sits at any table, no sign of theirs is loaded. */
const Cartouche = optionalPart(() =>
  import('../../ui/cartouche/art/cartouche.tsx').then(file => file.Cartouche),
);

const freeSeats = ({ players }: LobbyMatch): number =>
  players.filter(({ name }) => name === undefined).length;

/** Who sits there and how things stand, and what can be done about it. */
export const TableRow = ({
  game,
  match,
  fallback,
  children,
}: {
  game: GameId;
  match: LobbyMatch | undefined;
  /** The name of one's own table, as long as nothing is known of it. */
  fallback?: string;
  children: ReactNode;
}) => (
  <li>
    <span className="tables-names">
      <Names match={match} fallback={fallback ?? ''} />
    </span>
    <span className="tables-facts">
      <Facts game={game} match={match} isOwn={fallback !== undefined} />
    </span>
    <span className="tables-actions">{children}</span>
  </li>
);

/** People first, as "Ada, Ned and Tiye". */
const Names = ({ match, fallback }: { match: LobbyMatch | undefined; fallback: string }) => {
  const { language } = useLanguage();
  const words = useWords(lobbyWords);
  if (match === undefined) return <>{isolated(fallback)}</>;
  const people = match.players
    .flatMap(({ name, member, botAccount, former, data }) =>
      name === undefined
        ? []
        : [
            {
              name: former === true ? words.former : name,
              member,
              isBot: data?.bot !== undefined || botAccount !== undefined,
              mark: botAccount === undefined ? '' : ' (bot)',
            },
          ],
    )
    .sort((a, b) => Number(a.isBot) - Number(b.isBot));
  if (people.length === 0) return <>{words.alone}</>;
  const members = people.filter(({ member }) => member !== undefined);
  return (
    <>
      {members.length > 0 && (
        <span className="tables-members">
          <Suspense>
            {members.map(({ name }) => (
              <Cartouche key={name} name={name} size={20} />
            ))}
          </Suspense>
        </span>
      )}
      {listed(
        language,
        people.map(({ name, mark }) => isolated(name) + mark),
      )}
    </>
  );
};

/** Of no match that is over. */
const OF_WHO_IS_AWAY: readonly TableOption[] = ['botAfter', 'outOfTime'];

const Facts = ({ game, match, isOwn }: { game: GameId; match: LobbyMatch | undefined; isOwn: boolean }) => {
  const standing = useStanding();
  const terms = useTerms(game, match?.setupData).filter(
    ({ option }) => match === undefined || !isOver(match) || !OF_WHO_IS_AWAY.includes(option),
  );
  const facts = [
    ...(match === undefined ? [] : standing(match, isOwn)),
    ...terms.map(({ differs }) => differs),
  ];
  return (
    <>
      <span className="tables-game">{useGameName(game)}</span>
      {facts.map(fact => ` · ${fact}`)}
    </>
  );
};

/** How a match stands, in words: who won and on which day, if it is over; that it runs its list says already. */
const useStanding = () => {
  const { language } = useLanguage();
  const words = useWords(lobbyWords);
  return (match: LobbyMatch, isOwn: boolean): readonly string[] => {
    if (isOver(match)) {
      const day = new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'long' });
      const winners = winnersOf(match);
      const names = listed(language, winners);
      return [
        winners.length === 0 ? words.over : words.won(names, winners.length > 1),
        ...(match.updatedAt === undefined ? [] : [day.format(match.updatedAt)]),
      ];
    }
    const free = freeSeats(match);
    if (free > 0)
      return [words.free(free), ...(match.unattended === true && !isOwn ? [words.unattended] : [])];
    return isOwn ? [words.underWay] : [];
  };
};

const winnersOf = ({ gameover, players }: LobbyMatch): readonly string[] => {
  const { winners } = gameover as { readonly winners?: unknown };
  if (!Array.isArray(winners)) return [];
  return winners.flatMap(seat => {
    const name = players.find(({ id }) => id === seat)?.name;
    return name === undefined ? [] : [isolated(name)];
  });
};
