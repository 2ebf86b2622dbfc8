import { ASYNC_STORAGE, type FetchOpts, type MatchData, type PlayerData } from '../boardgame.ts';
import { type Command, isRefusal } from '../match/commands.ts';
import type { Matches } from '../match/matches.ts';
import { publicPlayers } from '../match/seats.ts';
import type { Admission } from './admission.ts';
import type { IdempotencyKeys } from './idempotency-keys.ts';
import type { Rematches } from './rematches.ts';

/** A command that boardgame.io's lobby gave, and that was refused. */
export class LobbyRefusal extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/**
 * The storage as boardgame.io's lobby knows it. Its routes read a match's data, change what they were given and write
 * all of it back; here what differs from what they read becomes a command, so that nobody else's change is undone.
 */
export const frameworkStorage = (
  matches: Matches,
  admission: Pick<Admission, 'creator'>,
  rematches: Pick<Rematches, 'planned'>,
  idempotencyKeys: Pick<IdempotencyKeys, 'planned'>,
) => {
  /** What each copy that was handed out looked like. */
  const pristine = new WeakMap<MatchData, MatchData>();
  return {
    type: () => ASYNC_STORAGE,
    connect: async () => {},
    /** The state the lobby has set up is not used: a match is dealt when its last seat is taken. */
    createMatch: (id: string, { metadata }: { readonly metadata: MatchData }) =>
      matches.create(idempotencyKeys.planned(metadata.setupData) ?? id, metadata, {
        creator: admission.creator(metadata.setupData),
        after: rematches.planned(metadata.setupData),
      }),
    fetch: async (id: string, { metadata: wanted }: FetchOpts) => {
      const match = wanted === true ? await matches.load(id) : null;
      if (match === null) return {};
      const metadata = withPresence(match.data, matches.presentAt(id));
      pristine.set(metadata, match.data);
      return { metadata };
    },
    setMetadata: async (id: string, changed: MatchData) => {
      const before = pristine.get(changed);
      const command = before === undefined ? null : commandFor(before, changed);
      if (command === null) return;
      const done = await matches.send(id, command);
      if (!isRefusal(done)) return;
      // Somebody else was first to lay the table again: ours is not needed.
      if (command.kind === 'rematch' && command.next !== null) await matches.remove(command.next);
      throw new LobbyRefusal(done.refused);
    },
    listMatches: () => Promise.reject(new Error('the lists are our own')),
    setState: () => Promise.reject(new Error('the lobby changes no state')),
    wipe: () => Promise.reject(new Error('the lobby removes no match')),
  };
};

/** A copy that the lobby may change. Credentials are in it, as the lobby checks them; its answers leave them out. What was said at the table is the table's. */
const withPresence = ({ talk: _, ...data }: MatchData, present: ReadonlySet<number>): MatchData => {
  const players = publicPlayers(data, present).map((player): [number, PlayerData] => {
    const credentials = data.players[player.id]?.credentials;
    return [player.id, credentials === undefined ? { ...player } : { ...player, credentials }];
  });
  return { ...data, players: Object.fromEntries(players) };
};

/** What a route of the lobby wants changed: the match that follows. */
const commandFor = (before: MatchData, changed: MatchData): Command | null =>
  changed.nextMatchID === before.nextMatchID
    ? null
    : { kind: 'rematch', next: changed.nextMatchID ?? null, instead: before.nextMatchID ?? null };
