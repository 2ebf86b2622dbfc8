import { useRef } from 'react';
import type { GameId } from '../../game/index.ts';
import { useCopy } from '../hooks/use-copy.ts';
import { useWords } from '../i18n/i18n.tsx';
import { ShareButton } from '../share/share-button.tsx';
import type { SeatClaim } from './credentials.ts';
import { waitingWords } from './waiting-words.ts';

/** The link to a waiting table, to copy, to share and as a picture to point a camera at. */
export const Invite = ({ game, claim }: { game: GameId; claim: SeatClaim }) => {
  const words = useWords(waitingWords);
  const link = useRef<HTMLInputElement>(null);
  const { copied, copy } = useCopy(location.href);
  const copyOrMark = async () => {
    if (!(await copy())) link.current?.select();
  };
  return (
    <section className="waiting-invite" aria-labelledby="invite-title">
      <h2 id="invite-title">{words.invite}</h2>
      <p className="lobby-lead">{words.inviteLead}</p>
      <div className="waiting-link">
        <input
          ref={link}
          readOnly
          aria-label={words.link}
          value={location.href}
          onFocus={event => event.currentTarget.select()}
        />
        <button type="button" className="button-primary" onClick={copyOrMark}>
          <span role="status">{copied ? words.copied : words.copy}</span>
        </button>
        {'share' in navigator && (
          <button type="button" onClick={() => void navigator.share({ url: location.href }).catch(() => {})}>
            {words.share}
          </button>
        )}
      </div>
      <div>
        <ShareButton game={game} claim={claim} />
      </div>
    </section>
  );
};
