import { createServer } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import type { AnyMove } from '../../../game/contract.ts';
import { type GameId, loadRules } from '../../../game/index.ts';

/**
 * The least that can be called a server of this game: the rules on a bare WebSocket, no framework, no storage, nobody
 * asked who they are. It speaks to the load in the same frames as the others.
 */
const [game, players] = [process.argv[2] as GameId, Number(process.argv[3])];
const { meta, rules } = await loadRules(game);

type Match = { state: unknown; moves: number; readonly pages: (WebSocket | null)[] };
const matches = new Map<string, Match>();
let dealt = 0;

const matchOf = (id: string): Match => {
  const known = matches.get(id);
  if (known !== undefined) return known;
  dealt += 1;
  const state = rules.setup({ players, options: meta.defaults, seed: `bare ${dealt}` });
  const match = { state, moves: 0, pages: [] };
  matches.set(id, match);
  return match;
};

const send = (page: WebSocket, ...event: readonly unknown[]) =>
  page.send(`42/${game},${JSON.stringify(event)}`);

const events: Readonly<Record<string, (page: WebSocket, ...args: never[]) => void>> = {
  sync: (page, id: string, seat: string) => {
    const match = matchOf(id);
    match.pages[Number(seat)] = page;
    page.on('close', () => {
      match.pages[Number(seat)] = null;
      if (match.pages.every(each => each === null)) matches.delete(id);
    });
    const G = rules.view(match.state, Number(seat));
    send(page, 'sync', id, { state: { G, _stateID: match.moves } });
  },
  update: (
    page,
    { payload }: { payload: { type: string; args: [] } },
    _stateID: number,
    id: string,
    by: string,
  ) => {
    const match = matchOf(id);
    const move: AnyMove = [payload.type, ...payload.args];
    const refusal = rules.refusalOf(match.state, Number(by), move);
    if (refusal !== null) return send(page, 'refused', id, refusal);
    const happened = rules.apply(match.state, Number(by), move);
    match.moves += 1;
    for (const [seat, each] of match.pages.entries()) {
      if (each === null || each === undefined) continue;
      send(each, 'update', id, { G: rules.view(match.state, seat), _stateID: match.moves }, happened);
    }
  },
};

const server = createServer((_request, response) => response.end('ok'));
new WebSocketServer({ server }).on('connection', page => {
  page.send('0{}');
  page.on('message', data => {
    const text = String(data);
    if (text.startsWith('40')) return page.send(`40/${game},{}`);
    const [name, ...args] = JSON.parse(text.slice(text.indexOf(',') + 1)) as [string, ...never[]];
    events[name]!(page, ...args);
  });
});
server.listen(Number(process.env.PORT));
