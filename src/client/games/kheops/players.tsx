import { actor } from '../../../game/kheops/legal.ts';
import { PIECES } from '../../../game/kheops/table.ts';
import { at, type Seat } from '../../../game/shared/seats.ts';
import { useWords } from '../../i18n/i18n.tsx';
import { boardWords } from '../../table/words.ts';
import { PawnIcon } from './art/pawns.tsx';
import { useBoard } from './board-context.ts';
import { TileBack } from './hand.tsx';
import { usePlan } from './plan-context.tsx';
import './players.css';
import { mapWords } from './words/board.ts';
import { pieceWords } from './words/names.ts';

/** The two architects: what they have yet to place, how many tiles they hold, and what they would score. */
export const Players = () => {
  const words = useWords(mapWords);
  const { match } = useBoard();
  const own = match.seat ?? 0;
  return (
    <section className="architects" aria-labelledby="architects-name">
      <h2 id="architects-name" className="visually-hidden">
        {words.players}
      </h2>
      {[1 - own, own].map(seat => (
        <Architect key={seat} seat={seat} />
      ))}
      <p className="architects-stock">{words.stock(match.view.stock)}</p>
    </section>
  );
};

const Architect = ({ seat }: { seat: Seat }) => {
  const words = useWords(mapWords);
  const table = useWords(boardWords);
  const names = useWords(pieceWords);
  const { match, person } = useBoard();
  const { view, seats } = match;
  const { now } = usePlan();
  const side = seat === view.white ? 'white' : 'blue';
  const supply = at(view.supplies, seat);
  const acting = actor(view.step) === seat;
  const { name, you } = person(seat);
  const note = you
    ? table.you
    : seats[seat]?.bot != null
      ? table.bot
      : seats[seat]?.connected === false
        ? table.away
        : '';
  return (
    <section
      className="architect"
      data-acting={acting}
      data-side={side}
      aria-labelledby={`architect-${seat}`}
    >
      <header>
        <h3 id={`architect-${seat}`} title={name}>
          <PawnIcon piece="worker" side={side} size={26} />
          <span className="architect-name">{name}</span>
          <small>
            {words[side]}
            {note !== '' && `, ${note}`}
          </small>
          {acting && <span className="visually-hidden">({table.toAct})</span>}
        </h3>
        <p className="architect-points" title={view.step.kind === 'over' ? undefined : words.asItStands}>
          <strong>{at(now.scores, seat)}</strong>
          <span className="visually-hidden"> {words.asItStands}</span>
        </p>
      </header>
      <ul className="architect-supply" aria-label={words.supply}>
        {PIECES.filter(piece => supply[piece] > 0).map(piece => (
          <li key={piece} title={names[piece].one}>
            <PawnIcon piece={piece} side={side} size={24} />
            <span aria-hidden="true">{supply[piece] > 1 && supply[piece]}</span>
            <span className="visually-hidden">
              {supply[piece]} {supply[piece] === 1 ? names[piece].one : names[piece].many}
            </span>
          </li>
        ))}
      </ul>
      {!you && (
        <p className="architect-hand">
          <span className="visually-hidden">{words.hand(at(view.handSizes, seat))}</span>
          {Array.from({ length: at(view.handSizes, seat) }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one back is like the other
            <TileBack key={i} />
          ))}
        </p>
      )}
    </section>
  );
};
