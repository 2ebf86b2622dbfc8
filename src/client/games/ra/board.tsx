import { actor } from '../../../game/auction/table.ts';
import { isFull } from '../../../game/auction/tracks.ts';
import { BoardProvider } from '../../table/board-provider.tsx';
import { seatInFront } from '../../table/table-match.ts';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { BoardFrame } from '../auction/board/board-frame.tsx';
import { choicesOf } from './actions/choices.tsx';
import { Area } from './board/area.tsx';
import { Rivals } from './board/rivals.tsx';
import { Tracks } from './board/tracks.tsx';
import { ra } from './game.ts';
import { DiscardProvider } from './pieces/discard.tsx';
import { type RaMatch, useBoard } from './view/board-context.ts';
import { mayPlayGod } from './view/facts.ts';
import { expectedWords } from './words/actions.ts';
import { helpWords } from './words/help.ts';

/** The table of Ra for one person at one screen. */
export const Board = ({ match }: { match: RaMatch }) => (
  <BoardProvider game={ra} match={match}>
    <DiscardProvider>
      <Table />
    </DiscardProvider>
  </BoardProvider>
);

const Table = () => {
  const words = useWords(expectedWords);
  const help = useWords(helpWords);
  const { match } = useBoard();
  const { view, seat } = match;
  const front = seatInFront(match);
  return (
    <BoardFrame
      expected={expectation(view, seat, words)}
      choices={choicesOf(view.step)}
      tracks={<Tracks />}
      choosesInArea={view.step.kind === 'disaster' && view.step.player === seat}
      helpKeys={[['G', help.tiles, toFirstTile]]}
      helpMarks={[help.markDisaster]}
      own={<Area seat={front} />}
      rivals={<Rivals besides={front} />}
    />
  );
};

/** The focus goes to the first tile that a god may take or that may be given up. */
const toFirstTile = () =>
  document
    .querySelector<HTMLElement>('.take-tile:not([aria-disabled="true"]), .pick')
    ?.focus({ preventScroll: true });

/** What whoever is to act may do besides what both games ask for, in a few words. */
const expectation = (
  view: RaMatch['view'],
  seat: RaMatch['seat'],
  words: (typeof expectedWords)['en'],
): string => {
  const { step, track } = view;
  const you = seat !== null && actor(step) === seat;
  switch (step.kind) {
    case 'turn':
      if (!mayPlayGod(view, step.player)) return '';
      return isFull(track) ? words.invokeOrGod(you) : words.drawInvokeOrGod(you);
    case 'gods':
      return words.moreGods(you);
    case 'disaster':
      return words.discard(you);
    default:
      return '';
  }
};
