import type { ReactNode } from 'react';
import { AsItStands } from '../../../table/as-it-stands.tsx';
import type { KeyHelp } from '../../../table/help.tsx';
import { TableFrame } from '../../../table/table-frame.tsx';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { ActionBar } from '../rim/action-bar.tsx';
import '../art/pigments.css';
import './board.css';
import './layout.css';
import { mustBid } from '../../../../game/auction/auction.ts';
import { actor } from '../../../../game/auction/table.ts';
import { isFull } from '../../../../game/auction/tracks.ts';
import type { Turn } from '../../../table/board-banner.tsx';
import { bannerWords } from '../../../table/words.ts';
import { useBoard } from '../context/board-context.tsx';
import { MomentLayer, MomentSentence } from '../moments/moment-layer.tsx';
import { ChoosingProvider } from '../rim/choosing.tsx';
import { DrawerProvider } from '../rim/drawer.tsx';
import { Stage } from '../scene/stage.tsx';
import { FinalScore, ScoreSheets, useSheetsInTime } from '../score/sheets.ts';
import { ROMAN, TieBreak } from '../score/tie-break.tsx';
import { expectedWords } from '../words/actions.ts';
import { helpWords } from '../words/help.ts';
import { newsOf } from '../words/sentences.ts';

type Parts = {
  /** What this game asks for where it says more than both games do, in a few words; empty otherwise. */
  expected: string;
  /** What the player to act chooses among, where only this game knows it; null otherwise. */
  choices: ReactNode;
  tracks: ReactNode;
  helpKeys?: readonly KeyHelp[];
  helpMarks?: readonly string[];
  /** Is something in the own area to be chosen now? Then it is opened where it is a drawer. */
  choosesInArea?: boolean;
  /** What lies in front of this screen's player: the grid area `own`, on phones a drawer. */
  own: ReactNode;
  /** Everybody else, in niches. */
  rivals: ReactNode;
};

/** The table around what lies on it: banner, actions, history, sheets and help. */
export const BoardFrame = ({
  expected,
  choices,
  tracks,
  helpKeys = [],
  helpMarks = [],
  choosesInArea = false,
  own,
  rivals,
}: Parts) => {
  const help = useWords(helpWords);
  useSheetsInTime();
  return (
    <TableFrame
      turn={useTurn(expected)}
      news={useNews()}
      sheets={{
        score: (
          <AsItStands>
            <ScoreSheets />
          </AsItStands>
        ),
        final: <FinalScore />,
        decided: <TieBreak />,
      }}
      help={{
        keys: [['D', help.draw], ['R', help.invoke], ['P', help.pass], ...helpKeys, ['1–9', help.numbers]],
        marks: helpMarks,
      }}
    >
      {({ shortcuts, openFinal }) => (
        <DrawerProvider needed={choosesInArea}>
          <ChoosingProvider>
            <Stage>
              {tracks}
              {rivals}
              <MomentLayer />
            </Stage>
            <MomentSentence />
            <div className="rim">
              {own}
              <ActionBar choices={choices} shortcuts={shortcuts} openFinal={openFinal} />
            </div>
          </ChoosingProvider>
        </DrawerProvider>
      )}
    </TableFrame>
  );
};

/** What happened last: the bar tells no more than the scene does. Null for what the history says. */
const useNews = (): string | null => {
  const { game, match, reader, timeline } = useBoard();
  const { isOn } = timeline;
  const last = match.events.at(-1);
  if (last === undefined) return null;
  return newsOf(last, reader) ?? (isOn ? game.sentenceOf(last, reader) : null);
};

/** Whose turn it is; `expected` is what this game asks for where it says more than both games do, else empty. */
const useTurn = (expected: string): Turn => {
  const words = useWords(bannerWords);
  const { ends } = useWords(expectedWords);
  const { match, person } = useBoard();
  const { view, seat } = match;
  const shared = useSharedExpectation();
  const acting = actor(view.step);
  const mine = acting !== null && acting === seat;
  if (acting === null && view.step.kind !== 'over') {
    const whose = view.step.kind === 'auction' ? ends.auction : ends.epoch(view.epoch);
    return { mine, whose, expected: '', over: false, seats: [], aside: <Epochs /> };
  }
  return {
    mine,
    whose: acting === null ? words.over : mine ? words.yourTurn : words.turnOf(person(acting).name),
    expected: expected === '' ? shared : expected,
    over: acting === null,
    hasFinal: seat !== null,
    seats: acting === null ? [] : [acting],
    aside: <Epochs />,
  };
};

const Epochs = () => {
  const words = useWords(expectedWords);
  const { epoch } = useBoard().match.view;
  return (
    <p className="epochs">
      <span className="visually-hidden">{words.epoch(epoch)}</span>
      {ROMAN.map((numeral, i) => (
        <span key={numeral} aria-hidden="true" data-now={i + 1 === epoch}>
          {numeral}
        </span>
      ))}
    </p>
  );
};

/** What both games ask for, in a few words. */
const useSharedExpectation = (): string => {
  const words = useWords(expectedWords);
  const { view, seat } = useBoard().match;
  const { step, track } = view;
  const you = seat !== null && actor(step) === seat;
  if (step.kind === 'turn') return isFull(track) ? words.mustInvoke(you) : words.drawOrInvoke(you);
  if (step.kind !== 'auction' || !('best' in step)) return '';
  if (mustBid(step)) return words.mustBid(you);
  return step.best === null ? words.openBid(you) : words.bidOrPass(step.best.sun, you);
};
