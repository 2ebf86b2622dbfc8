import type { ReactNode } from 'react';
import type { NetworkEvent } from '../../../game/kheops/events.ts';
import type { Cell } from '../../../game/kheops/pyramid.ts';
import { weightsOn } from '../../../game/kheops/score.ts';
import type { Table } from '../../../game/kheops/table.ts';
import { tileOf } from '../../../game/kheops/tiles.ts';
import { signed } from '../../i18n/grammar.ts';
import { useLanguage, useWords } from '../../i18n/i18n.tsx';
import { PawnIcon } from './art/pawns.tsx';
import { SymbolIcon } from './art/symbols.tsx';
import { useBoard } from './board-context.ts';
import { networkAt, networksAt } from './facts.ts';
import { changedBy, type Reach as PowerReach } from './foresight.ts';
import './inspector.css';
import { usePlan } from './plan-context.tsx';
import { placeInWords } from './words/cell.ts';
import { inspectorWords } from './words/inspector.ts';
import { kindWords, pieceWords, symbolWords } from './words/names.ts';
import { sumInWords, worthInWords } from './words/network.ts';

/** What lies at the cell that is looked at, or what a move would bring about before it is made. */
export const Inspector = () => {
  const words = useWords(inspectorWords);
  const { match } = useBoard();
  const { view } = match;
  const { considered, looked, plan, now, foreseen } = usePlan();
  if (considered !== null && foreseen !== null) {
    const { table: shown, standing: later, reach } = foreseen;
    const cells = changedBy(considered);
    const networks = networksAt(later, cells);
    return (
      <Panel foreseen>
        <Head view={shown} cell={cells.at(-1)!} />
        <Reach reach={reach} />
        {networks.length === 0 && <p>{words.alone}</p>}
        {networks.map(network => (
          <NetworkSum key={network.cells[0]} network={network} view={shown} />
        ))}
        <Contents view={shown} cell={cells.at(-1)!} />
        <p className="inspector-scores">
          {later.scores.map((points, of) => {
            const change = points - now.scores[of]!;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a score is its seat's
              <span key={of} data-change={change !== 0}>
                <Side seat={of} /> {points} <small>({signed(change)})</small>
              </span>
            );
          })}
        </p>
      </Panel>
    );
  }
  const cell = looked ?? plan.cell;
  if (cell === null || view.pyramid[cell] === undefined) {
    return <p className="inspector inspector-idle">{words.idle}</p>;
  }
  const network = networkAt(now, cell);
  return (
    <Panel>
      <Head view={view} cell={cell} />
      <Contents view={view} cell={cell} />
      {network === null ? <p>{words.alone}</p> : <NetworkSum network={network} view={view} />}
    </Panel>
  );
};

/** On a small screen it scrolls, so it must be reached by keyboard. */
const Panel = ({ foreseen = false, children }: { foreseen?: boolean; children: ReactNode }) => {
  const words = useWords(inspectorWords);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard
    <section className="inspector" data-foreseen={foreseen} aria-label={words.label} tabIndex={0}>
      {children}
    </section>
  );
};

/** What kind of tile it is, and where. */
const Head = ({ view, cell }: { view: Table; cell: Cell }) => {
  const words = useWords(inspectorWords);
  const kinds = useWords(kindWords);
  const symbols = useWords(symbolWords);
  const { language } = useLanguage();
  const laid = view.pyramid[cell];
  if (laid === undefined) return null;
  const { kind, symbol } = tileOf(laid.tile);
  return (
    <p className="inspector-head">
      <strong>
        {capital(symbol === null ? kinds[kind].one : words.tile(kinds[kind].one, symbols[symbol].one))}
      </strong>{' '}
      <small>{placeInWords(language, cell)}</small>
    </p>
  );
};

/** What the symbol of a tile means, and who stands there. */
const Contents = ({ view, cell }: { view: Table; cell: Cell }) => {
  const words = useWords(inspectorWords);
  const symbols = useWords(symbolWords);
  const pieces = useWords(pieceWords);
  const { person } = useBoard();
  const laid = view.pyramid[cell];
  if (laid === undefined) return null;
  const { symbol } = tileOf(laid.tile);
  const pawn = view.pawns[cell];
  return (
    <>
      {symbol !== null && (
        <p className="inspector-symbol">
          <SymbolIcon symbol={symbol} size={24} /> {symbols[symbol].does}
        </p>
      )}
      {pawn !== undefined && (
        <p className="inspector-symbol">
          <PawnIcon piece={pawn.piece} side={pawn.player === view.white ? 'white' : 'blue'} size={24} />{' '}
          {words.pawn(pieces[pawn.piece].one, person(pawn.player))}
        </p>
      )}
    </>
  );
};

/** What must be done after the pawn. [K-12] */
const Reach = ({ reach }: { reach: PowerReach | null }) => {
  const words = useWords(inspectorWords);
  if (reach === null) return null;
  return (
    <p className="inspector-power">
      {reach.cells.size === 0 ? words.noUse : words.next[reach.power](reach.cells.size)}
    </p>
  );
};

/** How a network adds up, who has how much weight on it, and whose it is. [K-41 to K-43] */
export const NetworkSum = ({ network, view }: { network: NetworkEvent; view: Table }) => {
  const words = useWords(inspectorWords);
  const { reader } = useBoard();
  const { cells } = network;
  const weights = weightsOn(view, cells);
  return (
    <div className="network-sum">
      <p>
        <strong>{words.network(cells.length)}</strong> {sumInWords(reader, network)}
      </p>
      <p className="network-weights">
        {weights.map((weight, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a weight is its seat's
          <span key={seat}>
            <Side seat={seat} /> {weight}
          </span>
        ))}
        <span className="network-owner">{worthInWords(reader, network)}</span>
      </p>
    </div>
  );
};

const Side = ({ seat }: { seat: number }) => {
  const { match, person } = useBoard();
  return (
    <>
      <PawnIcon piece="worker" side={seat === match.view.white ? 'white' : 'blue'} size={18} />
      <span className="visually-hidden">{person(seat).name}</span>
    </>
  );
};

const capital = (text: string): string => `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`;
