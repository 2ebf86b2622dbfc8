import type { NetworkEvent } from '../../../../game/kheops/events.ts';
import type { Standing } from '../../../../game/kheops/score.ts';
import type { Piece } from '../../../../game/kheops/table.ts';
import { type TileId, tileOf } from '../../../../game/kheops/tiles.ts';
import { at, type Seat } from '../../../../game/shared/seats.ts';
import type { Reader } from '../../../table/board-game.ts';
import { ExplainCard } from '../../../table/explain.tsx';
import { Portrait } from '../../../table/portrait.tsx';
import { useSeatNotes } from '../../../table/seat-notes.tsx';
import { capital } from '../../../ui/i18n/grammar.ts';
import type { Language } from '../../../ui/i18n/i18n.tsx';
import { PawnIcon } from '../art/pawns.tsx';
import { type PawnSide, ruleOfTile } from '../view/facts.ts';
import { explainWords, pieceRules } from '../words/explain.ts';
import { kindWords, pieceWords, symbolWords } from '../words/names.ts';
import { sumInWords } from '../words/network.ts';
import { ENDS, type Odds, SHOWN } from '../worth/odds.ts';
import { TileIcon } from './tile-icon.tsx';

/** What a tile of the hand is and how it scores. [K-12, K-41 to K-45] */
export const TileCard = ({ tile, language }: { tile: TileId; language: Language }) => {
  const { kind, symbol } = tileOf(tile);
  const words = explainWords[language];
  const name = kindWords[language][kind].one;
  return (
    <ExplainCard
      picture={<TileIcon tile={tile} />}
      title={capital(symbol === null ? name : `${name}, ${symbolWords[language][symbol].one}`)}
      lines={[words[kind], ...(symbol === null ? [] : [symbolWords[language][symbol].does]), words.lay]}
      rule={ruleOfTile(tile)}
    />
  );
};

/** What a pawn is good for and how many are left. [K-20, K-21, K-43] */
export const PieceCard = ({
  piece,
  side,
  left,
  language,
}: {
  piece: Piece;
  side: PawnSide;
  left: number;
  language: Language;
}) => (
  <ExplainCard
    picture={<PawnIcon piece={piece} side={side} size={56} />}
    title={capital(pieceWords[language][piece].one)}
    lines={[explainWords[language].pieces[piece], explainWords[language].left(left)]}
    rule={pieceRules[piece]}
  />
);

/** Who sits there, and what the seat would score now, likely and at best, and for what. [K-40 to K-45] */
export const WorthCard = ({
  seat,
  holds,
  now,
  isOver,
  odds,
  reader,
}: {
  seat: Seat;
  /** Its colour, whether it is to act, and how many tiles it holds. */
  holds: string;
  now: Standing;
  isOver: boolean;
  odds: Odds | null;
  reader: Reader;
}) => {
  const words = explainWords[reader.language];
  const notes = useSeatNotes(seat);
  const own = now.networks.filter(({ owners, points }) => points > 0 && owners.some(owner => owner === seat));
  const ankhs = at(now.ankhs, seat);
  return (
    <ExplainCard
      picture={<Portrait seat={seat} />}
      title={words[isOver ? 'final' : 'worth'](reader.person(seat), at(now.scores, seat))}
      lines={[
        holds,
        ...own.toSorted((a, b) => b.points - a.points).map(network => lineOf(network, reader)),
        ...(ankhs > 0 ? [words.ankhs(ankhs)] : []),
        ...(own.length === 0 && ankhs === 0 ? [words.nothing] : []),
        ...(odds === null ? [] : oddsLines(odds, seat, words)),
        ...notes,
      ]}
      rule="K-40"
    />
  );
};

const oddsLines = ({ likely, best }: Odds, seat: Seat, words: (typeof explainWords)['en']): string[] => {
  const [expected, most] = [at(likely, seat), at(best, seat)];
  return [
    words.likely(expected.networks, expected.ankhs),
    words.best(most.networks, most.ankhs),
    words.howLikely(ENDS, SHOWN),
  ];
};

const lineOf = (network: NetworkEvent, reader: Reader): string =>
  explainWords[reader.language].network(network.points, network.cells.length, sumInWords(reader, network));
