import { useEffect, useState } from 'react';
import { defineWords, useWords } from '../../../ui/i18n/i18n.tsx';
import { Link } from '../../../ui/router/router.tsx';
import { profileAddress } from '../profile-address.ts';
import { fetchBot } from './bots.ts';

const markWords = defineWords({ bot: 'Bot', of: 'bot of' }, { bot: 'Bot', of: 'bot di' });

/** That a program plays there, and whose it is as soon as that is known. */
export const BotMarkOf = ({ id }: { id: string }) => {
  const words = useWords(markWords);
  const [owner, setOwner] = useState<string | null>(null);
  useEffect(() => {
    let isHere = true;
    // Who cannot be asked for is not named: that it is a bot is said in any case.
    fetchBot(id).then(
      bot => isHere && setOwner(bot.owner),
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [id]);
  if (owner === null) return <>{words.bot}</>;
  return (
    <span>
      {words.of}{' '}
      <Link to={profileAddress(owner)} target="_blank">
        <bdi>{owner}</bdi>
      </Link>
    </span>
  );
};
