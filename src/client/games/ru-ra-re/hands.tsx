import type { Seat } from '../../../game/shared/seats.ts';
import { useWords } from '../../i18n/i18n.tsx';
import { boardWords as tableWords } from '../../table/words.ts';
import { type Fingers, Fist, Hand } from './art/hands.tsx';
import { useBoard } from './board-context.ts';
import './hands.css';
import { useTold } from './telling-context.tsx';
import { boardWords } from './words/board.ts';

/** Everybody's fists, and then all hands at once. */
export const Hands = () => {
  const words = useWords(boardWords);
  const { view } = useBoard().match;
  return (
    <section className="hands" aria-labelledby="hands-name">
      <h2 id="hands-name" className="visually-hidden">
        {words.hands}
      </h2>
      <ul>
        {view.totals.map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a hand is its seat's
          <PlayersHand key={seat} seat={seat} />
        ))}
      </ul>
    </section>
  );
};

const PlayersHand = ({ seat }: { seat: Seat }) => {
  const words = useWords(boardWords);
  const table = useWords(tableWords);
  const { match, person } = useBoard();
  const { view } = match;
  const { scene, isTelling } = useTold();
  const shown = scene.hands.get(seat);
  const over = view.step.kind === 'over';
  const asked = !over && !isTelling && view.waiting.includes(seat);
  const chosen = asked && view.chosen[seat] === true;
  const state = asked ? (chosen ? 'ready' : 'fist') : shown === undefined ? 'resting' : 'shown';
  const told = scene.told;
  const meant =
    told !== null &&
    ((told.kind === 'clash' && told.players.includes(seat)) ||
      (told.kind === 'take' && told.player === seat));
  const { name, you } = person(seat);
  const text =
    state === 'shown' ? words.shows(shown ?? 0) : state === 'resting' ? words.resting : words[state];
  return (
    <li
      className="players-hand"
      data-state={state}
      data-meant={isTelling && meant ? told?.kind : undefined}
      data-you={you}
    >
      <span className="players-hand-picture" aria-hidden="true">
        {state === 'shown' ? <Hand fingers={shown as Fingers} /> : <Fist />}
        {state === 'shown' && <b>{shown}</b>}
        {chosen && (
          <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
            <circle cx="12" cy="12" r="11" />
            <path d="M6.5 12.5l3.7 3.7 7.3-8" />
          </svg>
        )}
      </span>
      <span className="players-hand-name" title={name}>
        {name}
        {you && <span className="visually-hidden"> ({table.you})</span>}
      </span>
      <span className="players-hand-state">{text}</span>
    </li>
  );
};
