import type { ReactNode } from 'react';
import { type GameId, isGameId } from '../../../game/index.ts';
import { isolated } from '../../../game/shared/isolated.ts';
import { CLIENT_GAMES } from '../../games/index.ts';
import type { Profile } from '../../match/member/people/people.ts';
import { useLanguage, useWords } from '../../ui/i18n/i18n.tsx';
import { Part } from '../../ui/part.tsx';
import { peopleWords } from './words.ts';

/** One part of a profile, or that its member keeps it to themselves. */
export const ProfilePart = ({
  title,
  profile,
  isThere,
  children,
}: {
  title: string;
  profile: Pick<Profile, 'name'>;
  isThere: boolean;
  children: ReactNode;
}) => {
  const words = useWords(peopleWords);
  return (
    <Part title={title}>
      {isThere ? children : <p className="soft">{words.private(isolated(profile.name))}</p>}
    </Part>
  );
};

/** What a game is called; one that this version does not know, by its id. */
export const useGameNames = (): ((game: string) => string) => {
  const { language } = useLanguage();
  return game => (isGameId(game) ? CLIENT_GAMES[game as GameId].words[language].name : game);
};
