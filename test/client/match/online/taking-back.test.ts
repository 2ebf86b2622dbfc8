import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { REPEAT_MS } from '../../../../src/client/ui/hooks/repeat-guard.ts';
import type { AnyMove } from '../../../../src/game/contract.ts';
import { MATCH, module } from './fake-server.ts';
import { atTable, closePages } from './pages.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  closePages();
  vi.useRealTimers();
});

const BEGIN = module.rules.setup({ players: 2, options: {}, seed: 'a seed' });
const INVOKE: AnyMove = ['invokeRa'];

/** The page has invoked Ra: nothing was shown by that. */
const invoked = () => {
  const it = atTable();
  const { server } = it;
  server.make(INVOKE);
  server.tellLast();
  return it;
};

it('one’s own last move may be taken back, and it is known what it has shown and who has acted since', () => {
  expect(module.rules.refusalOf(BEGIN, module.rules.seatsToAct(BEGIN)[0]!, INVOKE)).toBeNull();
  const drawn = atTable();
  expect(drawn.snapshot().table?.back).toBeNull();
  drawn.server.make(['draw']);
  drawn.server.tellLast();
  expect(drawn.snapshot().table?.back).toEqual({ hasShown: true, since: [] });
  const { snapshot, server, seat } = invoked();
  expect(snapshot().table?.back).toEqual({ hasShown: false, since: [] });
  server.make(['pass']);
  server.tellLast();
  expect(snapshot().table?.back).toEqual({ hasShown: false, since: [1 - seat] });
});

it('it is asked for with an id, and asked for again until it is answered', () => {
  const { connection, server, snapshot } = invoked();
  connection.undo();
  const sent = server.socket.sent.at(-1)!;
  expect(sent).toEqual(['undo', MATCH, 1, expect.stringMatching(/^[A-Za-z0-9_-]{8,32}$/)]);
  expect(snapshot().status).toBe('sending');
  vi.advanceTimersByTime(2000);
  expect(server.socket.sent.at(-1)).toEqual(sent);
  server.socket.hear('answer', MATCH, sent[3], 'refused', 'revealed');
  expect(snapshot()).toMatchObject({ status: 'ready', refused: { code: 'revealed' } });
});

it('a second press within half a second takes no second move back', () => {
  const { connection, server, snapshot } = invoked();
  const asked = () => server.socket.sent.filter(([event]) => event === 'undo').length;
  connection.undo();
  server.socket.hear('answer', MATCH, server.socket.sent.at(-1)![3], 'refused', 'revealed');
  expect(snapshot().status).toBe('ready');
  vi.advanceTimersByTime(REPEAT_MS - 1);
  connection.undo();
  expect(asked()).toBe(1);
  vi.advanceTimersByTime(1);
  connection.undo();
  expect(asked()).toBe(2);
});

it('what was taken back is gone from the events, and so is the view after them', () => {
  const { connection, server, snapshot } = invoked();
  const before = snapshot().table!.events.length - 1;
  const entry = {
    action: { type: 'UNDO', payload: { type: 'undo', args: [], playerID: '0' } },
    _stateID: 1,
    turn: 1,
    phase: 'auction',
    metadata: { undone: [0] },
  };
  const state = { ...server.state(), G: module.rules.view(BEGIN, 0), _stateID: 2 };
  server.socket.hear('update', MATCH, state, [entry]);
  expect(snapshot().table).toMatchObject({ back: null, view: state.G });
  expect(snapshot().table!.events).toHaveLength(before);
  expect(snapshot().table!.tookUnasked).toBe(false);
  expect(connection.snapshots.at(before + 1)).toBeNull();
});

it.each([
  ['one’s own', '0', true],
  ['another seat’s', '1', false],
])('%s that had shown something, with nobody to ask, is known of: %s', (_whose, playerID, known) => {
  const { server, snapshot } = invoked();
  const entry = {
    action: { type: 'UNDO', payload: { type: 'undo', args: [], playerID } },
    _stateID: 1,
    turn: 1,
    phase: 'auction',
    metadata: { undone: [0], unasked: true },
  };
  server.socket.hear('update', MATCH, { ...server.state(), _stateID: 2 }, [entry]);
  expect(snapshot().table?.tookUnasked).toBe(known);
});

it('who asks is known until nobody asks any more, or it is told anew; bots play on meanwhile', () => {
  const { connection, server, snapshot, seat } = invoked();
  const asking = { seat: 1 - seat, stateID: 1, agreed: [] };
  const ask = () => server.socket.hear('asking', MATCH, { ...asking, left: 30_000 });
  ask();
  expect(snapshot().asking).toEqual({ ...asking, until: Date.now() + 30_000 });
  connection.answerUndo(false);
  expect(server.socket.sent.at(-1)).toEqual(['undo-answer', MATCH, 1, false]);
  server.socket.hear('asking', MATCH, null);
  expect(snapshot().asking).toBeNull();
  ask();
  server.tellAll();
  expect(snapshot().asking).toBeNull();
  ask();
  server.make(['pass']);
  server.tellLast();
  expect(snapshot().asking).toMatchObject(asking);
  const ended = { seat: 1 - seat, stateID: 1, missing: [seat] };
  server.socket.hear('asking', MATCH, null, ended);
  expect([snapshot().asking, snapshot().endedAsking]).toEqual([null, ended]);
  ask();
  expect(snapshot().endedAsking).toBeNull();
});
