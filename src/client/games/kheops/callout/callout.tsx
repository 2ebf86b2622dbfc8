import type { NetworkEvent } from '../../../../game/kheops/events.ts';
import { weightsOn } from '../../../../game/kheops/score.ts';
import type { Table } from '../../../../game/kheops/table.ts';
import { RuleLink } from '../../../table/rule-link.tsx';
import { signed } from '../../../ui/i18n/grammar.ts';
import { useLanguage, useWords } from '../../../ui/i18n/i18n.tsx';
import { usePrompt } from '../hand/prompt.ts';
import { isOpen } from '../pieces/closed.ts';
import { usePlan } from '../plan/plan-context.tsx';
import { useScene } from '../staging/scene-context.tsx';
import { useBoard } from '../view/board-context.ts';
import { networkAt, networksAt, sideOf } from '../view/facts.ts';
import { changedBy } from '../view/foresight.ts';
import { inspectorWords } from '../words/inspector.ts';
import { sumInWords, worthInWords } from '../words/network.ts';
import './callout.css';
import { PawnIcon } from '../art/pawns.tsx';
import { TileIcon } from '../pieces/tile-icon.tsx';
import { chosenTile } from '../view/plan.ts';
import { purposeInWords } from '../words/explain.ts';
import { Card } from './card.tsx';
import { Contents, Head, Reach } from './cell-facts.tsx';

/**
 * A card beside the pyramid with a line to the cell it speaks of: what a move would bring about before it is made, what
 * lies at the cell that is looked at, or else the network that has just closed. With nothing to say it is not there.
 */
export const Callout = () => {
  const words = useWords(inspectorWords);
  const { match } = useBoard();
  const { view } = match;
  const { considered, looked, plan, now, foreseen } = usePlan();
  const { fresh, payments } = useScene();
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
        {networks.length > 0 && shown.step.kind !== 'over' && (
          <p className="callout-soft">{words.ifItStays}</p>
        )}
        <Contents view={shown} cell={cell} />
      </Card>
    );
  }
  const cell = looked ?? plan.cell;
  if (cell !== null && view.pyramid[cell] !== undefined) {
    const network = networkAt(now, cell);
    return (
      <Card cell={cell}>
        {looked === null && prompt !== '' && (
          <p className="callout-prompt" aria-hidden="true">
            {prompt}
          </p>
        )}
        <Head view={view} cell={cell} />
        <Contents view={view} cell={cell} />
        {network === null ? <p>{words.alone}</p> : <NetworkSum network={network} view={view} />}
      </Card>
    );
  }
  // Over, each network tells what it pays, and the card would only lie over who has won.
  const [first] = payments.paid.length > 0 ? [] : fresh;
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
  return <Idle />;
};

/**
 * Where there is no room beside the pyramid: what is to be done next, and before it what the tile that was chosen from
 * the hand is good for, as no pointer rests on it there.
 */
const Idle = () => {
  const prompt = usePrompt();
  const { language } = useLanguage();
  const { view } = useBoard().match;
  const tile = chosenTile(view, usePlan().plan);
  if (prompt === '' && tile === null) return null;
  return (
    // Other words are another plaque, not this one elsewhere.
    <p key={`${prompt} ${tile}`} className="callout-idle" aria-hidden="true">
      {tile !== null && <TileIcon tile={tile} />}
      <span>
        {tile !== null && purposeInWords(language, tile)} {prompt}
      </span>
    </p>
  );
};

/** How a network adds up, who has how much weight on it, and whose it is. [K-41 to K-43] */
const NetworkSum = ({ network, view }: { network: NetworkEvent; view: Table }) => {
  const words = useWords(inspectorWords);
  const { reader } = useBoard();
  const { cells, owners, closed, cursed } = network;
  const weights = weightsOn(view, cells);
  const owner = owners[0];
  return (
    <div className="network-sum" data-owner={owner === undefined ? undefined : sideOf(owner, view.white)}>
      <p className="network-adds">
        <strong>{words.network(cells.length)}</strong> {sumInWords(reader, network)}
      </p>
      <p className="network-weights">
        <small>{words.pawns}</small>
        {weights.map((weight, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a weight is its seat's
          <span key={seat}>
            <Side seat={seat} /> {weight}
          </span>
        ))}
        <span className="network-owner">{worthInWords(reader, network)}</span>
      </p>
      {/* It looks open, and counts twice all the same. [K-42] */}
      {closed && !cursed && isOpen(view.pyramid, cells) && (
        <p className="callout-soft">{words.closedYetOpen}</p>
      )}
    </div>
  );
};

/** What both would have then, and by how much that is more or less. */
const Scores = ({ scores, before }: { scores: readonly number[]; before: readonly number[] }) => {
  const { score } = useWords(inspectorWords);
  return (
    <p className="callout-scores">
      <small>{score}</small>
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
};

const Side = ({ seat }: { seat: number }) => {
  const { match, person } = useBoard();
  return (
    <>
      <PawnIcon piece="worker" side={sideOf(seat, match.view.white)} size={18} />
      <span className="visually-hidden">{person(seat).name}</span>
    </>
  );
};
