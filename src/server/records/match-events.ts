import type { AnyEvent } from '../../game/contract.ts';
import { besideEvents, eventsOfLog } from '../../game/framework/log-events.ts';
import { botName } from '../../game/record.ts';
import type { BesideEvents } from '../../game/shared/beside-events.ts';
import type { MatchData, PlayerData } from '../boardgame.ts';
import type { History } from '../match/ports.ts';
import { botAt, hasStandIn } from '../match/seats.ts';
import type { ServedGame } from '../match/served-game.ts';

/** Every public event of a match so far, in order: the opening, then what each move caused. */
export const eventsOf = ({ module }: ServedGame, { initialState, log }: History): readonly AnyEvent[] =>
  initialState === null ? [] : eventsOfLog(module.rules, initialState.G, log);

/** What its log tells besides. */
export const besideOf = ({ module }: ServedGame, { initialState, log }: History): BesideEvents =>
  besideEvents(initialState === null ? 0 : module.rules.opening(initialState.G).length, log);

/** The names of a match record: a bot's says that it is one, a free seat's is empty. */
export const namesOf = (match: MatchData): readonly string[] => Object.values(match.players).map(nameOf);

const nameOf = (player: PlayerData): string => {
  const bot = botAt(player);
  if (bot !== null && !hasStandIn(player)) return botName(bot);
  return player.name ?? '';
};
