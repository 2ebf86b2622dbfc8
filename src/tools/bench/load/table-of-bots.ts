import type { AnyMove } from '../../../game/contract.ts';
import { moveAction } from '../../../game/framework/actions.ts';
import type { GameModule } from '../../../game/index.ts';
import { quickRandom, type Random } from '../../../game/shared/random.ts';
import { addressNumber } from './addresses.ts';
import { type LaidMatch, layMatch } from './lay-match.ts';
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
  /** Lays the table in another way than by the lobby, once: when the match is over nobody plays on. */
  readonly lay?: (from: string) => Promise<LaidMatch>;
  /** How long the person thinks, in milliseconds. */
  readonly thinks?: (random: Random) => number;
  /** Hears how long each move of the person's took until it was answered, in milliseconds. */
  readonly answered?: (ms: number) => void;
};

/**
 * A match of bots and one person, who moves at once, or after a while, and anyhow, and only while told to: the bots think while the person plays, and
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
  #began = 0;
  #timer: NodeJS.Timeout | undefined;
  #plays = false;
  #isClosed = false;

  constructor(options: TableOfBotsOptions) {
    this.#options = options;
    this.#random = quickRandom(`table of bots ${options.number}`);
  }

  /** Resolves when the person has been told the match. */
  async open(): Promise<void> {
    const { port, module, number, seats, bot, lay } = this.#options;
    const game = module.meta.id;
    const from = addressNumber(number);
    const laid = lay?.(from) ?? layMatch(port, { game, seats, from, others: bot });
    const { matchID, credentials } = await laid;
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
    clearTimeout(this.#timer);
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
    this.#heardOwn(event);
    const isNew = before !== undefined && this.#told!._stateID > before;
    if (isNew && before !== this.#movedAt) this.#options.decided();
    this.#move();
  }

  /** A patch ends with the name of the move that it is. */
  #heardOwn({ text }: Heard): void {
    if (this.#began === 0 || !text.includes(`"${moveIDOf(this.#movedAt)}"]`, -40)) return;
    this.#options.answered?.(performance.now() - this.#began);
    this.#began = 0;
  }

  #move(): void {
    if (!this.#plays || this.#told === null) return;
    const { module, thinks, lay } = this.#options;
    const { rules } = module;
    const { G, _stateID } = this.#told;
    if (rules.outcome(G) !== null) {
      this.#page?.close();
      this.#told = null;
      if (lay !== undefined) return;
      this.open().then(
        () => this.#move(),
        (error: Error) => this.#options.fault(error.message),
      );
      return;
    }
    if (_stateID === this.#movedAt || !rules.seatsToAct(G).includes(OWN)) return;
    if (thinks === undefined) this.#say();
    // Where all choose together others may have chosen meanwhile: that is no reason to begin anew.
    else this.#timer ??= setTimeout(() => this.#say(), thinks(this.#random));
  }

  #say(): void {
    this.#timer = undefined;
    if (!this.#plays || this.#told === null) return;
    const { G, _stateID } = this.#told;
    const { rules } = this.#options.module;
    // Who thinks too long on a busy machine has been moved for.
    if (!rules.seatsToAct(G).includes(OWN)) return;
    this.#movedAt = _stateID;
    const legal = rules.legalMoves(G, OWN);
    const move = legal[this.#random.below(legal.length)] as AnyMove;
    const action = moveAction(OWN, move, this.#credentials);
    const say = ['update', action, _stateID, this.#matchID, String(OWN), moveIDOf(_stateID)];
    this.#began = performance.now();
    this.#page?.wire?.say(JSON.stringify(say));
  }
}

const moveIDOf = (stateID: number): string => `move${String(stateID).padStart(8, '0')}`;
