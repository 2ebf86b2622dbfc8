import { useEffect, useRef, useState } from 'react';
import { type GameId, type GameModule, metaOf } from '../../../game/index.ts';
import { usePageFailure } from '../../ui/hooks/page-failure.ts';
import { useSnapshot } from '../../ui/hooks/use-snapshot.ts';
import { isOnStage } from '../../ui/motion/on-stage.ts';
import { type BotsApart, botsApart } from './bots-apart.ts';
import type { DebugPanel } from './debug/panel.ts';
import { handedOn, type PressedMatch } from './hand-on.ts';
import { loadedTable, loadTable } from './loaded-table.ts';
import { type LocalMatch, type LocalSnapshot, openLocalMatch, UnplayableMatch } from './local-match.ts';
import { type SavedMatch, storedMatch } from './saved-match.ts';

export type OpenMatch = {
  readonly match: PressedMatch;
  readonly module: GameModule;
  readonly wakeBots: () => void;
  /** When it ended, in milliseconds since 1970; null where it goes on, or that was not noted. */
  readonly ended: () => number | null;
};

/** Notes when a match has ended: its own state knows no clock. */
const dated = ({ ended, ...saved }: SavedMatch): SavedMatch =>
  saved.over ? { ...saved, ended: ended ?? Date.now() } : saved;

/**
 * The running match of a saved one, kept in this browser after each move. Null until the game is loaded. With a
 * debug panel it is opened again around it, and goes on from the same move.
 * @param start the same object as long as it is the same match
 * @param onTaken another tab plays on from here
 */
export const useLocalMatch = (
  game: GameId,
  start: SavedMatch,
  pace: number,
  debug: DebugPanel | null,
  { onUnplayable, onTaken }: { readonly onUnplayable: () => void; readonly onTaken: () => void },
): OpenMatch | null => {
  const [open, setOpen] = useState<OpenMatch | null>(null);
  const fail = usePageFailure();
  const latest = useRef({ saved: start, kept: null as string | null, pace, onUnplayable, onTaken });
  latest.current.pace = pace;
  latest.current.onUnplayable = onUnplayable;
  latest.current.onTaken = onTaken;

  useEffect(() => {
    let match: LocalMatch | undefined;
    let apart: BotsApart | undefined;
    let held: HeldMatch | undefined;
    let isGone = false;
    const begin = (module: GameModule, wanted: BotsApart) => {
      if (isGone) return wanted.close();
      apart = wanted;
      try {
        match = openLocalMatch({ ...module, bots: wanted.bots }, latest.current.saved, {
          pace: latest.current.pace,
          isHeld: () =>
            isOnStage() || document.querySelector('dialog[open], .bar[data-back="true"]') !== null,
          onMove: saved => {
            latest.current.saved = dated(saved);
            held?.keep(latest.current.saved);
          },
          ...(debug === null ? {} : { debug }),
        });
        const onTaken = () => {
          // What has ended here may be looked at for as long as one likes.
          if (!latest.current.saved.over) latest.current.onTaken();
        };
        held = holdMatch(game, match.saved(), onTaken, latest.current.kept);
        setOpen({
          match: handedOn(match),
          module,
          wakeBots: wanted.wake,
          ended: () => latest.current.saved.ended ?? null,
        });
      } catch (error) {
        // What was kept may be damaged in ways that only its playing shows.
        if (!(error instanceof UnplayableMatch)) {
          if (latest.current.saved.moves.length === 0) throw error;
          reportError(error);
        }
        latest.current.onUnplayable();
      }
    };
    const sitting = latest.current.saved.seats.flatMap(({ bot }) => (bot === null ? [] : [bot]));
    const module = loadedTable(game);
    const bots = botsApart(game, debug === null ? sitting : [...sitting, ...metaOf(game).bots]);
    if (module !== null && !(bots instanceof Promise)) begin(module, bots);
    else
      Promise.all([loadTable(game), bots])
        .then(found => begin(...found))
        .catch(error => isGone || fail(error));
    return () => {
      isGone = true;
      if (held) latest.current.kept = held.letGo();
      match?.close();
      apart?.close();
    };
  }, [game, debug, fail]);

  // Once the table is to be seen: what its bots think with must not come before it.
  useEffect(() => open?.wakeBots(), [open]);
  useEffect(() => open?.match.setPace(pace), [open, pace]);
  return open;
};

/** The match as the screen shows it. */
export const useLocalSnapshot = (match: LocalMatch): LocalSnapshot =>
  useSnapshot(match.subscribe, match.snapshot);

/** A match as the one tab has it that plays it. */
type HeldMatch = {
  /** Keeps how far it has come, unless another tab has it now. */
  readonly keep: (match: SavedMatch) => void;
  /** @returns what it was kept as last, for whoever takes it once more in the same tab */
  readonly letGo: () => string | null;
};

/**
 * Takes the match of a game for this tab: whichever opened it last plays it, and no other tab's moves are lost.
 * @param onTaken called once, when another tab has opened it, or begun another match in its place
 * @param before what this tab kept it as, where it had it already: another one may have taken it in between
 */
export const holdMatch = (
  game: GameId,
  match: SavedMatch,
  onTaken: () => void,
  before: string | null = null,
): HeldMatch => {
  const stored = storedMatch(game);
  let own = before;
  let isHeld = true;
  const look = () => {
    const text = stored.text();
    // Where nothing is kept any more there is nothing that this match could overwrite.
    if (!isHeld || text === own || text === null) return;
    letGo();
    onTaken();
  };
  const write = (now: SavedMatch) => {
    stop();
    stored.set({ kind: 'saved', match: now });
    own = stored.text();
    stop = stored.subscribe(look);
  };
  let stop = () => {};
  const letGo = () => {
    isHeld = false;
    stop();
    return own;
  };
  const keep = (now: SavedMatch) => {
    look();
    if (isHeld) write(now);
  };
  if (before === null) write(match);
  else keep(match);
  return { keep, letGo };
};
