import { count, isKind, TILE_COUNTS, TILES, type Tile as TileName } from '../../../../game/ra/tiles.ts';
import { at, type Seat } from '../../../../game/shared/seats.ts';
import { ExplainCard } from '../../../table/explain.tsx';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { useProspects } from '../../auction/pieces/use-prospects.ts';
import { leftInBag } from '../../auction/view/card-facts.ts';
import { helpsShown } from '../../auction/view/facts.ts';
import { cardWords } from '../../auction/words/cards.ts';
import { useBoard } from '../view/board-context.ts';
import { fameOfKind, lotWorth } from '../view/facts.ts';
import { areaWords } from '../words/board.ts';
import { cardKind, forWords, RULE_OF_CARD } from '../words/cards.ts';
import { tileWords } from '../words/tile-words.ts';
import { Tile } from './tile.tsx';

/** What a tile is, how it counts for somebody as things lie and with one more, and how many are to come. */
export const KindCard = ({ tile, seat }: { tile: TileName; seat: Seat | null }) => {
  const purpose = useWords(forWords)[cardKind(tile)];
  const lines = useLines(tile, seat);
  const { one } = useWords(tileWords)[tile];
  return (
    <ExplainCard
      picture={<Tile side={tile} decorative />}
      title={one[0]?.toUpperCase() + one.slice(1)}
      lines={[purpose, ...lines]}
      rule={RULE_OF_CARD[cardKind(tile)]}
    />
  );
};

const useLines = (tile: TileName, seat: Seat | null): readonly string[] => {
  const words = useWords(cardWords);
  const groups = useWords(areaWords);
  const { match, person } = useBoard();
  const { view } = match;
  const over = view.step.kind === 'over';
  // Whoever has all that there are cannot win another.
  const mayCome =
    seat !== null && isKind(tile) && count(at(view.areas, seat).tiles, tile) < TILE_COUNTS[tile];
  const shown = seat !== null && tile !== 'ra' && mayCome && !over && helpsShown(view);
  const oddsOf = useProspects(shown ? [seat] : [], [tile]);
  const lines: string[] = [];
  if (seat !== null && isKind(tile)) {
    const n = count(at(view.areas, seat).tiles, tile);
    const { name, you } = person(seat);
    const has = you ? words.youHave(n) : words.has(name, n);
    const { fame, atEnd, group } = fameOfKind(view, seat, tile);
    const says = atEnd ? words.scoresAtEnd : words.scores;
    lines.push(over ? words.holds(has) : says(has, groups[group], fame));
  }
  if (shown) {
    const { now, end } = lotWorth(view, seat, [tile]);
    lines.push(words.oneMore(now, end, oddsOf(seat)));
  }
  const left = leftInBag(view, TILES, tile);
  if (left !== null) lines.push(words.inBag(left, TILE_COUNTS[tile]));
  return lines;
};
