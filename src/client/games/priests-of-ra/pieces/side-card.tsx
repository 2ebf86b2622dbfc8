import {
  count,
  isTurnable,
  OTHER_SIDE,
  SIDES_OF,
  type Side,
  TILE_COUNTS,
  TILES,
  type Tile as TileName,
  type TwoSided,
} from '../../../../game/priests-of-ra/tiles.ts';
import { at, type Seat } from '../../../../game/shared/seats.ts';
import { ExplainCard } from '../../../table/explain.tsx';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { useProspects } from '../../auction/pieces/use-prospects.ts';
import { leftInBag } from '../../auction/view/card-facts.ts';
import { helpsShown } from '../../auction/view/facts.ts';
import { cardWords } from '../../auction/words/cards.ts';
import { useBoard } from '../view/board-context.ts';
import { fameOfSide, lotWorth } from '../view/facts.ts';
import { areaWords } from '../words/board.ts';
import { cardKind, forWords, RULE_OF_CARD } from '../words/cards.ts';
import { tileWords } from '../words/tile-words.ts';
import { Tile } from './tile.tsx';

/** What a side of a tile is, how it counts for somebody as things lie and with one more, and how many are to come. */
export const SideCard = ({ side, seat }: { side: Side | 'ra'; seat: Seat | null }) => {
  const purpose = useWords(forWords)[cardKind(side)];
  const lines = useLines(side, seat);
  const { one } = useWords(tileWords)[side];
  return (
    <ExplainCard
      picture={<Tile side={side} decorative />}
      title={one[0]?.toUpperCase() + one.slice(1)}
      lines={[purpose, ...lines]}
      rule={RULE_OF_CARD[cardKind(side)]}
    />
  );
};

const useLines = (side: Side | 'ra', seat: Seat | null): readonly string[] => {
  const words = useWords(cardWords);
  const groups = useWords(areaWords);
  const names = useWords(tileWords);
  const { match, person } = useBoard();
  const { view } = match;
  const over = view.step.kind === 'over';
  const shown = seat !== null && side !== 'ra' && !over && helpsShown(view);
  const oddsOf = useProspects(shown ? [seat] : [], [side]);
  const lines: string[] = [];
  if (seat !== null && side !== 'ra') {
    const n = count(at(view.areas, seat).tiles, side);
    const { name, you } = person(seat);
    const has = you ? words.youHave(n) : words.has(name, n);
    const { group, fame, atEnd } = fameOfSide(view, seat, side);
    const says = atEnd ? words.scoresAtEnd : words.scores;
    lines.push(over ? words.holds(has) : says(has, groups[group], fame));
    if (shown) {
      const { now, end } = lotWorth(view, seat, [side]);
      lines.push(words.oneMore(now, end, oddsOf(seat)));
    }
  }
  const tile = tileOf(side);
  const left = leftInBag(view, TILES, tile);
  if (left === null) return lines;
  const other = side !== 'ra' && isTurnable(side) ? names[OTHER_SIDE[side]].a : null;
  const of = TILE_COUNTS[tile];
  return [...lines, other === null ? words.inBag(left, of) : words.inBagTwoSided(left, of, other)];
};

/** The tile of the bag that has a side. */
const tileOf = (side: Side | 'ra'): TileName =>
  side !== 'ra' && isTurnable(side)
    ? (Object.keys(SIDES_OF) as TwoSided[]).find(tile => SIDES_OF[tile].includes(side))!
    : (side as TileName);
