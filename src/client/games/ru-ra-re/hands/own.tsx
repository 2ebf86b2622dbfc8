import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Card as CardKind } from '../../../../game/ru-ra-re/cards.ts';
import { at, type Seat } from '../../../../game/shared/seats.ts';
import { Explain } from '../../../table/explain.tsx';
import { Portrait } from '../../../table/portrait.tsx';
import { useBackCloses } from '../../../ui/hooks/back-closes.ts';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { Toolbar } from '../../../ui/keys/toolbar.tsx';
import { CardFan, Ladder, useFanWords } from '../cards/fan.tsx';
import { FanExplained } from '../cards/fan-card.tsx';
import { useBoard } from '../view/board-context.ts';
import { pointsNow } from '../view/facts.ts';
import { type Fan, fansOf } from '../view/fans.ts';
import { HandOf } from './hands.tsx';
import './own.css';
import './own-phone.css';
import './own-tall.css';
import { SmallFans } from '../cards/small-fans.tsx';
import { useStaging } from '../staging/staging-context.tsx';
import { useSlide } from '../staging/use-slide.ts';
import { boardWords } from '../words/board.ts';

/**
 * What lies in front of a player: fans by kind, each with its ladder. Nothing is drawn that is not there. On phones the
 * rim has small ones, and a press on them opens the others over the square.
 */
export const OwnDisplay = ({ seat }: { seat: Seat }) => {
  const words = useWords(boardWords);
  const { match, person } = useBoard();
  const { scene, isOn, isCrowning } = useStaging();
  const { displays } = scene;
  const { totals } = match.view;
  const { ref, isOpen, toggle } = useOwnDrawer(isOn);
  const over = match.view.step.kind === 'over' && (!isOn || isCrowning);
  const name = seat === match.seat ? words.yours : words.inFrontOf(person(seat).name);
  return (
    <section
      ref={ref}
      className="own"
      aria-labelledby="display-name"
      data-place={`seat-${seat}`}
      data-open={isOpen}
    >
      <header>
        <Portrait
          seat={seat}
          acting={!over && !isOn && match.view.waiting.includes(seat) && !match.view.chosen[seat]}
        />
        <h2 id="display-name">{name}</h2>
        <HandOf seat={seat} />
        <p>
          {over ? (
            <>
              <strong>{words.now(totals[seat]!)}</strong> <small>{words.inAll}</small>
            </>
          ) : (
            <>
              <strong>{words.now(pointsNow(displays, seat))}</strong> <small>{words.nowHint}</small>
              {totals[seat]! > 0 && (
                <small>
                  {totals[seat]} {words.scored(totals[seat]!)}
                </small>
              )}
            </>
          )}
        </p>
      </header>
      <button
        type="button"
        className="own-handle"
        aria-label={words.openOwn}
        aria-expanded={isOpen}
        aria-controls="own-drawer"
        onClick={toggle}
      >
        {fansOf(displays, seat).length > 0 ? (
          <SmallFans seat={seat} isSpoken={false} />
        ) : (
          <span className="own-nothing">{words.nothingYet}</span>
        )}
      </button>
      <div className="own-drawer" id="own-drawer">
        <Fans seat={seat} label={name} />
      </div>
    </section>
  );
};

/** All fans of a seat, one tab stop; each explains itself. */
export const Fans = ({ seat, label }: { seat: Seat; label: string }) => {
  const words = useWords(boardWords);
  const ref = useRef<HTMLDivElement>(null);
  const { displays, gained } = useStaging().scene;
  const fans = fansOf(displays, seat);
  const fresh = at(gained, seat);
  useSlide(ref, fans.map(({ kind, cards }) => `${kind} ${cards.length}`).join());
  if (fans.length === 0) return <p className="own-nothing">{words.nothingYet}</p>;
  const units = unitsOf(fans, LADDER);
  const isMany = units > MANY;
  const ladder = isMany ? 0 : LADDER;
  const lines = fans.length < TWO_LINES ? 1 : 2;
  return (
    <Toolbar
      ref={ref}
      className="own-fans"
      label={label}
      data-many={isMany}
      data-narrow={units > NARROW}
      style={
        {
          '--units': unitsOf(fans, ladder),
          '--bare-units': unitsOf(fans, 0),
          ...inColumns(fans, lines, ladder, 'wide'),
          ...inColumns(fans, fans.length < THREE_LINES ? lines : 3, ladder, 'narrow'),
        } as React.CSSProperties
      }
    >
      {fans.map(fan => (
        <LargeFan key={fan.kind} fan={fan} fresh={fresh} />
      ))}
    </Toolbar>
  );
};

/** How many cards wide a fan is, and its gap: as in the stylesheets. */
const unitOf = ({ cards, rungs }: Fan, ladder: number): number =>
  1 + (cards.length - 1) * 0.336 + (rungs.length > 0 ? ladder : 0);
const GAP = 0.3;

const unitsOf = (fans: readonly Fan[], ladder: number): number =>
  fans.reduce((sum, fan) => sum + unitOf(fan, ladder) + GAP, 0);

/** In lines one below the other: how many columns they make, and how wide these are, each as its widest fan. */
const inColumns = (fans: readonly Fan[], lines: number, ladder: number, where: 'wide' | 'narrow') => {
  const cols = Math.ceil(fans.length / lines);
  const widths = Array.from({ length: cols }, (_, col) =>
    Math.max(...fans.filter((_fan, i) => i % cols === col).map(fan => unitOf(fan, ladder))),
  );
  return {
    [`--lines-${where}`]: lines,
    [`--cols-${where}`]: cols,
    [`--col-units-${where}`]: widths.reduce((sum, width) => sum + width, 0),
  };
};

/** In cards: how wide a ladder is beside its fan. */
const LADDER = 0.5;
/** From so many kinds on there are several lines where there is room for them; three in narrow windows. */
const TWO_LINES = 5;
const THREE_LINES = 11;
/** Wider than that there is no room for ladders. */
const MANY = 15;
/** Wider than that a fan is too narrow for its name and its points side by side. */
const NARROW = 10;

const LargeFan = ({ fan, fresh }: { fan: Fan; fresh: ReadonlySet<CardKind> }) => {
  const { name, of, points, next } = useFanWords()(fan);
  return (
    <Explain className="fan" card={() => <FanExplained fan={fan} />}>
      <CardFan cards={fan.cards} fresh={fresh} />
      <Ladder fan={fan} />
      <span className="fan-words">
        <span className="fan-what">
          {name}
          <span className="visually-hidden">{of}</span>
          <span className="fan-colon">: </span>
        </span>
        <b>{points}</b>
        {next !== '' && <small className="fan-next">{next}</small>}
      </span>
    </Explain>
  );
};

/**
 * On phones one's own cards lie in a drawer over the square: a press elsewhere, Escape, or a throw, which everybody wants
 * to see, puts it away.
 */
const useOwnDrawer = (
  givesWay: boolean,
): { readonly ref: RefObject<HTMLElement | null>; readonly isOpen: boolean; readonly toggle: () => void } => {
  const ref = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (givesWay) setOpen(false);
  }, [givesWay]);
  useEffect(() => {
    if (!isOpen) return;
    const onPress = ({ target }: Event) => {
      // A card that explains stands beside the board.
      const isWithin = target instanceof Element && target.closest('.own, .explain-card') !== null;
      if (!isWithin) setOpen(false);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setOpen(false);
    };
    document.addEventListener('pointerdown', onPress, true);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress, true);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen]);
  useBackCloses(isOpen, () => setOpen(false));
  return { ref, isOpen, toggle: () => setOpen(open => !open) };
};
