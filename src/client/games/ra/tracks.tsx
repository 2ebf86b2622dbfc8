import { lotOn } from '../../../game/auction/tracks.ts';
import { isDisaster, KINDS, type Kind } from '../../../game/ra/tiles.ts';
import { piecesInWords } from '../../i18n/grammar.ts';
import { useLanguage, useWords } from '../../i18n/i18n.tsx';
import { Tracks as AuctionTracks } from '../auction/tracks.tsx';
import { useBoard } from './board-context.ts';
import { lotWorth } from './facts.ts';
import { Take, useTaking } from './take.tsx';
import { Tile } from './tile.tsx';
import { tileWords } from './tile-words.ts';
import './tracks.css';
import { choiceWords } from './words/actions.ts';

/** The middle of the table. Whoever has a god and the turn takes tiles straight off the track. */
export const Tracks = () => {
  const { view, seat } = useBoard().match;
  const { track } = view;
  const taking = useTaking();
  const lot = lotOn(track);
  const worth = seat === null || lot.length === 0 ? null : lotWorth(view, seat, lot);
  const lost = worth === null || !lot.some(isDisaster) ? null : worth.lost;
  return (
    <AuctionTracks lotProps={taking.lotProps} facts={lost !== null && <Lost lost={lost} />}>
      {space => {
        const tile = track[space] ?? null;
        if (tile === null) return null;
        return taking.may ? (
          <Take key={tile} tile={tile} {...taking.armOf(space)} />
        ) : (
          <Tile key={tile} side={tile} />
        );
      }}
    </AuctionTracks>
  );
};

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
