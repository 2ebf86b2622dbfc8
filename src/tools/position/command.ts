import { parseArgs } from 'node:util';
import { loadCountNames, loadReferee, loadRules } from '../../game/index.ts';
import { printPosition } from '../../game/print-position.ts';
import { type Position, replay } from '../../game/referee.ts';
import { type Command, parsedOr } from '../command.ts';
import { readRecord } from '../read-record.ts';

const USAGE = `usage: npm run --silent position -- FILE [-- options]
  FILE is a match record; prints a position of it as text
  --move N   the position after so many moves, 0 the set-up (default: the last one)
  --seat N   as this seat sees it (default: what everybody sees); what a record never reveals is made up
`;

type Wanted = { readonly file: string; readonly move: number | null; readonly seat: number | null };

const parseWanted = (words: readonly string[]): Wanted => {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { move: { type: 'string' }, seat: { type: 'string' } },
    allowPositionals: true,
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new Error('one file is expected');
  return { file, move: wholeNumber('move', values.move), seat: wholeNumber('seat', values.seat) };
};

const wholeNumber = (name: string, text: string | undefined): number | null => {
  if (text === undefined) return null;
  if (!/^\d+$/.test(text)) throw new Error(`--${name} ${text}: a whole number`);
  return Number(text);
};

export const position: Command = async (words, streams) => {
  const wanted = parsedOr(parseWanted, words, USAGE, streams);
  if (wanted === null) return 2;
  const refuse = (problem: string): number => {
    streams.err(`${wanted.file}: ${problem}\n`);
    return 1;
  };
  const read = readRecord(wanted.file);
  if ('error' in read) return refuse(read.error);
  const { record, game, options } = read;
  if (wanted.seat !== null && wanted.seat >= record.players) {
    return refuse(`the seats are 0 to ${record.players - 1}`);
  }
  const [{ rules }, referee, names] = await Promise.all([
    loadRules(game),
    loadReferee(game),
    loadCountNames(game),
  ]);
  const positions = replay(record, rules, referee, options);
  let last: Position | null = null;
  let move = -1;
  while (move !== wanted.move) {
    const next = positions.next();
    if (next.done) {
      if (next.value !== null) return refuse(`event ${next.value.event}: ${next.value.problem}`);
      break;
    }
    last = next.value;
    move += 1;
  }
  if (last === null || (wanted.move !== null && move !== wanted.move)) return refuse(`it has ${move} moves`);
  const { made, viewOf } = last;
  const led = made === null ? 'the set-up' : `seat ${made.seat}: ${made.move.join(' ')}`;
  streams.out(`${game}, ${record.players} players, move ${move} (${led})\n`);
  streams.out(printPosition(viewOf(wanted.seat), names));
  return 0;
};
