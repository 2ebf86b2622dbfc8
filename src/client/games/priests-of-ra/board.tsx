import { actor } from '../../../game/auction/table.ts';
import type { Step } from '../../../game/priests-of-ra/table.ts';
import type { Seat } from '../../../game/shared/seats.ts';
import { BoardProvider } from '../../table/board-provider.tsx';
import { seatInFront } from '../../table/table-match.ts';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { BoardFrame } from '../auction/board/board-frame.tsx';
import { choicesOf } from './actions/choices.tsx';
import { Area } from './board/area.tsx';
import { Rivals } from './board/rivals.tsx';
import { Tracks } from './board/tracks.tsx';
import { priestsOfRa } from './game.ts';
import { type PriestsMatch, useBoard } from './view/board-context.ts';
import { expectedWords } from './words/actions.ts';
import { markWords } from './words/help.ts';

/** The table of Priests of Ra for one person at one screen. */
export const Board = ({ match }: { match: PriestsMatch }) => (
  <BoardProvider game={priestsOfRa} match={match}>
    <Table />
  </BoardProvider>
);

const Table = () => {
  const words = useWords(expectedWords);
  const marks = useWords(markWords);
  const { match } = useBoard();
  const { view, seat } = match;
  const front = seatInFront(match);
  return (
    <BoardFrame
      expected={expectation(view.step, seat, words)}
      choices={choicesOf(view.step)}
      tracks={<Tracks />}
      helpMarks={[marks.markCorner]}
      own={<Area seat={front} />}
      rivals={<Rivals besides={front} />}
    />
  );
};

/** What whoever is to act may do, in a few words. */
const expectation = (step: Step, seat: Seat | null, words: (typeof expectedWords)['en']): string => {
  const you = seat !== null && actor(step) === seat;
  switch (step.kind) {
    case 'placement':
      return words.chooseSide(you);
    case 'priests':
      return words.turnTiles(step.turns, you);
    default:
      return '';
  }
};
