import type { ReactNode } from 'react';
import { LAST_EPOCH } from '../../../../game/auction/epochs.ts';
import type { AnyEvent } from '../../../../game/contract.ts';
import { type KeyHelp, TableFrame } from '../../../table/table-frame.tsx';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { ActionBar } from '../rim/action-bar.tsx';
import '../art/pigments.css';
import './board.css';
import './layout.css';
import { useBoard } from '../context/board-context.tsx';
import { MomentLayer, MomentSentence } from '../moments/moment-layer.tsx';
import { ChoosingProvider } from '../rim/choosing.tsx';
import { DrawerProvider } from '../rim/drawer.tsx';
import { Stage } from '../scene/stage.tsx';
import { AsItStands } from '../score/as-it-stands.tsx';
import { FinalScore, TieBreak } from '../score/final-score.tsx';
import { ScoreSheets } from '../score/score-sheet.tsx';
import { isOfScoring } from '../view/scoring-events.ts';
import { helpWords } from '../words/help.ts';
import { newsOf, weightOf } from '../words/sentences.ts';
import { useTurn } from './turn.tsx';

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
  const { seat, view } = useBoard().match;
  const { events } = useBoard().match;
  return (
    <TableFrame
      turn={useTurn(expected)}
      events={events}
      lastWords={useNews(events)}
      weightOf={weightOf}
      scored={useScored()}
      endsSoon={view.epoch === LAST_EPOCH}
      hasFinal={seat !== null && view.step.kind === 'over'}
      sheets={{
        score: (
          <AsItStands>
            <ScoreSheets />
          </AsItStands>
        ),
        final: (
          <AsItStands>
            <FinalScore />
          </AsItStands>
        ),
      }}
      decided={
        <AsItStands>
          <TieBreak />
        </AsItStands>
      }
      scoreKeyOpens="score"
      helpKeys={[['D', help.draw], ['R', help.invoke], ['P', help.pass], ...helpKeys, ['1–9', help.numbers]]}
      helpMarks={helpMarks}
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
const useNews = (seen: readonly AnyEvent[]): string | null => {
  const { game, reader, timeline } = useBoard();
  const { isOn } = timeline;
  const last = seen.at(-1);
  if (last === undefined) return null;
  return newsOf(last, reader) ?? (isOn ? game.sentenceOf(last, reader) : null);
};

/** How many epochs have been scored, whether nothing but scoring came after the last, and whether it was the last of the match. */
const useScored = (): readonly [scored: number, isFresh: boolean, isOver: boolean] => {
  const { looking, timeline } = useBoard();
  const { view } = looking.live;
  // The sheet waits until the sun has set.
  const { told, isOn } = timeline;
  const events = isOn ? told.slice(0, -1) : told;
  const scored = events.filter(event => event.type === 'epoch-end').length;
  const fresh = events.slice(events.findLastIndex(event => event.type === 'epoch-end')).every(isOfScoring);
  return [scored, fresh, view.step.kind === 'over'];
};
