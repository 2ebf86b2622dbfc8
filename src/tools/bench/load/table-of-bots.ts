import type { AnyMove } from '../../../game/contract.ts';
import type { GameModule } from '../../../game/index.ts';
import { quickRandom, type Random } from '../../../game/shared/random.ts';
import { addressNumber } from './addresses.ts';
import { layMatch } from './lay-match.ts';
import { Page } from './page.ts';
import { patched, type Told } from './told.ts';
import type { Heard } from './wire.ts';

/** The seat of the one person. */
const OWN = 0;

export type TableOfBotsOptions = {
  readonly port: number;
  readonly module: GameModule;
  readonly number: number;
  readonly seats: number;
  readonly bot: string;
  /** Hears of every move of a bot's. */
  readonly decided: () => void;
  readonly fault: (what: string) => void;
};

/**
 * A match of bots and one person, who moves at once and anyhow, and only while told to: the bots think while the person plays, and
 * soon wait for a person who does not.
 */
export class TableOfBots {
  readonly #options: TableOfBotsOptions;
  readonly #random: Random;
  #page: Page | null = null;
  #matchID = '';
  #credentials = '';
  #told: Told | null = null;
  /** The state in sight of which the person has moved. */
  #movedAt = -1;
  #plays = false;
  #isClosed = false;

  constructor(options: TableOfBotsOptions) {
    this.#options = options;
    this.#random = quickRandom(`table of bots ${options.number}`);
  }

  /** Resolves when the person has been told the match. */
  async open(): Promise<void> {
    const { port, module, number, seats, bot } = this.#options;
    const game = module.meta.id;
    const from = addressNumber(number);
    const { matchID, credentials } = await layMatch(port, { game, seats, from, others: bot });
    if (this.#isClosed) return;
    this.#matchID = matchID;
    this.#credentials = credentials[OWN]!;
    this.#told = null;
    this.#movedAt = -1;
    const mine = { seat: OWN, credentials: this.#credentials };
    const hear = (event: Heard) => this.#hear(event);
    this.#page = new Page({ port, game, from, matchID, ...mine, hear });
    await this.#page.inSync;
  }

  /** Has the person play, or not. */
  play(plays: boolean): void {
    this.#plays = plays;
    this.#move();
  }

  close(): void {
    this.#isClosed = true;
    this.#plays = false;
    this.#page?.close();
  }

  #hear(event: Heard): void {
    const before = this.#told?._stateID;
    if (event.name === 'sync') [, { state: this.#told }] = event.args() as [string, { state: Told }];
    else if (event.name === 'update') [, this.#told] = event.args() as [string, Told];
    else if (event.name === 'patch') {
      if (this.#told !== null) this.#told = patched(this.#told, event);
      if (this.#told === null) {
        this.#options.fault('a patch of a state that the page does not have');
        void this.#page?.askAgain();
        return;
      }
    } else {
      if (event.name === 'refused') this.#options.fault(`refused: ${event.args().at(-1)}`);
      return;
    }
    const isNew = before !== undefined && this.#told!._stateID > before;
    if (isNew && before !== this.#movedAt) this.#options.decided();
    this.#move();
  }

  #move(): void {
    if (!this.#plays || this.#told === null) return;
    const { rules } = this.#options.module;
    const { G, _stateID } = this.#told;
    if (rules.outcome(G) !== null) {
      this.#page?.close();
      this.#told = null;
      this.open().then(
        () => this.#move(),
        (error: Error) => this.#options.fault(error.message),
      );
      return;
    }
    if (_stateID === this.#movedAt || !rules.seatsToAct(G).includes(OWN)) return;
    this.#movedAt = _stateID;
    const legal = rules.legalMoves(G, OWN);
    const [type, ...args] = legal[this.#random.below(legal.length)] as AnyMove;
    const payload = { type, args, playerID: String(OWN), credentials: this.#credentials };
    const action = { type: 'MAKE_MOVE', payload };
    const say = [
      'update',
      action,
      _stateID,
      this.#matchID,
      String(OWN),
      `move${String(_stateID).padStart(8, '0')}`,
    ];
    this.#page?.wire?.say(JSON.stringify(say));
  }
}
