import { useState } from 'react';
import { isGameId } from '../../../game/index.ts';
import { claimOf } from '../../match/lobby/credentials.ts';
import { ShareButton } from '../../match/share/share-button.tsx';
import { defineWords, useWords } from '../../ui/i18n/i18n.tsx';
import { matchPath } from '../../ui/router/match-path.ts';
import { useLocation } from '../../ui/router/router.tsx';
import type { Unkept } from '../../ui/storage/device.ts';
import './unkept-notice.css';

const unkeptWords = defineWords(
  {
    denied: 'This browser keeps nothing for this site.',
    full: 'The storage of this browser is full.',
    seat: 'Your seat is yours for as long as this page is open: close it or load it again, and the seat is lost.',
    link: 'A link takes it to another browser.',
    match:
      'This match lasts for as long as this page is open: close it or load it again, and the match is lost.',
    other: 'What you choose and play here is forgotten when this page is closed or loaded again.',
    close: 'All right',
  },
  {
    denied: 'Questo browser non conserva nulla per questo sito.',
    full: 'Lo spazio di questo browser è esaurito.',
    seat: 'Il tuo posto resta tuo finché questa pagina è aperta: se la chiudi o la ricarichi, lo perdi.',
    link: 'Con un link lo porti in un altro browser.',
    match: 'Questa partita dura finché questa pagina è aperta: se la chiudi o la ricarichi, è persa.',
    other: 'Ciò che scegli e giochi qui viene dimenticato quando chiudi o ricarichi la pagina.',
    close: 'Va bene',
  },
);

type Said = 'seat' | 'match' | 'other';

/** Each thing is said once in a visit. */
const told = new Set<Said>();

/** Says what is to be lost when the page is closed, as this browser does not keep it. */
export const UnkeptNotice = ({ unkept: { cause, weight } }: { unkept: Unkept }) => {
  const words = useWords(unkeptWords);
  const claim = useClaimHere();
  const [, setTold] = useState(0);
  const said: Said = weight === 'seat' || weight === 'match' ? weight : 'other';
  if (told.has(said)) return null;
  const close = () => {
    told.add(said);
    setTold(told.size);
  };
  return (
    <div className="unkept" role="alert">
      <p>
        {`${words[cause]} ${words[said]}`}
        {said === 'seat' && claim !== null && ` ${words.link}`}
      </p>
      <div className="unkept-ways">
        {said === 'seat' && claim !== null && <ShareButton game={claim.game} claim={claim} />}
        <button type="button" onClick={close}>
          {words.close}
        </button>
      </div>
    </div>
  );
};

/** The seat at the table that this page shows. */
const useClaimHere = () => {
  const { game, id = '' } = matchPath('/match/:game/:id', useLocation().pathname) ?? {};
  return isGameId(game) ? claimOf(game, id) : null;
};
