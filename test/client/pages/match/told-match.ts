import { vi } from 'vitest';
import type { MatchConnection } from '../../../../src/client/match/online/match-connection.ts';
import { NOTHING, type OnlineSnapshot } from '../../../../src/client/match/online/online-snapshot.ts';
import type { OnlineMatch } from '../../../../src/client/pages/match/online-match.ts';
import type { TableMatch } from '../../../../src/client/table/table-match.ts';
import type { AnyEvent } from '../../../../src/game/contract.ts';
import { module } from '../../match/online/fake-server.ts';

export const MATCH = 'abcdef';

const person = (name: string) => ({ name, bot: null, connected: true });

/** Ada plays against Ned: what the table shows, and what the server has told. */
export const TABLE: TableMatch<unknown, AnyEvent> = {
  view: {},
  seat: 0,
  seats: [person('Ada'), person('Ned')],
  events: [],
  status: 'ready',
  play: () => {},
};
export const KNOWN: NonNullable<OnlineSnapshot['table']> = {
  stateID: 0,
  view: {},
  events: [],
  isWhole: true,
  eventsBefore: () => 0,
  stateAt: () => ({ stateID: 0, events: 0, until: 1 }),
  beside: { takenBack: [], madeFor: [] },
  back: null,
  tookUnasked: false,
};

const PLAYERS = [
  { id: 0, name: 'Ada', isConnected: true },
  { id: 1, name: 'Ned', isConnected: true },
];

/** Ada's page of a match that goes on. */
export const onlineMatch = ({
  now,
  ...more
}: Partial<Omit<OnlineMatch, 'now'>> & { readonly now?: Partial<OnlineSnapshot> } = {}): OnlineMatch => ({
  game: 'priests-of-ra',
  id: MATCH,
  tournament: undefined,
  claim: { game: 'priests-of-ra', matchID: MATCH, seat: 0, credentials: 'secret', name: 'Ada' },
  online: {
    module,
    connection: { seat: 0, undo: vi.fn() } as unknown as MatchConnection,
    credentials: 'secret',
  },
  now: { ...NOTHING, table: KNOWN, players: PLAYERS, status: 'ready', ...now },
  commitment: undefined,
  endedAt: undefined,
  deal: undefined,
  isHeldBack: false,
  waits: undefined,
  outOfTime: undefined,
  setupData: undefined,
  talk: 'all',
  rematchOf: undefined,
  isSignedOut: false,
  isSlow: false,
  hints: false,
  undo: true,
  table: TABLE,
  own: 0,
  hasResigned: false,
  mine: false,
  over: false,
  outcome: null,
  ended: undefined,
  names: ['Ada', 'Ned'],
  people: [
    { seat: 0, name: 'Ada' },
    { seat: 1, name: 'Ned' },
  ],
  ...more,
});
