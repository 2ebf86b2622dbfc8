import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clientGame } from '../../src/client/games/ra/index.ts';
import { keepClaim } from '../../src/client/match/lobby/credentials.ts';
import { HandOver } from '../../src/client/match/local/hand-over.tsx';
import { addPlayed } from '../../src/client/match/played/played-matches.ts';
import { TalkPanel } from '../../src/client/match/talk/talk-panel.tsx';
import { GoOn } from '../../src/client/pages/home/go-on.tsx';
import { TableRow } from '../../src/client/pages/home/table-row.tsx';
import { Rematch } from '../../src/client/pages/match/rematch.tsx';
import { WaitingRoom } from '../../src/client/pages/match/waiting-room/waiting-room.tsx';
import { Played } from '../../src/client/pages/played/played.tsx';
import { Replay } from '../../src/client/pages/replay/replay.tsx';
import { BoardContext } from '../../src/client/table/board-context.tsx';
import { Ending } from '../../src/client/table/ending/ending.tsx';
import { personOf } from '../../src/client/table/person.ts';
import { boardWords } from '../../src/client/table/words.ts';
import { Route, Routes } from '../../src/client/ui/router/routes.tsx';
import type { PublicSeat } from '../../src/game/shared/seat-data.ts';
import { fakeLobby } from './match/lobby/fake-lobby.ts';
import { recordedMatch } from './match/replay/records.ts';
import { MemoryRouter } from './memory-router.tsx';
import { eventually } from './patience.ts';
import { strayNames } from './stray-names.ts';

/** With a number and a sign at their ends, which is what goes astray. */
const NAMES = ['שרה 3', '(محمّد)', 'Ada שרה!'] as const;
const CLAIM = { game: 'ra', matchID: 'm1', seat: 0, credentials: 'secret', name: NAMES[0] } as const;
const players: readonly PublicSeat[] = [
  { id: 0, name: NAMES[0], isConnected: true },
  { id: 1, name: NAMES[1], isConnected: false },
  { id: 2, data: { keptFor: NAMES[2] } },
];
const series = { matches: 3, wins: NAMES.map((name, i) => ({ name, wins: i })) };
const waiting = {
  matchID: 'm1',
  players,
  host: 0,
  rematch: { of: 'm0', by: NAMES[1], until: Date.now() + 60_000, series },
};
const over = { ...waiting, gameover: { winners: [0, 1], scores: [1, 1, 0] }, updatedAt: 0 };

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Every name is on the page, and stands on its own wherever it is. */
const stands = (...names: readonly string[]) => {
  for (const name of names) expect(document.body.innerHTML).toContain(name.replaceAll('&', '&amp;'));
  expect(strayNames(NAMES)).toEqual([]);
};

const seats = NAMES.map(name => ({ name, bot: null, connected: true }));
const board = (children: React.ReactNode) => (
  <BoardContext.Provider
    value={
      {
        game: { id: 'ra', words: clientGame.words },
        match: {
          seats,
          seat: null,
          events: [{ type: 'end', scores: [14, 20, 3], winners: [1] }],
        },
        person: personOf(seats, null, boardWords.en),
      } as never
    }
  >
    {children}
  </BoardContext.Provider>
);

it('in the waiting room', async () => {
  keepClaim(CLAIM);
  fakeLobby({});
  render(
    <MemoryRouter>
      <WaitingRoom game="ra" id="m1" match={waiting} onChanged={() => {}} />
    </MemoryRouter>,
  );
  await screen.findByRole('button', { name: /Make .* the host/ });
  stands(...NAMES);
});

it.each([
  ['waiting', waiting],
  ['over', over],
  ['that nothing is known of yet', undefined],
])('in the line of a table %s', (_, match) => {
  render(
    <MemoryRouter>
      <TableRow game="ra" match={match} fallback={NAMES[0]}>
        {null}
      </TableRow>
    </MemoryRouter>,
  );
  stands(NAMES[0]);
});

it('in what can go on', async () => {
  keepClaim(CLAIM);
  fakeLobby({ 'GET /games/ra/m1': { body: { ...waiting, toAct: [0] } } });
  render(
    <MemoryRouter>
      <GoOn news={0} />
    </MemoryRouter>,
  );
  await screen.findByText(/^Your turn/);
  stands(NAMES[1]);
});

it('in talk', () => {
  const said = { id: '1', seat: 1, text: `${NAMES[0]} 7!` };
  render(
    <TalkPanel
      unsaid={[]}
      isCut={false}
      draft=""
      setDraft={() => {}}
      matchID="m1"
      connection={{ seat: 0 } as never}
      lines={[said]}
      earlier={false}
      people={NAMES.map((name, seat) => ({ seat, name }))}
      allowed="all"
      onReact={() => {}}
    />,
  );
  stands(...NAMES);
});

it('at the end of a match', () => {
  const offer = { id: 'm2', by: NAMES[1], until: 0, players };
  render(
    board(
      <>
        <Ending sheet={null} isNews={false} />
        <Rematch mayAsk rematch={{ offer, isThere: false, series, ask: () => {}, state: 'idle' }} />
      </>,
    ),
  );
  stands(...NAMES);
});

it('where the screen goes to the next', async () => {
  HTMLDialogElement.prototype.showModal ??= () => {};
  render(
    <HandOver
      isHandedOn={() => false}
      to={personOf(seats, null, boardWords.en)(1).name}
      onTaken={() => {}}
    />,
  );
  await eventually(() => stands(NAMES[1]));
});

it('among the matches one has played', () => {
  const players = NAMES.map((name, score) => ({ name, bot: false, score }));
  addPlayed([{ key: 'k', game: 'ra', ended: 0, players, winners: [2], own: 0, online: 'm1' }]);
  render(
    <MemoryRouter>
      <Played />
    </MemoryRouter>,
  );
  stands(...NAMES);
});

it('in a replay, and the sentences of its history', async () => {
  const record = { ...recordedMatch(), names: NAMES.slice(0, 2) };
  render(
    <MemoryRouter initialEntries={[{ pathname: '/replay', state: { record } }]}>
      <Routes>
        <Route path="/replay" element={<Replay />} />
      </Routes>
    </MemoryRouter>,
  );
  await screen.findByRole('region', { name: 'Steps of the match' });
  for (let i = 0; i < 4; i++) {
    fireEvent.click(screen.getByRole('button', { name: 'One step forward' }));
    stands(NAMES[0], NAMES[1]);
  }
});

it('a name that stands there as it is would be found', () => {
  document.body.innerHTML = `<p title="${NAMES[0]}">${NAMES[1]}</p><bdi>${NAMES[2]}</bdi>`;
  document.title = `\u2068${NAMES[0]}\u2069`;
  expect(strayNames(NAMES)).toEqual([`title: ${NAMES[0]}`, `<p>: ${NAMES[1]}`]);
});
