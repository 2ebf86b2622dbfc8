import { useId, useState } from 'react';
import type { GameId } from '../../../game/index.ts';
import { useGameName } from '../../games/index.ts';
import { type Settled, useSingleFlight } from '../../ui/hooks/single-flight.ts';
import { useLanguage, useWords } from '../../ui/i18n/i18n.tsx';
import { localeOf } from '../../ui/i18n/region.ts';
import type { SeatClaim } from '../lobby/credentials.ts';
import { seatAddress, useTableAddress } from '../lobby/offered-seat.ts';
import { offerSeat } from '../lobby/table-acts.ts';
import { LinkLine } from './link-line.tsx';
import { Qr } from './qr.tsx';
import './share.css';
import { shareWords } from './share-words.ts';

/** The link to a table in every way in which it can be passed on, and for its owner the way to take a seat along. */
export const ShareSheet = ({ game, claim }: { game: GameId; claim: SeatClaim | null }) => {
  const words = useWords(shareWords);
  const title = words.invitation(useGameName(game));
  const url = useTableAddress();
  return (
    <div className="share">
      <section className="share-part">
        <p>{words.lead}</p>
        <Qr text={url} label={words.qr} />
        <LinkLine url={url} label={words.link} copy={words.copy} title={title} />
      </section>
      {claim !== null && <OwnSeat claim={claim} table={url} />}
    </div>
  );
};

type Offered = { readonly token: string; readonly until: string };

const OwnSeat = ({ claim, table }: { claim: SeatClaim; table: string }) => {
  const words = useWords(shareWords);
  const { language } = useLanguage();
  const id = useId();
  const [offered, setOffered] = useState<Offered | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const url = offered === null ? '' : seatAddress(table, offered.token);
  const { isBusy, run } = useSingleFlight();
  const make = async (): Promise<Settled> => {
    setFailed(false);
    try {
      const { token, seconds } = await offerSeat(claim);
      const time = new Intl.DateTimeFormat(localeOf(language), { hour: 'numeric', minute: '2-digit' });
      setOffered({ token, until: time.format(Date.now() + seconds * 1000) });
    } catch {
      setFailed(true);
    }
    return 'again';
  };
  return (
    <section className="share-part" aria-labelledby={id}>
      <h3 id={id}>{words.seatTitle}</h3>
      <p>{words.seatLead}</p>
      <div role="status" className="share-part">
        {offered !== null && (
          <>
            <Qr text={url} label={words.seatQr} />
            <p>{words.seatUntil(offered.until)}</p>
          </>
        )}
      </div>
      {offered !== null && <LinkLine key={url} url={url} label={words.seatLink} copy={words.seatCopy} />}
      <button type="button" aria-disabled={isBusy} onClick={() => run(make)}>
        {offered === null ? words.seatMake : words.seatAgain}
      </button>
      {hasFailed && <p role="alert">{words.failed}</p>}
    </section>
  );
};
