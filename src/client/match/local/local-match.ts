import { legalMoveOf } from '../../../game/bot-move.ts';
import type { AnyEvent, AnyMove, GameModule, Outcome } from '../../../game/contract.ts';
import { dataHashOf, refusalOfData } from '../../../game/data-hash.ts';
import { moverOf } from '../../../game/framework/actions.ts';
import { eventsOfEntry } from '../../../game/framework/log-events.ts';
import type { TakenBack } from '../../../game/shared/beside-events.ts';
import { botPaceOf, WATCHING } from '../../../game/shared/bots/bot-pace.ts';
import { chanceOfBot } from '../../../game/shared/given-chance.ts';
import { quickRandom } from '../../../game/shared/random.ts';
import { at, type Seat } from '../../../game/shared/seats.ts';
import type { Snapshots } from '../../table/timeline.ts';
import { randomText } from '../../ui/random-text.ts';
import type { Price } from '../undo/price.ts';
import { withinTime } from './bot-time.ts';
import { newBotTurns } from './bot-turns.ts';
import type { LocalBots } from './bots-apart.ts';
import type { DebugPanel } from './debug/panel.ts';
import { openClient } from './framework-client.ts';
import type { SavedMatch } from './saved-match.ts';
import { newScreen } from './screen.ts';
import { eventsUpTo, snapshotUpTo } from './snapshot-up-to.ts';
import { priceOf, withTakenBack } from './taken-back.ts';

/** What a screen may know of a local match. The bag, the seed and other players' secrets stay below. */
export type LocalSnapshot = {
  /** The view of `seat`, or a spectator's. */
  readonly view: unknown;
  /** The person in front of the screen, or null: nobody yet, or only bots play. */
  readonly seat: Seat | null;
  readonly events: readonly AnyEvent[];
  /** What was taken back, in order: the history tells of it where it happened. */
  readonly takenBack: readonly TakenBack[];
  /** A person who is to act and to whom the screen has to be handed first. */
  readonly handTo: Seat | null;
  /** Everybody who is to act, persons and bots; empty when the match is over. */
  readonly toAct: readonly Seat[];
  readonly outcome: Outcome | null;
  /**
   * What the last move of a person's, with those of bots since, costs to take back: where it has shown something to others at
   * the screen, they have to agree. Null where there is none.
   */
  readonly back: Price | null;
  /** After how many events the log of the debug panel shows the match; null where it does not. */
  readonly shownAt: number | null;
};

export type LocalMatch = {
  readonly subscribe: (listener: () => void) => () => void;
  readonly snapshot: () => LocalSnapshot;
  readonly play: (move: AnyMove) => void;
  readonly takeBack: () => void;
  /** What the person in front of the screen, or a spectator, saw. */
  readonly snapshots: Snapshots<unknown>;
  /** What the log of the debug panel shows is not shown any more. */
  readonly comeBack: () => void;
  /** The person whom `handTo` names sits in front of the screen now. */
  readonly takeScreen: () => void;
  /** Milliseconds that a bot takes for a move. */
  readonly setPace: (pace: number) => void;
  readonly saved: () => SavedMatch;
  readonly close: () => void;
};

/** The moves of a saved match are not those of the rules as they are now, or it was dealt from other pieces. */
export class UnplayableMatch extends Error {}

export type LocalMatchOptions = {
  readonly pace: number;
  /** Called after each move with what is to be kept. */
  readonly onMove: (match: SavedMatch) => void;
  /** While it says so, bots wait: somebody is reading something that lies over the table. */
  readonly isHeld?: () => boolean;
  /** boardgame.io's debug panel: bots of all the game's levels are at hand for it. */
  readonly debug?: DebugPanel;
};

/** A game that a page can play out: its rules, and its bots where any sit at the table. */
export type PlayableGame = GameModule & {
  readonly bots: LocalBots;
};

/**
 * A match in this browser, on boardgame.io's single-player client: played out again from its moves, then
 * going on. Bots are asked here, each with the view of its seat.
 * @throws UnplayableMatch when a saved move is against the rules, or its pieces are not those there are now
 */
export const openLocalMatch = (
  { bots, ...module }: PlayableGame,
  saved: SavedMatch,
  { pace, onMove, isHeld = () => false, debug }: LocalMatchOptions,
): LocalMatch => {
  const { meta, rules } = module;
  const { seats, handOver } = saved;
  const dataHash = dataHashOf(rules);
  const otherPieces = refusalOfData(saved.dataHash, dataHash);
  if (otherPieces !== null) throw new UnplayableMatch(otherPieces);
  const state = () => client.state();
  /** How many of the debug panel's bots think just now. */
  let holds = 0;
  let shownAt: number | null = null;
  const panel = debug?.of({
    seed: saved.seed,
    rules,
    refusalOf: (seat, move) => rules.refusalOf(state(), seat, move),
    bots: meta.bots,
    think: (seat, bot) => thinkAs(bot, seat),
    hold: () => {
      holds += 1;
      return () => {
        holds -= 1;
      };
    },
    travelTo: past => showAt(past === null ? null : eventsUpTo(module, saved, client.moves(), past)),
  });
  let client = openClient(module, saved, panel);
  const make = (seat: Seat, move: AnyMove) => client.make(seat, move);
  const opening = rules.opening(state());
  const random = quickRandom(randomText());
  const listeners = new Set<() => void>();
  const people = seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  const isCovered = handOver && meta.views === 'by-seat';
  const screen = newScreen(people, isCovered);

  let isOpen = false;
  // Under the panel everything can be seen, thrown away and tried again.
  let uncounted = saved.uncounted ?? (debug && 'debugged');
  let { takenBack = [] } = saved;
  let current: LocalSnapshot;

  const toAct = (): readonly Seat[] => rules.seatsToAct(state());
  const isPerson = (seat: Seat): boolean => at(seats, seat).bot === null;

  /** Does every person at the screen only watch for now? */
  const areOut = (): boolean =>
    people.length > 0 && people.every(seat => rules.isOut?.(state(), seat) === true);

  const eventsNow = (): readonly AnyEvent[] => [...opening, ...client.log().flatMap(eventsOfEntry)];

  const snapshotNow = (): LocalSnapshot => {
    const acting = toAct();
    const { seat, handTo } = screen.now(acting.filter(isPerson));
    return {
      view: rules.view(state(), seat),
      seat,
      events: eventsNow(),
      takenBack,
      handTo,
      toAct: acting,
      outcome: rules.outcome(state()),
      back: priceOfTakingBack(),
      shownAt,
    };
  };

  const priceOfTakingBack = (): Price | null =>
    rules.outcome(state()) === null
      ? priceOf(client.log(), module, {
          people,
          holder: isCovered ? screen.holder() : undefined,
          counts: uncounted === undefined,
        })
      : null;

  const publish = () => {
    current = snapshotNow();
    for (const listener of listeners) listener();
  };

  const showAt = (at: number | null) => {
    if (at === shownAt) return;
    shownAt = at;
    publish();
  };

  /** Of a deal that others have played it is the same as theirs; else it is this page's own. */
  const chanceFor = (seat: Seat): string | undefined =>
    saved.given && chanceOfBot(saved.given.chance, meta.turns, seat, client.counted());

  const thinkAs = (bot: string, seat: Seat): Promise<AnyMove | null> => {
    const view = rules.view(state(), seat);
    const ask = () => {
      // A view of its own: what a bot does to it must not make its move look legal.
      const shown = rules.view(state(), seat);
      const named = Object.hasOwn(bots, bot) ? bots[bot] : undefined;
      if (named === undefined) throw new Error('there is no such bot');
      const chance = chanceFor(seat);
      const drawn = chance === undefined ? random : quickRandom(chance);
      return named(shown, seat, rules.legalMoves(shown, seat), drawn, chance);
    };
    return legalMoveOf(rules, view, seat, withinTime(ask), cause => {
      // Nobody minds what became of a bot at a table that has been left.
      if (isOpen)
        reportError(new Error(`the bot ${bot} is replaced for this move: ${cause.message}`, { cause }));
    });
  };
  const botTurns = newBotTurns(
    {
      toAct: () => (isOpen ? (toAct().find(seat => !isPerson(seat)) ?? null) : null),
      // All that its bot is told: `thinkAs`.
      positionOf: seat => JSON.stringify([rules.view(state(), seat), chanceFor(seat)]),
      weightOf: seat => botPaceOf(module, state(), [seat]) * (areOut() ? WATCHING : 1),
      think: seat => thinkAs(at(seats, seat).bot ?? '', seat),
      make,
      isHeld: () => holds > 0 || shownAt !== null || isHeld(),
    },
    pace,
  );

  const nowSaved = (): SavedMatch => {
    const made = client.moves();
    return {
      ...saved,
      moves: made.map(({ move }) => move),
      // Where several act at the same time, the order of the moves does not tell who made them.
      ...(meta.turns === 'together' && { movers: made.map(({ seat }) => seat) }),
      ...(dataHash !== null && { dataHash }),
      ...(uncounted !== undefined && { uncounted }),
      ...(takenBack.length > 0 && { takenBack }),
      over: rules.outcome(state()) !== null,
    };
  };

  const playOut = ({ moves, movers }: Pick<SavedMatch, 'moves' | 'movers'>) => {
    for (const [i, move] of moves.entries()) {
      const seat = meta.turns === 'one' ? toAct()[0] : movers?.[i];
      if (seat === undefined || rules.refusalOf(state(), seat, move) !== null) {
        client.stop();
        throw new UnplayableMatch(`move ${i} cannot be made`);
      }
      make(seat, move);
    }
  };
  const changed = () => {
    onMove(nowSaved());
    publish();
    botTurns.next();
  };
  playOut(saved);
  current = snapshotNow();
  isOpen = true;
  client.start(changed);
  botTurns.next();

  return {
    subscribe: listener => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    snapshot: () => current,
    play: move => {
      const { seat } = current;
      if (seat !== null && isPerson(seat) && rules.refusalOf(state(), seat, move) === null) make(seat, move);
    },
    takeBack: () => {
      const price = priceOfTakingBack();
      if (price === null) return;
      const gone = price.since + 1;
      if (price.uncounts) uncounted = 'taken-back';
      const { moves, movers } = nowSaved();
      const entries = client.log().slice(-gone);
      client.stop();
      // The framework keeps no state of before: the match is played out again without those moves.
      client = openClient(module, saved, panel);
      playOut({ moves: moves.slice(0, -gone), ...(movers && { movers: movers.slice(0, -gone) }) });
      takenBack = withTakenBack(takenBack, {
        after: eventsNow().length,
        seat: moverOf(at(entries, 0)),
        moves: gone,
        events: entries.flatMap(eventsOfEntry),
        ...(price.asks && { agreed: true }),
      });
      client.start(changed);
      changed();
    },
    snapshots: { at: events => snapshotUpTo(module, saved, client.moves(), events, current.seat) },
    comeBack: () => showAt(null),
    takeScreen: () => {
      if (current.handTo === null) return;
      screen.handTo(current.handTo);
      publish();
    },
    setPace: botTurns.setPace,
    saved: nowSaved,
    close: () => {
      isOpen = false;
      botTurns.close();
      listeners.clear();
      client.stop();
    },
  };
};
