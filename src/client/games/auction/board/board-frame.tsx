import type { ReactNode } from 'react';
import { AsItStands } from '../../../table/as-it-stands.tsx';
import type { KeyHelp } from '../../../table/help.tsx';
import { TableFrame } from '../../../table/table-frame.tsx';
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
import { FinalScore, ScoreSheets, useSheetsInTime } from '../score/sheets.tsx';
import { TieBreak } from '../score/tie-break.tsx';
import { helpWords } from '../words/help.ts';
import { newsOf } from '../words/sentences.ts';
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
