import { describe, expect, it } from 'vitest';
import {
  type AnyPacket,
  type ConnectionState,
  type Effect,
  type Known,
  type Message,
  newConnection,
  statusOf,
  step,
} from '../../../../src/client/match/online/connection-state.ts';
import type { PendingMove } from '../../../../src/client/match/online/framework-client.ts';
import { MATCH } from './fake-server.ts';

const KNOWN: Known = { stateID: 7, hasGap: false, missing: null, pages: [], isFull: true, at: 0 };
const MOVE: PendingMove = {
  id: 'move-one',
  stateID: 7,
  action: { type: 'MAKE_MOVE', payload: { type: 'draw', args: [] } },
};
const OFFLINE = newConnection(MATCH, 0);
const READY: ConnectionState = { ...OFFLINE, inSync: true };
const SENDING: ConnectionState = { ...READY, pending: MOVE, isSent: true };
const COMING: ConnectionState = { ...OFFLINE, awaitsSync: true };

const told = (name: string, ...args: unknown[]): Message => ({
  kind: 'received',
  packet: [name, MATCH, ...args] as unknown as AnyPacket,
});
/** What is to be done, in a word each. */
const words = (effects: readonly Effect[]): string =>
  effects
    .map(effect => {
      if (effect.kind === 'retries') return effect.how;
      if (effect.kind === 'request-history') return `history ${effect.before}`;
      if (effect.kind === 'outbox') return effect.isOpen ? 'outbox open' : 'outbox shut';
      return effect.kind;
    })
    .join(', ');

const TOLD_ALL = 'outbox open, tell-sight, stop';

type Case = readonly [
  what: string,
  state: ConnectionState,
  message: Message,
  known: Partial<Known>,
  effects: string,
  changed: Partial<ConnectionState>,
];
const STEPS: readonly Case[] = [
  [
    'a page that is connected waits for its match',
    OFFLINE,
    { kind: 'connected' },
    {},
    'start',
    { awaitsSync: true },
  ],
  ['the match is told', COMING, told('sync', {}), {}, TOLD_ALL, { inSync: true, awaitsSync: false }],
  [
    'what came before its last moves is asked for at once',
    COMING,
    told('sync', {}),
    { missing: 60, pages: [60, 50] },
    `${TOLD_ALL}, history 60, history 50, start`,
    { asked: 60, requested: new Set([60, 50]) },
  ],
  [
    'a move that was not answered over the last connection is sent over the new one',
    { ...COMING, pending: MOVE },
    told('sync', {}),
    {},
    'outbox open, tell-sight, start, send',
    { isSent: true, pending: MOVE },
  ],
  ['nor twice over one connection', SENDING, told('sync', {}), {}, 'outbox open, tell-sight, start', {}],
  [
    'free seats are all there is to hear',
    COMING,
    told('matchData', []),
    { stateID: null, isFull: false },
    TOLD_ALL,
    { inSync: true },
  ],
  ['a full table begins', READY, told('matchData', []), { stateID: null }, 'start', { awaitsSync: true }],
  ['a move is sent', READY, { kind: 'make', move: MOVE }, {}, 'send, start', { pending: MOVE, isSent: true }],
  [
    'a move that is under way is answered',
    SENDING,
    told('answer', MOVE.id, 'made'),
    {},
    'stop',
    { pending: null },
  ],
  [
    'and by a patch that bears its name',
    SENDING,
    told('patch', 6, 7, [], [], MOVE.id),
    {},
    'stop',
    { pending: null },
  ],
  ['not by one of another’s', SENDING, told('patch', 6, 7, [], []), {}, '', {}],
  [
    'a refusal is kept, and counted',
    SENDING,
    told('answer', MOVE.id, 'refused', 'stale'),
    {},
    'stop',
    { pending: null, refused: { code: 'stale', id: 1 } },
  ],
  [
    'a server that does not know the page is asked for the match',
    SENDING,
    told('answer', MOVE.id, 'refused', 'not-joined'),
    {},
    'stop, request-sync, start',
    { awaitsSync: true },
  ],
  [
    'a gap is filled with the whole match',
    READY,
    told('update', {}, []),
    { hasGap: true },
    'request-sync, start',
    { awaitsSync: true },
  ],
  [
    'what is asked for already is not asked for twice',
    COMING,
    told('update', {}, []),
    { hasGap: true },
    '',
    {},
  ],
  [
    'a page of history leaves another one missing',
    { ...READY, asked: 60, requested: new Set([60, 50]) },
    told('history', 60, [{}]),
    { missing: 50 },
    'start',
    { asked: 50 },
  ],
  ['the last one does not', { ...READY, asked: 50 }, told('history', 50, [{}]), {}, 'stop', { asked: null }],
  [
    'too fast: it is asked again later',
    COMING,
    told('refused', null, 'rate'),
    {},
    'pause',
    { awaitsSync: true },
  ],
  [
    'a match that is gone is asked for no more',
    COMING,
    told('refused', null, 'unknown-match'),
    {},
    'stop',
    { awaitsSync: false },
  ],
  ['what is unanswered is asked again: the match', COMING, { kind: 'unanswered' }, {}, 'request-sync', {}],
  [
    'and else its history and the move',
    { ...SENDING, asked: 50 },
    { kind: 'unanswered' },
    {},
    'history 50, send',
    {},
  ],
  [
    'a connection that is lost',
    { ...SENDING, asked: 50 },
    { kind: 'disconnected', reason: 'transport close' },
    {},
    'outbox shut, stop',
    { inSync: false, isSent: false, asked: null, pending: MOVE },
  ],
  [
    'a server that sends pages away is dialled again',
    READY,
    { kind: 'disconnected', reason: 'io server disconnect' },
    {},
    'outbox shut, stop, reconnect-later',
    { inSync: false },
  ],
  [
    'lines of the table take those of this page off its outbox',
    READY,
    told('chat', { id: 'a', sender: '0', payload: 'x' }),
    {},
    'said',
    {},
  ],
];

it.each(STEPS)('%s', (_what, state, message, known, effects, changed) => {
  const before = structuredClone(state);
  const [after, ...todo] = step(state, message, { ...KNOWN, ...known })!;
  expect(words(todo)).toBe(effects);
  expect(after).toMatchObject({ ...changed });
  expect(state).toEqual(before);
});

describe('nothing comes of', () => {
  const CASES: readonly (readonly [what: string, ConnectionState, Message, Partial<Known>])[] = [
    ['a move while another is under way', SENDING, { kind: 'make', move: { ...MOVE, id: 'move-two' } }, {}],
    ['a move without a connection', OFFLINE, { kind: 'make', move: MOVE }, {}],
    ['a move of who only watches', { ...READY, seat: null }, { kind: 'make', move: MOVE }, {}],
    ['an answer to another move', SENDING, told('answer', 'move-two', 'made'), {}],
    ['an answer of no match', SENDING, { kind: 'received', packet: ['answer', null, MOVE.id, 'made'] }, {}],
    ['a page of history that nobody asked for', READY, told('history', 50, [{}]), {}],
    ['an empty one', { ...READY, asked: 50 }, told('history', 50, []), {}],
    ['one that leaves the same missing', { ...READY, asked: 50 }, told('history', 60, [{}]), { missing: 50 }],
  ];
  it.each(CASES)('%s', (_what, state, message, known) => {
    expect(step(state, message, { ...KNOWN, ...known })).toBeNull();
  });

  it.each(['sync', 'matchData', 'update', 'patch', 'refused', 'clock'])('%s of another match', name => {
    const message = {
      kind: 'received',
      packet: [name, 'another', [], [], []] as unknown as AnyPacket,
    } as const;
    expect(step(COMING, message, KNOWN)).toBeNull();
  });
});

it('a refusal of nothing in particular is heard whatever match it is of', () => {
  const message: Message = { kind: 'received', packet: ['refused', null, null, 'malformed'] };
  expect(step(READY, message, KNOWN)?.[0].refused).toEqual({ code: 'malformed', id: 1 });
});

it.each([
  ['offline', OFFLINE],
  ['offline', { ...OFFLINE, pending: MOVE }],
  ['ready', READY],
  ['sending', SENDING],
] as const)('it is %s', (status, state) => {
  expect(statusOf(state)).toBe(status);
});
