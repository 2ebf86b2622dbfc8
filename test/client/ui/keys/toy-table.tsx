import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useBoard } from '../../../../src/client/table/board-context.tsx';
import type { BoardGame } from '../../../../src/client/table/board-game.ts';
import { BoardProvider } from '../../../../src/client/table/board-provider.tsx';
import { TableFrame } from '../../../../src/client/table/table-frame.tsx';
import type { TableMatch } from '../../../../src/client/table/table-match.ts';
import { type Language, LanguageProvider } from '../../../../src/client/ui/i18n/i18n.tsx';
import { SettingsProvider } from '../../../../src/client/ui/settings.tsx';
import type { AnyMove } from '../../../../src/game/contract.ts';

/** Somebody counts up; only steps of three have a picture. */
export type ToyEvent = { readonly type: 'step'; readonly player: number; readonly to: number };
export type ToyView = { readonly count: number };

/** As far as anybody counts. */
export const FULL = 20;

const game: BoardGame<ToyView, ToyEvent> = {
  id: 'ra',
  words: { en: { name: 'Ra' }, it: { name: 'Ra' } },
  styles: '',
  legalMoves: ({ count }) => (count < FULL ? [['step']] : []),
  refusalOf: () => null,
  HowToScore: () => null,
  soundWords: { en: { coin: 'Counts', tile: 'Steps' }, it: { coin: 'Conti', tile: 'Passi' } },
  refusalWords: { en: {}, it: {} },
  sentenceOf: ({ player, to }, { person }) => `${person(player).name} counts to ${to}.`,
  readerOf: plain => plain,
  iconOf: ({ to }) => (to % 3 === 0 ? <i>{to}</i> : null),
  weightOf: () => 'plain',
  scoring: { isScored: () => false, follows: () => false },
  endsSoon: () => false,
  after: (_, { to }) => ({ count: to }),
  groupOf: ({ to }) => (to === 4 ? 'From four on' : null),
};

/** Two seats count in turn, the first begins. */
export const counted = (to: number): readonly ToyEvent[] =>
  Array.from({ length: to }, (_, i) => ({ type: 'step', player: i % 2, to: i + 1 }));

type Options = {
  readonly seat?: number | null;
  /** From which count on this screen has seen the table. */
  readonly seenFrom?: number;
  /** What asks for what it did not see; by default nothing can. */
  readonly ask?: (at: number) => void;
  /** A count that one move brought about together with the next one: no view of it was sent. */
  readonly together?: number;
  /** What happened before is still on its way. */
  readonly isLoading?: boolean;
  readonly language?: Language;
  readonly children?: ReactNode;
  /** What the table was told besides. */
  readonly told?: Pick<
    TableMatch<ToyView, ToyEvent>,
    'away' | 'incidents' | 'endedBy' | 'takenBack' | 'madeFor'
  >;
};

/** A table of the toy on the screen, whose moves are collected; `show` lets it count on. */
export const toyTable = (
  to: number,
  {
    seat = 0,
    seenFrom = 0,
    ask,
    together = -1,
    isLoading = false,
    language = 'en',
    children = null,
    told = {},
  }: Options = {},
) => {
  localStorage.setItem('language', language);
  const moves: AnyMove[] = [];
  const matchOf = (count: number, news = told, from = seenFrom): TableMatch<ToyView, ToyEvent> => ({
    ...news,
    view: { count },
    seat,
    seats: [
      { name: 'Ada', bot: null, connected: true },
      { name: 'Ned', bot: null, connected: true },
    ],
    events: counted(count),
    status: 'ready',
    play: move => void moves.push(move),
    snapshots: isLoading
      ? null
      : {
          ...(ask && { ask }),
          at: at => {
            const events = at === together ? at - 1 : at;
            return at >= from && at <= count ? { view: { count: events }, events } : null;
          },
        },
  });
  const table = (count: number, news = told, from = seenFrom) => (
    <LanguageProvider>
      <SettingsProvider>
        <BoardProvider game={game} match={matchOf(count, news, from)}>
          <Toy>{children}</Toy>
        </BoardProvider>
      </SettingsProvider>
    </LanguageProvider>
  );
  const { rerender } = render(table(to));
  return { moves, show: (count: number, news = told, from = seenFrom) => rerender(table(count, news, from)) };
};

const Toy = ({ children }: { children: ReactNode }) => {
  const { match, act, notice } = useBoard<typeof game, ToyView, ToyEvent>();
  return (
    <TableFrame
      turn={{ whose: 'Your turn', mine: true, expected: 'count', over: false, seats: [1] }}
      sheets={{ score: 'score', final: <p>final</p> }}
      help={{ keys: [], marks: [] }}
    >
      {() => (
        <div>
          <output>{match.view.count}</output>
          <p role="status">{notice?.text}</p>
          <button type="button" onClick={() => act(['step'])}>
            Count
          </button>
          {children}
        </div>
      )}
    </TableFrame>
  );
};
