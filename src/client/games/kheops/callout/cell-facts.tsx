import type { Cell } from '../../../../game/kheops/pyramid.ts';
import type { Table } from '../../../../game/kheops/table.ts';
import { tileOf } from '../../../../game/kheops/tiles.ts';
import { RuleLink } from '../../../table/rule-link.tsx';
import { capital } from '../../../ui/i18n/grammar.ts';
import { useLanguage, useWords } from '../../../ui/i18n/i18n.tsx';
import { PawnIcon } from '../art/pawns.tsx';
import { SymbolIcon } from '../art/symbols.tsx';
import { useBoard } from '../view/board-context.ts';
import { ruleOfTile, sideOf } from '../view/facts.ts';
import type { Reach as PowerReach } from '../view/foresight.ts';
import { pawnInWords, placeInWords } from '../words/cell.ts';
import { inspectorWords } from '../words/inspector.ts';
import { kindWords, symbolWords } from '../words/names.ts';

/** What kind of tile it is, and where. */
export const Head = ({ view, cell }: { view: Table; cell: Cell }) => {
  const words = useWords(inspectorWords);
  const kinds = useWords(kindWords);
  const symbols = useWords(symbolWords);
  const { language } = useLanguage();
  const laid = view.pyramid[cell];
  if (laid === undefined) return null;
  const { kind, symbol } = tileOf(laid.tile);
  return (
    <p className="callout-head">
      <strong>
        {capital(symbol === null ? kinds[kind].one : words.tile(kinds[kind].one, symbols[symbol].one))}
      </strong>{' '}
      <small>{placeInWords(language, cell)}</small>
    </p>
  );
};

/** What the symbol of a tile means, and who stands there. */
export const Contents = ({ view, cell }: { view: Table; cell: Cell }) => {
  const symbols = useWords(symbolWords);
  const { reader } = useBoard();
  const laid = view.pyramid[cell];
  if (laid === undefined) return null;
  const { symbol } = tileOf(laid.tile);
  const pawn = view.pawns[cell];
  return (
    <>
      {symbol !== null && (
        <p className="callout-symbol">
          <SymbolIcon symbol={symbol} size={24} />
          <span>
            {symbols[symbol].does} <RuleLink rule={ruleOfTile(laid.tile)} />
          </span>
        </p>
      )}
      {pawn !== undefined && (
        <p className="callout-symbol">
          <PawnIcon piece={pawn.piece} side={sideOf(pawn.player, view.white)} size={24} />{' '}
          {pawnInWords(reader, pawn)}
        </p>
      )}
    </>
  );
};

/** What must be done after the pawn. [K-12] */
export const Reach = ({ reach }: { reach: PowerReach | null }) => {
  const words = useWords(inspectorWords);
  if (reach === null) return null;
  return (
    <p className="callout-power">
      {reach.cells.size === 0 ? words.noUse : words.next[reach.power](reach.cells.size)}
    </p>
  );
};
