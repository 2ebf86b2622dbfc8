import { Fragment } from 'react';
import { lotOn } from '../../../../game/auction/tracks.ts';
import type { ChoosingDisaster } from '../../../../game/ra/table.ts';
import { isDisaster, KINDS, type Kind } from '../../../../game/ra/tiles.ts';
import { Explain } from '../../../table/explain.tsx';
import { piecesInWords } from '../../../ui/i18n/grammar.ts';
import { useLanguage, useWords } from '../../../ui/i18n/i18n.tsx';
import { Hanging } from '../../auction/holdings/hanging.tsx';
import { Tracks as AuctionTracks } from '../../auction/scene/tracks.tsx';
import { boardWords } from '../../auction/words/board.ts';
import { Crack } from '../holdings/kind-heap.tsx';
import { KindCard } from '../pieces/deferred-cards.ts';
import { Take, useTaking } from '../pieces/take.tsx';
import { Tile } from '../pieces/tile.tsx';
import { useBoard } from '../view/board-context.ts';
import { lotWorth } from '../view/facts.ts';
import { tileWords } from '../words/tile-words.ts';
import './tracks.css';
import { choiceWords } from '../words/actions.ts';

/** The middle of the table. Whoever has a god and the turn takes tiles straight off the track. */
export const Tracks = () => {
  const { view, seat } = useBoard().match;
  const words = useWords(boardWords);
  const { track, step } = view;
  const taking = useTaking();
  const lot = lotOn(track);
  const worth = seat === null || lot.length === 0 ? null : lotWorth(view, seat, lot);
  const lost = worth === null || !lot.some(isDisaster) ? null : worth.lost;
  return (
    <AuctionTracks
      gate={step.kind === 'disaster' && <Strikes disaster={step.tile} />}
      lotProps={
        taking.may
          ? taking.lotProps
          : { ...taking.lotProps, label: words.auctionTrack, active: lot.length > 0 }
      }
      facts={lost !== null && <Lost lost={lost} />}
    >
      {space => {
        const tile = track[space] ?? null;
        if (tile === null) return null;
        return taking.may ? (
          <Take key={tile} tile={tile} />
        ) : (
          <Explain key={tile} className="lot-tile" card={() => <KindCard tile={tile} seat={seat} />}>
            <Tile side={tile} />
          </Explain>
        );
      }}
    </AuctionTracks>
  );
};

/** The disaster that asks for tiles hangs in the gate, cracked. */
const Strikes = ({ disaster }: { disaster: ChoosingDisaster }) => (
  <Hanging dire>
    {[
      <Fragment key={disaster}>
        <Tile side={disaster} />
        <Crack />
      </Fragment>,
    ]}
  </Hanging>
);

/** What the disasters of the lot would take: in pictures, so that it stays one line; in words for who listens. */
const Lost = ({ lost }: { lost: readonly Kind[] }) => {
  const words = useWords(choiceWords);
  const names = useWords(tileWords);
  const { language } = useLanguage();
  if (lost.length === 0) return <span className="lot-loss">{words.losesNothing}</span>;
  const inWords = piecesInWords(language, lost, KINDS, names);
  return (
    <span className="lot-loss" title={words.loses(inWords)}>
      <span className="visually-hidden">{words.loses(inWords)}</span>
      <span aria-hidden="true">{words.losesShort}</span>
      {KINDS.flatMap(kind => lost.filter(other => other === kind)).map((kind, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tiles of one kind are alike
        <Tile key={i} side={kind} decorative />
      ))}
    </span>
  );
};
