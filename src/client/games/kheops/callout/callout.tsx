import { RuleLink } from '../../../table/rule-link.tsx';
import { useLanguage, useWords } from '../../../ui/i18n/i18n.tsx';
import { usePrompt } from '../hand/prompt.ts';
import { usePlan } from '../plan/plan-context.tsx';
import { useScene } from '../staging/scene-context.tsx';
import { useBoard } from '../view/board-context.ts';
import { networkAt, networksAt } from '../view/facts.ts';
import { changedBy } from '../view/foresight.ts';
import { inspectorWords } from '../words/inspector.ts';
import './callout.css';
import { TileIcon } from '../pieces/tile-icon.tsx';
import { chosenTile } from '../view/plan.ts';
import { purposeInWords } from '../words/explain.ts';
import { Card } from './card.tsx';
import { Contents, Head, Reach } from './cell-facts.tsx';
import { NetworkSum, Scores } from './network-sum.tsx';

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
