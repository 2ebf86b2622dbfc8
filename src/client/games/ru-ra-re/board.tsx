import { useMemo, useRef } from 'react';
import type { Seat } from '../../../game/shared/seats.ts';
import type { Turn } from '../../table/board-banner.tsx';
import { BoardProvider } from '../../table/board-provider.tsx';
import { TableFrame } from '../../table/table-frame.tsx';
import { seatInFront } from '../../table/table-match.ts';
import { bannerWords } from '../../table/words.ts';
import { useMedia } from '../../ui/hooks/use-media.ts';
import { listed, useLanguage, useWords } from '../../ui/i18n/i18n.tsx';
import { LAYOUTS } from '../../ui/theme/layouts.ts';
import { Actions } from './actions.tsx';
import { Backdrop } from './art/backdrop.tsx';
import './art/pigments.css';
import './board.css';
import { ruRaRe } from './game.ts';
import { Hands } from './hands/hands.tsx';
import { OwnDisplay } from './hands/own.tsx';
import { Rivals } from './rivals/rivals.tsx';
import { Rows } from './rows/rows.tsx';
import { FinalScore, ScoreSheets } from './score.tsx';
import { Moment } from './staging/moment.tsx';
import { outcomeOf } from './staging/outcome.ts';
import { StagingProvider, useStaging } from './staging/staging-context.tsx';
import { useFlights } from './staging/use-flights.ts';
import { type RuRaReMatch, useBoard } from './view/board-context.ts';
import { actionWords, boardWords, helpWords } from './words/board.ts';

/** The table of Ru-Ra-Re for one person at one screen. */
export const Board = ({ match }: { match: RuRaReMatch }) => (
  <BoardProvider game={ruRaRe} match={match}>
    <StagingProvider>
      <Table />
    </StagingProvider>
  </BoardProvider>
);

const Table = () => {
  const help = useWords(helpWords);
  const { match, reader } = useBoard();
  const { view, events } = match;
  const { isOn, wasCounted } = useStaging();
  const isWide = !useMedia(LAYOUTS.phone);
  // A phone has no room for whole sentences while a throw is told, either.
  const outcome = useMemo(
    () => (isOn && isWide ? null : outcomeOf(events, reader, !isWide)),
    [isOn, isWide, events, reader],
  );
  const { isScored, follows } = ruRaRe.scoring;
  const last = events.findLastIndex(isScored);
  const isLatest = !isOn && last >= 0 && events.slice(last).every(event => isScored(event) || follows(event));
  return (
    <TableFrame
      turn={useTurn(view.step.kind === 'over' && !isOn)}
      news={outcome}
      sheets={{ score: <ScoreSheets latest={isLatest} />, final: <FinalScore /> }}
      wasCounted={wasCounted}
      help={{
        keys: [
          ['1–8', help.rows],
          ['P', help.skip],
        ],
        marks: [help.markFist, help.markClash, help.markStays, help.markLast],
      }}
    >
      {({ shortcuts, openFinal }) => (
        <>
          <Square seat={seatInFront(match)} />
          <div className="rim">
            <OwnDisplay seat={seatInFront(match)} />
            <Actions shortcuts={shortcuts} openFinal={openFinal} />
          </div>
        </>
      )}
    </TableFrame>
  );
};

/** The market square: the others behind it, the stalls on it, and over it what happens. */
const Square = ({ seat }: { seat: Seat }) => {
  const ref = useRef<HTMLDivElement>(null);
  useFlights(ref);
  const { frozen } = useStaging();
  return (
    <div
      ref={ref}
      className="scene"
      data-frozen={frozen !== null}
      style={frozen === null ? undefined : ({ '--held': frozen } as React.CSSProperties)}
    >
      <Backdrop />
      <Hands />
      <Rivals besides={seat} />
      <Rows />
      <Moment />
    </div>
  );
};

/** More names than that would push what happened last out of the bar of a phone: their faces tell who they are. */
const MOST_NAMED = 2;

const useTurn = (over: boolean): Turn => {
  const words = useWords(bannerWords);
  const own = useWords(actionWords);
  const { language } = useLanguage();
  const { match, person } = useBoard();
  const { view, seat } = match;
  const board = useWords(boardWords);
  const { isOn, current } = useStaging();
  const waited = over ? [] : view.waiting.filter(each => !view.chosen[each]);
  const mine = !isOn && seat !== null && waited.includes(seat);
  const waitedFor =
    waited.length > MOST_NAMED
      ? own.waitForMany(waited.length)
      : own.waitFor(
          listed(
            language,
            waited.map(each => person(each).name),
          ),
          waited.length > 1,
        );
  if (isOn && (current?.type === 'score' || current?.type === 'end')) {
    const scoring =
      current.type === 'score' && current.scoring === 1 ? board.firstScoring : board.secondScoring;
    return {
      mine,
      whose: current.type === 'end' ? words.over : scoring,
      expected: '',
      over,
      hasFinal: true,
      aside: <Round />,
    };
  }
  return {
    mine,
    whose: over ? words.over : isOn ? own.telling : mine ? words.yourTurn : own.everybody,
    expected: over || isOn ? '' : mine ? (view.throw === 1 ? own.choose : own.chooseAgain) : waitedFor,
    over,
    hasFinal: true,
    seats: isOn ? [] : waited,
    aside: <Round />,
  };
};

const Round = () => {
  const board = useWords(boardWords);
  const { view } = useBoard().match;
  return (
    <p className="ru-round">
      {view.lastRound ? board.lastRound : board.round(view.round)}
      <small>{board.pile(view.pile)}</small>
    </p>
  );
};
