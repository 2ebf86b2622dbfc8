// Plays matches against a bot of the house, by chance: node bot.mjs ADDRESS TOKEN GAME [LEVEL [MATCHES [SEATS]]]
const [address, token, game, level = 'easy', matches = '4', seats = '2'] = process.argv.slice(2);
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
const AT_ONCE = 4;

/** This is the bot: what its seat sees, and every legal move, of which it returns one. */
const choose = (_game, _view, legal) => legal[Math.floor(Math.random() * legal.length)];

/** Asks once more where it asks too much. */
const ask = async (path, body) => {
  const answer = await fetch(`${address}/api/bot/${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  const told = await answer.json();
  if (answer.status !== 429) return { isDone: answer.ok, told };
  const seconds = Number(answer.headers.get('retry-after') ?? 5);
  await new Promise(resolve => setTimeout(resolve, seconds * 1000));
  return ask(path, body);
};

const make = async () => {
  const rivals = Array.from({ length: seats - 1 }, (_, i) => [i + 1, level]);
  const setupData = { bots: Object.fromEntries(rivals) };
  const { isDone, told } = await ask(`games/${game}`, { numPlayers: Number(seats), setupData });
  if (!isDone) throw new Error(told.error);
};

/** What the stream says, line by line. */
const listen = async function* () {
  const { ok, status, body } = await fetch(`${address}/api/bot/stream`, { headers });
  if (!ok) throw new Error(`the stream is refused: ${status}`);
  let rest = '';
  for await (const text of body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + text).split('\n');
    rest = lines.pop();
    yield* lines;
  }
};

let [made, played, won, errors] = [0, 0, 0, 0];
for await (const line of listen()) {
  for (; made - played < AT_ONCE && made < matches; made++) await make();
  if (line === '') continue;
  const told = JSON.parse(line);
  if (told.type === 'turn') {
    const move = choose(told.game, told.view, told.legal);
    const { isDone } = await ask(`matches/${told.match}/move`, { state: told.state, move });
    if (!isDone) errors += 1;
  } else if (told.type === 'ended') {
    played += 1;
    if (told.winners.includes(told.seat)) won += 1;
    if (played >= matches) break;
  }
}
console.log(JSON.stringify({ game, against: level, played, won, errors }));
process.exit();
