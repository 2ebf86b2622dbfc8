import type { NetworkEvent } from '../../../../game/kheops/events.ts';
import { weightsOn } from '../../../../game/kheops/score.ts';
import type { Table } from '../../../../game/kheops/table.ts';
import { signed } from '../../../ui/i18n/grammar.ts';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { PawnIcon } from '../art/pawns.tsx';
import { isOpen } from '../pieces/closed.ts';
import { useBoard } from '../view/board-context.ts';
import { sideOf } from '../view/facts.ts';
import { inspectorWords } from '../words/inspector.ts';
import { sumInWords, worthInWords } from '../words/network.ts';

/** How a network adds up, who has how much weight on it, and whose it is. [K-41 to K-43] */
export const NetworkSum = ({ network, view }: { network: NetworkEvent; view: Table }) => {
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
export const Scores = ({ scores, before }: { scores: readonly number[]; before: readonly number[] }) => {
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
