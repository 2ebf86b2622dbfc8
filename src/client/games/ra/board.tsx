import type { Step } from '../../../game/ra/table.ts';
import { count } from '../../../game/ra/tiles.ts';
import { at } from '../../../game/shared/seats.ts';
import { useWords } from '../../i18n/i18n.tsx';
import { useShortcuts, useShortcutsSwitch } from '../../table/shortcuts.ts';
import { BoardProvider } from '../auction/board-context.tsx';
import { BoardFrame } from '../auction/board-frame.tsx';
import { choicesOf } from './actions/choices.tsx';
import { Area } from './area.tsx';
import { type RaMatch, useBoard } from './board-context.ts';
import { DiscardProvider } from './discard.tsx';
import { ra } from './game.ts';
import { Rivals } from './rivals.tsx';
import { Tracks } from './tracks.tsx';
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

const GOD_KEY = 'g';

const Table = () => {
  const words = useWords(expectedWords);
  const help = useWords(helpWords);
  const { view, seat } = useBoard().match;
  const [shortcuts] = useShortcutsSwitch();
  useShortcuts({ [GOD_KEY]: toFirstTake }, shortcuts);
  return (
    <BoardFrame
      expected={expectation(view, words)}
      choices={choicesOf(view.step)}
      tracks={<Tracks />}
      helpKeys={[['G', help.gods]]}
      helpMarks={[help.markDisaster]}
    >
      <Area seat={seat ?? 0} />
      <Rivals besides={seat ?? 0} />
    </BoardFrame>
  );
};

/** The focus goes to the first tile a god may take. */
const toFirstTake = () =>
  document
    .querySelector<HTMLElement>('.take-tile:not([aria-disabled="true"])')
    ?.focus({ preventScroll: true });

/** What whoever is to act may do, in a few words. */
const expectation = ({ step, areas }: RaMatch['view'], words: (typeof expectedWords)['en']): string => {
  const hasGod = (player: number) => count(at(areas, player).tiles, 'god') > 0;
  switch (step.kind satisfies Step['kind']) {
    case 'turn':
      return step.kind === 'turn' && hasGod(step.player) ? words.drawInvokeOrGod : words.drawOrInvoke;
    case 'gods':
      return words.moreGods;
    case 'disaster':
      return words.discard;
    default:
      return '';
  }
};
