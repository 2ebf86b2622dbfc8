import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { NetworkEvent } from '../../../game/kheops/events.ts';
import type { Cell } from '../../../game/kheops/pyramid.ts';
import { weightsOn } from '../../../game/kheops/score.ts';
import type { Table } from '../../../game/kheops/table.ts';
import { tileOf } from '../../../game/kheops/tiles.ts';
import { signed } from '../../i18n/grammar.ts';
import { useLanguage, useWords } from '../../i18n/i18n.tsx';
import { RuleLink } from '../../table/rule-link.tsx';
import { PawnIcon } from './art/pawns.tsx';
import { SymbolIcon } from './art/symbols.tsx';
import { useBoard } from './board-context.ts';
import './callout.css';
import { networkAt, networksAt, ruleOfTile } from './facts.ts';
import { changedBy, type Reach as PowerReach } from './foresight.ts';
import { centreOf, WIDTH } from './geometry.ts';
import { usePlan } from './plan-context.tsx';
import { usePrompt } from './prompt.ts';
import { useScene } from './scene-context.tsx';
import { placeInWords } from './words/cell.ts';
import { inspectorWords } from './words/inspector.ts';
import { kindWords, pieceWords, symbolWords } from './words/names.ts';
import { sumInWords, worthInWords } from './words/network.ts';

/**
 * A card beside the pyramid with a line to the cell it speaks of: what a move would bring about before it is made, what
 * lies at the cell that is looked at, or else the network that has just closed. With nothing to say it is not there.
 */
export const Callout = () => {
  const words = useWords(inspectorWords);
  const { match } = useBoard();
  const { view } = match;
  const { considered, looked, plan, now, foreseen } = usePlan();
  const { fresh } = useScene();
  const prompt = usePrompt();
  if (considered !== null && foreseen !== null) {
    const { table: shown, standing: later, reach } = foreseen;
    const cells = changedBy(considered);
    const cell = cells.at(-1)!;
    const networks = networksAt(later, cells);
    return (
      <Card cell={cell} foreseen>
        <Head view={shown} cell={cell} />
        <Reach reach={reach} />
        {networks.length === 0 && <p>{words.alone}</p>}
        {networks.map(network => (
          <NetworkSum key={network.cells[0]} network={network} view={shown} />
        ))}
        <Scores scores={later.scores} before={now.scores} />
        <Contents view={shown} cell={cell} />
      </Card>
    );
  }
  const cell = looked ?? plan.cell;
  if (cell !== null && view.pyramid[cell] !== undefined) {
    const network = networkAt(now, cell);
    return (
      <Card cell={cell}>
        <Head view={view} cell={cell} />
        <Contents view={view} cell={cell} />
        {network === null ? <p>{words.alone}</p> : <NetworkSum network={network} view={view} />}
      </Card>
    );
  }
  const [first] = fresh;
  if (first !== undefined) {
    return (
      <Card cell={first.cells[0]!} isFresh>
        <p className="callout-head">
          <strong>{words.closes(fresh.length)}</strong> <RuleLink rule="K-42" />
        </p>
        {fresh.map(network => (
          <NetworkSum key={network.cells[0]} network={network} view={view} />
        ))}
        {view.step.kind !== 'over' && <p className="callout-soft">{words.ifItStays}</p>}
      </Card>
    );
  }
  return (
    <p className="callout-idle" aria-hidden="true">
      {prompt}
    </p>
  );
};

/** On a small screen it scrolls, so it must be reached by keyboard. */
const Card = ({
  cell,
  foreseen = false,
  isFresh = false,
  children,
}: {
  cell: Cell;
  foreseen?: boolean;
  isFresh?: boolean;
  children: ReactNode;
}) => {
  const words = useWords(inspectorWords);
  const ref = useRef<HTMLElement>(null);
  const side = centreOf(cell)[0] < WIDTH / 2 ? 'left' : 'right';
  return (
    <>
      <section
        // Another card, not this one elsewhere.
        key={`${side} ${cell} ${foreseen}`}
        ref={ref}
        className="callout"
        data-foreseen={foreseen}
        data-fresh={isFresh}
        data-side={side}
        aria-label={words.label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard
        tabIndex={0}
      >
        {children}
      </section>
      <Line card={ref} cell={cell} />
    </>
  );
};

/** From the card to its cell. */
const Line = ({ card, cell }: { card: { readonly current: HTMLElement | null }; cell: Cell }) => {
  const ref = useRef<SVGPathElement>(null);
  useLayoutEffect(() => {
    const draw = () => {
      const box = card.current;
      const path = ref.current;
      const scene = path?.closest('.kheops-scene');
      const aim = scene?.querySelector(`[data-cell="${cell}"] .cell-hit`);
      if (!box || !path || !scene || !aim) return;
      const whole = scene.getBoundingClientRect();
      const [from, to] = [box.getBoundingClientRect(), aim.getBoundingClientRect()];
      const isLeft = from.right < to.left + to.width / 2;
      const x1 = (isLeft ? from.right : from.left) - whole.left;
      const y1 = Math.min(from.bottom - 24, Math.max(from.top + 24, to.top)) - whole.top;
      const x2 = to.left + to.width / 2 - whole.left;
      const y2 = to.top + to.height / 2 - whole.top;
      path.setAttribute('d', `M${x1} ${y1}Q${(x1 + x2) / 2} ${Math.min(y1, y2) - 12} ${x2} ${y2}`);
    };
    draw();
    const watch = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(draw);
    if (card.current) watch?.observe(card.current);
    return () => watch?.disconnect();
  });
  return (
    <svg className="callout-line" aria-hidden="true">
      <path ref={ref} />
    </svg>
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
    <p className="callout-head">
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
        <p className="callout-symbol">
          <SymbolIcon symbol={symbol} size={24} />
          <span>
            {symbols[symbol].does} <RuleLink rule={ruleOfTile(laid.tile)} />
          </span>
        </p>
      )}
      {pawn !== undefined && (
        <p className="callout-symbol">
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
    <p className="callout-power">
      {reach.cells.size === 0 ? words.noUse : words.next[reach.power](reach.cells.size)}
    </p>
  );
};

/** How a network adds up, who has how much weight on it, and whose it is. [K-41 to K-43] */
const NetworkSum = ({ network, view }: { network: NetworkEvent; view: Table }) => {
  const words = useWords(inspectorWords);
  const { reader } = useBoard();
  const { cells, owners } = network;
  const weights = weightsOn(view, cells);
  const owner = owners[0];
  return (
    <div
      className="network-sum"
      data-owner={owner === undefined ? undefined : owner === view.white ? 'white' : 'blue'}
    >
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

/** What both would have then, and by how much that is more or less. */
const Scores = ({ scores, before }: { scores: readonly number[]; before: readonly number[] }) => (
  <p className="callout-scores">
    {scores.map((points, of) => {
      const change = points - before[of]!;
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: a score is its seat's
        <span key={of} data-change={change !== 0}>
          <Side seat={of} /> {points} <small>({signed(change)})</small>
        </span>
      );
    })}
  </p>
);

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
