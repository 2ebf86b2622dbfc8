import { expect } from 'vitest';
import type { LogEntry } from '../../../src/server/boardgame.ts';
import type { Command } from '../../../src/server/match/commands.ts';
import { hashOf } from '../../../src/server/match/credentials.ts';
import type { Done } from '../../../src/server/match/matches.ts';
import type { History } from '../../../src/server/match/ports.ts';
import type { StoredMatch } from '../../../src/server/match/stored-match.ts';
import type { Written } from './two-owners.ts';

/** A command that was not refused. */
export type Answered = { readonly id: string; readonly command: Command; readonly done: Done };

/**
 * Whether everything that was acknowledged is kept: each write was made from what the one before had left, nothing
 * else was ever stored, and each command's effect is there in what it left.
 */
export const checkHistory = async (
  stored: StoredMatch,
  { log }: History,
  written: readonly Written[],
  answered: readonly Answered[],
): Promise<void> => {
  const inOrder = written.toSorted((a, b) => a.before.version - b.before.version);
  const [first] = inOrder;
  expect(inOrder.map(({ before }) => before.version)).toEqual(
    inOrder.map((_, i) => first!.before.version + i),
  );
  for (const [i, { before }] of inOrder.entries()) {
    if (i > 0) expect(before).toEqual(inOrder[i - 1]!.next);
  }
  expect(stored).toEqual(inOrder.at(-1)!.next);
  expect(log).toHaveLength(stored.state?._stateID ?? 0);

  const commands = new Map(answered.map(({ command, done }) => [done.match, command]));
  const acknowledgements = new Map(answered.map(({ done }) => [done.match, done.acknowledgement]));
  for (const { before, next } of inOrder) {
    const command = commands.get(next);
    // Those who sat down before the others came are not among the answers.
    if (command !== undefined) checkEffect(command, before, next!, acknowledgements.get(next)!, log);
  }
  checkLast(stored, inOrder, commands);
  checkMoves(stored, answered, log);
};

/** What a command is to have made of a match, as a table of its own beside `decide`. */
const checkEffect = (
  command: Command,
  before: StoredMatch,
  after: StoredMatch,
  acknowledgement: Done['acknowledgement'],
  log: readonly LogEntry[],
): void => {
  const [was, is] = [before, after].map(({ data }) =>
    'seat' in command ? data.players[command.seat] : undefined,
  );
  switch (command.kind) {
    case 'sit':
      expect(was).toEqual({ id: command.seat });
      expect(is).toEqual({ id: command.seat, name: command.name, credentials: hashOf(command.credentials!) });
      break;
    case 'rename':
      expect(is).toEqual({ ...was, name: command.name });
      break;
    case 'leave':
      if (before.state === null) expect(is).toEqual({ id: command.seat });
      else expect(is).toEqual({ ...was, data: { bot: 'medium', standIn: true } });
      break;
    case 'return':
      expect(is).toEqual({ id: command.seat, name: was!.name, credentials: was!.credentials });
      break;
    case 'presence':
      // Whoever is here may have taken their seat back from the bot that stood in.
      for (const { data, ...player } of Object.values(before.data.players)) {
        const back = data?.standIn === true ? [player] : [];
        expect([before.data.players[player.id], ...back]).toContainEqual(after.data.players[player.id]);
      }
      expect(after.state).toEqual(before.state);
      break;
    case 'rematch':
      expect(after.data.nextMatchID).toBe(command.next);
      break;
    case 'move': {
      const [type, ...args] = command.move;
      expect(after.control.acknowledged[command.seat]).toContain(command.id);
      if (acknowledgement === 'changed') {
        expect(after.state!._stateID).toBe(before.state!._stateID);
        expect(after.state!.G.secret.choices[command.seat]).toBe(args.at(-1));
        break;
      }
      if (acknowledgement === 'repeated') {
        expect(withoutDeadlines(after)).toEqual(withoutDeadlines(before));
        break;
      }
      expect(acknowledgement).toBe('made');
      expect(after.state!._stateID).toBe(before.state!._stateID + 1);
      const entry = log.find(({ _stateID }) => _stateID === before.state!._stateID)!;
      expect(entry.action.payload).toMatchObject({ type, args, playerID: String(command.seat) });
      break;
    }
  }
  // These may find that somebody is to be waited for, or no longer, and change nothing else.
  if (command.kind === 'reconcile') expect(withoutDeadlines(after)).toEqual(withoutDeadlines(before));
  if (command.kind === 'chat') {
    const { talk = [], ...data } = after.data;
    const { talk: _, ...dataBefore } = before.data;
    expect(talk.at(-1)).toMatchObject({ id: command.id, seat: command.seat, text: command.text });
    expect(withoutDeadlines({ ...after, data })).toEqual(withoutDeadlines({ ...before, data: dataBefore }));
  }
  // What a command of one seat does to the seats it does to that one.
  if (command.kind === 'time-up' || command.kind === 'stand-in' || !('seat' in command)) return;
  const others = ({ data }: StoredMatch) => ({ ...data.players, [command.seat]: null });
  expect(others(after)).toEqual(others(before));
};

const withoutDeadlines = ({ data, state, control: { acknowledged } }: StoredMatch) => ({
  data,
  state,
  acknowledged,
});

/** Name and owner of each seat are those that were acknowledged last, whatever came between. */
const checkLast = (
  { data }: StoredMatch,
  inOrder: readonly Written[],
  commands: ReadonlyMap<StoredMatch | null, Command>,
): void => {
  const said = inOrder.flatMap(({ next }) => commands.get(next) ?? []);
  for (const seat of Object.values(data.players)) {
    const isHere = (command: Command) => 'seat' in command && command.seat === seat.id;
    const last = (...kinds: readonly Command['kind'][]) =>
      said.findLast(command => kinds.includes(command.kind) && isHere(command));
    const owned = last('sit', 'leave');
    if (owned?.kind === 'sit') expect(seat.credentials).toBe(hashOf(owned.credentials!));
    const named = last('sit', 'rename', 'leave');
    if (named?.kind === 'sit' || named?.kind === 'rename') expect(seat.name).toBe(named.name);
  }
};

/** Each move was acknowledged as made or changed once, and as repeated for the rest; it counts in the end. */
const checkMoves = (
  { state }: StoredMatch,
  answered: readonly Answered[],
  log: readonly LogEntry[],
): void => {
  const moves = answered.filter(({ command }) => command.kind === 'move');
  const first = moves.filter(({ done }) => done.acknowledgement !== 'repeated');
  const idOf = ({ command }: Answered) => (command as { id: string }).id;
  expect(new Set(first.map(idOf)).size).toBe(first.length);
  expect(new Set(moves.map(idOf))).toEqual(new Set(first.map(idOf)));

  // Of what a seat chose and chose again in one throw the last counts: it was shown, or waits to be.
  type Choice = {
    readonly key: string;
    readonly seat: number;
    readonly row: number;
    readonly version: number;
  };
  const choices = first.flatMap(({ command, done }): Choice[] => {
    if (command.kind !== 'move' || command.move[0] !== 'choose') return [];
    const [, round, throwNumber, row] = command.move;
    const { seat } = command;
    return [{ key: `${round} ${throwNumber} ${seat}`, seat, row: Number(row), version: done.match!.version }];
  });
  const last = new Map(choices.toSorted((a, b) => a.version - b.version).map(choice => [choice.key, choice]));
  const shown = shownIn(log);
  const undone = answered.flatMap(({ command, done }) =>
    command.kind === 'undo' && done.acknowledgement === 'made'
      ? [{ seat: command.seat, version: done.match!.version }]
      : [],
  );
  // Whoever took a choice back chose again later, or left it to chance or a bot.
  const isTakenBack = ({ seat, version }: Choice): boolean => {
    const later = choices.filter(other => other.seat === seat && other.version > version);
    const until = Math.min(...later.map(other => other.version));
    return undone.some(each => each.seat === seat && each.version > version && each.version < until);
  };
  for (const choice of last.values()) {
    if (isTakenBack(choice)) continue;
    const { key, seat, row } = choice;
    const [round, throwNumber] = key.split(' ').map(Number);
    const isOpen = state!.G.round === round && state!.G.throw === throwNumber;
    const waiting = isOpen ? state!.G.secret.choices[seat] : null;
    expect([key, shown.get(key) ?? waiting]).toEqual([key, row]);
  }
};

/** By round, throw and seat: the rows that were shown. */
const shownIn = (log: readonly LogEntry[]): ReadonlyMap<string, number> => {
  const shown = new Map<string, number>();
  let [round, throwNumber] = [1, 1];
  for (const event of log.flatMap(({ metadata }) => metadata?.events ?? [])) {
    if (event.type === 'show') {
      for (const [seat, row] of Object.entries(event.choices as Record<string, number>)) {
        shown.set(`${round} ${throwNumber} ${seat}`, row);
      }
      throwNumber += 1;
    }
    if (event.type === 'round-end') [round, throwNumber] = [round + 1, 1];
  }
  return shown;
};
