import type { ReactNode } from 'react';
import { BONUS_POINTS, CLOSED_TIMES } from '../../../game/kheops/numbers.ts';
import { PIECES } from '../../../game/kheops/table.ts';
import {
  POWERS,
  TILES,
  type Tile,
  type TileId,
  type Symbol as TileSymbol,
} from '../../../game/kheops/tiles.ts';
import { type HelpLine, HelpLines } from '../../table/help-lines.tsx';
import { capital } from '../../ui/i18n/grammar.ts';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { PawnIcon } from './art/pawns.tsx';
import { SymbolIcon } from './art/symbols.tsx';
import { NetworkIcon } from './pieces/event-icon.tsx';
import { TileIcon } from './pieces/tile-icon.tsx';
import { useBoard } from './view/board-context.ts';
import { ruleOfTile } from './view/facts.ts';
import { explainWords, pieceRules } from './words/explain.ts';
import { scoringHelpWords } from './words/help.ts';
import { pieceWords, symbolWords } from './words/names.ts';

/** Pictures, in pixels. */
const LARGE = 38;

/** What brings points, then what each sign and each pawn is for. [K-10 to K-21, K-40 to K-45] */
export const HowToScore = () => {
  const { view } = useBoard().match;
  const words = useWords(scoringHelpWords);
  const symbols = useWords(symbolWords);
  const pieces = useWords(pieceWords);
  const { pieces: purposes } = useWords(explainWords);
  const symbolLine = (symbol: TileSymbol): HelpLine => ({
    pictures: [<SymbolIcon key={symbol} symbol={symbol} size={LARGE} />],
    name: capital(symbols[symbol].one),
    text: symbols[symbol].does,
    rule: ruleOfTile(first(tile => tile.symbol === symbol)),
  });
  return (
    <>
      <HelpLines
        lines={[
          { pictures: [tileOfKind('room'), tileOfKind('corridor')], ...words.network, rule: 'K-40' },
          { pictures: bothWorkers, ...words.owner, rule: 'K-43' },
          {
            pictures: [1, 2].map(n => <SymbolIcon key={n} symbol="sarcophagus-red" size={LARGE} />),
            ...words.sarcophagi,
            rule: 'K-41',
          },
          {
            pictures: [<NetworkIcon key="5" text={`+${BONUS_POINTS.apex}`} size={LARGE} />],
            ...words.bonuses,
            rule: 'K-41',
          },
          {
            pictures: [<NetworkIcon key="2" text={`×${CLOSED_TIMES}`} size={LARGE} />],
            ...(view.options.strictClosure ? words.sealed : words.closed),
            rule: 'K-42',
          },
          ...(['double', 'ankh', 'curse'] as const).map(symbolLine),
        ]}
      />
      <h3>{words.signs}</h3>
      <HelpLines lines={[...POWERS, 'no-pawn' as const].map(symbolLine)} />
      <h3>{words.pawns}</h3>
      <HelpLines
        lines={PIECES.map(piece => ({
          pictures: [<PawnIcon key={piece} piece={piece} side="white" size={LARGE} />],
          name: capital(pieces[piece].one),
          text: purposes[piece],
          rule: pieceRules[piece],
        }))}
      />
    </>
  );
};

const bothWorkers: readonly ReactNode[] = (['white', 'blue'] as const).map(side => (
  <PawnIcon key={side} piece="worker" side={side} size={LARGE} />
));

const tileOfKind = (kind: Tile['kind']): ReactNode => (
  <TileIcon key={kind} tile={first(tile => tile.symbol === null && tile.kind === kind)} />
);

const first = (isWanted: (tile: Tile) => boolean): TileId => {
  const tile = TILES.find(isWanted);
  if (tile === undefined) throw new RangeError('no such tile');
  return tile.id;
};
