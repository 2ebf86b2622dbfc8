import {
  type CSSProperties,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { focusIsLost } from '../../ui/keys/focus-within.ts';
import { leadFocus } from '../../ui/keys/lead-focus.ts';
import { Link } from '../../ui/router/router.tsx';
import { type Box, placeOf } from './placing.ts';
import './scribe.css';
import { ScribeFigure } from './art/scribe-figure.tsx';
import { learnWords } from './words.ts';

type Props = {
  /** Tells one step from the next. */
  readonly step: number;
  readonly steps: number;
  readonly says: string;
  /** Said besides, where a move was made that is not asked for; another number each time. */
  readonly refused: number;
  /** What is outlined, as a selector, and what it is called; null when nothing is. */
  readonly part: { readonly selector: string; readonly name: string } | null;
  /** The controls of the moves that are asked for, as a selector; null where the words are to be read. */
  readonly asks: string | null;
  /** False while something happens on the table. */
  readonly speaks: boolean;
  readonly onNext: () => void;
  readonly onBack: () => void;
  /** What stands in the place of the button that leads on, when the lesson is over. */
  readonly end: ReactNode;
};

const boxOf = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
};
/** An element that is seen, or its parts where it has no box of its own. */
const boxed = (element: Element): Element[] => {
  if (getComputedStyle(element).display === 'contents') return [...element.children].flatMap(boxed);
  return element.checkVisibility() && element.getBoundingClientRect().width > MIN_WIDTH ? [element] : [];
};
const seen = (selector: string): Element[] => [...document.querySelectorAll(selector)].flatMap(boxed);
/** What is there for screen readers alone is narrower. */
const MIN_WIDTH = 2;
/** What the scribe should not stand on. */
const CONTROLS = '.bar, .actions button, .rim button, .board [data-roving], .auction-track .tile';
/** How often it is looked whether what is meant has moved, in milliseconds. */
const LOOK_MS = 200;

/** Where the parts meant are, and where the scribe stands then. Measured again and again: boards move what they show. */
const useStanding = (selector: string, card: React.RefObject<HTMLElement | null>, key: string) => {
  const [standing, setStanding] = useState<{ at: CSSProperties; meant: readonly Box[] }>({
    at: { visibility: 'hidden' },
    meant: [],
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words make another card
  useLayoutEffect(() => {
    let last = '';
    const measure = () => {
      const box = card.current;
      if (box === null) return;
      const meant = selector === '' ? [] : seen(selector).map(boxOf);
      const controls = seen(CONTROLS).map(boxOf);
      const size = { width: box.offsetWidth, height: box.offsetHeight };
      const text = JSON.stringify([meant, controls, size, innerWidth, innerHeight]);
      if (text === last) return;
      last = text;
      const at = placeOf(size, { width: innerWidth, height: innerHeight }, meant, controls);
      setStanding({ at, meant });
    };
    measure();
    const timer = setInterval(measure, LOOK_MS);
    window.addEventListener('resize', measure);
    return () => {
      clearInterval(timer);
      window.removeEventListener('resize', measure);
    };
  }, [selector, card, key]);
  return standing;
};

const CONTROL = 'button, [role="button"], [role="gridcell"]';

/** The controls in what is meant that may be pressed. */
const controlsIn = (selector: string): readonly HTMLElement[] =>
  seen(selector)
    .flatMap(part => [part, ...part.querySelectorAll(CONTROL)])
    .filter(
      (each): each is HTMLElement =>
        each.matches(CONTROL) && !each.matches(':disabled, [aria-disabled="true"]') && each.checkVisibility(),
    );

/** Of a move that is made of several presses, the next one: what is to be chosen, and then what is done with it. */
const nextOf = (controls: readonly HTMLElement[]): HTMLElement | undefined =>
  controls.find(each => each.matches('[aria-pressed="false"]')) ??
  controls.find(each => !each.matches('[aria-pressed]'));

/** Is the focus where whoever plays by keyboard sees it? */
const isByKeyboard = (): boolean => document.activeElement?.matches(':focus-visible') ?? false;

/** Who tells the lesson, beside what is told of, with an outline around that. */
export const Scribe = ({ step, steps, says, refused, part, asks, speaks, onNext, onBack, end }: Props) => {
  const words = useWords(learnWords);
  const card = useRef<HTMLElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const id = useId();
  const selector = [part?.selector, asks].filter(each => each).join(', ');
  const { at, meant } = useStanding(selector, card, `${says}${refused}${speaks}`);
  const refusal = refused === 0 ? '' : asks === null ? words.hearFirst : words.notThis;

  // Whoever plays by keyboard goes on from where the scribe points: his button, or what he asks to be pressed.
  const led = useRef(-1);
  const ledTo = useRef<Element>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step
  useEffect(() => {
    if (!speaks) return;
    const lead = () => {
      const control = asks === null ? undefined : (controlsIn(asks)[0] ?? nextOf(controlsIn(selector)));
      const focus = control ?? next.current ?? card.current?.querySelector<HTMLElement>('.button-primary');
      if (focus) leadFocus(focus);
      ledTo.current = document.activeElement;
      // Nothing under a sheet that has opened at this moment takes the focus: he leads on when it has gone.
      if (!focus || ledTo.current === focus) led.current = step;
    };
    // He may have been interrupted by a drawer that opened, with what he means in it.
    const isWaiting = ledTo.current === document.activeElement;
    if (led.current !== step || focusIsLost() || isWaiting) lead();
    const look = () => {
      const usable = asks === null ? [] : controlsIn(selector);
      return { usable, chosen: usable.filter(each => each.matches('[aria-pressed="true"]')) };
    };
    let known = look();
    const timer = setInterval(() => {
      // What had the focus may go while the scribe speaks: a sheet gives it back to what is no longer there.
      if (focusIsLost()) return lead();
      const now = look();
      // One press of several has made the next one possible, or has chosen what it was for.
      const fresh = nextOf(now.usable.filter(each => !known.usable.includes(each)));
      const isChosen = now.chosen.some(
        each => each === document.activeElement && !known.chosen.includes(each),
      );
      known = now;
      const to = fresh ?? (isChosen ? nextOf(now.usable) : undefined);
      if (to !== undefined && isByKeyboard()) leadFocus(to);
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [speaks, step]);

  return createPortal(
    <>
      {speaks &&
        meant.map((box, i) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: parts are told apart by their order
            key={i}
            className="scribe-outline"
            aria-hidden="true"
            style={{ left: box.left, top: box.top, width: box.width, height: box.height }}
          />
        ))}
      <section
        ref={card}
        className="scribe"
        aria-label={words.scribe}
        data-speaks={speaks}
        inert={!speaks}
        style={at}
      >
        <ScribeFigure />
        <div className="scribe-says">
          <p id={id}>
            {refusal !== '' && <em>{refusal} </em>}
            {says}
            {part !== null && <span className="visually-hidden"> {words.outlined(part.name)}</span>}
          </p>
        </div>
        <div className="scribe-ways">
          <Link
            className="button button-plain scribe-leave"
            to="/"
            aria-label={words.leave}
            title={words.leave}
          >
            <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
              <path d="M5 5L19 19M19 5L5 19" fill="none" stroke="currentColor" strokeWidth="2.5" />
            </svg>
          </Link>
          <span className="scribe-progress">{words.progress(step + 1, steps)}</span>
          {step > 0 && (
            <button type="button" onClick={onBack}>
              {words.back}
            </button>
          )}
          {end ?? (
            <button
              ref={next}
              type="button"
              className={asks === null ? 'button-primary' : ''}
              aria-describedby={id}
              onClick={onNext}
            >
              {asks === null ? words.next : words.show}
            </button>
          )}
        </div>
      </section>
      <p className="visually-hidden" role="status">
        {speaks && `${refusal} ${says} ${part === null ? '' : words.outlined(part.name)}`.trim()}
      </p>
    </>,
    document.getElementById('main') ?? document.body,
  );
};
