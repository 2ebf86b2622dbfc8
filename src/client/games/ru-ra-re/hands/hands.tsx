import type { Seat } from '../../../../game/shared/seats.ts';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { type Fingers, Fist, Hand } from '../art/hands.tsx';
import { useBoard } from '../view/board-context.ts';
import './hands.css';
import { useStaging } from '../staging/staging-context.tsx';
import { boardWords } from '../words/board.ts';

/** What a player's hand does, and the row it shows: while fists beat it is closed, as no one may know yet. */
export const useHand = (seat: Seat) => {
  const { view } = useBoard().match;
  const { scene, isOn, isClosed } = useStaging();
  const shown = scene.hands.get(seat);
  const asked = view.step.kind !== 'over' && !isOn && view.waiting.includes(seat);
  const chosen = asked && view.chosen[seat] === true;
  if (isClosed && shown !== undefined) return { state: 'ready', shown } as const;
  const state = asked ? (chosen ? 'ready' : 'fist') : shown === undefined ? 'resting' : 'shown';
  return { state, shown } as const;
};

/** Everybody's hands in words. */
export const Hands = () => {
  const words = useWords(boardWords);
  const { view } = useBoard().match;
  return (
    <section className="hands visually-hidden" aria-labelledby="hands-name">
      <h2 id="hands-name">{words.hands}</h2>
      <ul>
        {view.totals.map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a hand is its seat's
          <HandInWords key={seat} seat={seat} />
        ))}
      </ul>
    </section>
  );
};

/** The same of one hand: "choice made", "row 3". */
export const useHandInWords = (seat: Seat): string => {
  const words = useWords(boardWords);
  const { state, shown } = useHand(seat);
  return state === 'shown' ? words.shows(shown ?? 0) : words[state];
};

const HandInWords = ({ seat }: { seat: Seat }) => {
  const { name } = useBoard().person(seat);
  return (
    <li className="players-hand">
      {name}: <span className="players-hand-state">{useHandInWords(seat)}</span>
    </li>
  );
};

/** A player's hand beside the portrait: a fist, ticked when it has chosen, or what it has shown. */
export const HandOf = ({ seat }: { seat: Seat }) => {
  const words = useWords(boardWords);
  const { view } = useBoard().match;
  const { isOn } = useStaging();
  const { state, shown } = useHand(seat);
  // Nothing is thrown any more.
  if (view.step.kind === 'over' && !isOn) return null;
  return (
    <span className="hand-of" data-state={state} aria-hidden="true">
      {state === 'shown' ? <Hand fingers={shown as Fingers} /> : <Fist />}
      {state === 'ready' && (
        <svg className="hand-tick" viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="12" r="11" />
          <path d="M6.5 12.500l3.700 3.700 7.300-8" />
        </svg>
      )}
      <small>{state === 'shown' ? words.row(shown ?? 0) : words[state]}</small>
    </span>
  );
};
