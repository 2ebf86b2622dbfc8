import { useEffect, useState } from 'react';
import type { GameId } from '../../../game/index.ts';
import { parseRecord } from '../../../game/record.ts';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { Link } from '../../ui/router/router.tsx';
import { fetchRecordText } from '../records/fetch-record.ts';
import './seal.css';
import { sealWords } from './seal-words.ts';

type Opened = { readonly seed: string; readonly salt: string };

/** At the end of an online match: seed and salt, and the way to check them. */
export const OpenedSeal = ({
  game,
  id,
  commitment,
}: {
  game: GameId;
  id: string;
  commitment: string | undefined;
}) => {
  const words = useWords(sealWords);
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    if (commitment === undefined) return;
    let isGone = false;
    fetchRecordText(game, id).then(
      text => !isGone && setOpened(openedIn(text)),
      // The page that checks the match asks again, and says what is wrong.
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [game, id, commitment]);
  if (commitment === undefined) return <p className="match-seal-lead">{words.none}</p>;
  return (
    <div className="match-seal">
      <p className="match-seal-lead">
        {words.opened} <Link to={`/proof/${game}/${id}`}>{words.check}</Link>
      </p>
      <dl className="match-seal-values">
        <dt>{words.seed}</dt>
        <dd>{opened?.seed ?? '…'}</dd>
        <dt>{words.salt}</dt>
        <dd>{opened?.salt ?? '…'}</dd>
      </dl>
    </div>
  );
};

const openedIn = (text: string): Opened | null => {
  const parsed = parseRecord(JSON.parse(text));
  if ('error' in parsed) return null;
  const { seed, proof } = parsed.record;
  return seed === undefined || proof?.salt === undefined ? null : { seed, salt: proof.salt };
};
