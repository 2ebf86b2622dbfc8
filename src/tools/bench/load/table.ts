import type { AnyMove } from '../../../game/contract.ts';
import { moveAction } from '../../../game/framework/actions.ts';
import type { GameModule } from '../../../game/index.ts';
import { quickRandom, type Random } from '../../../game/shared/random.ts';
import { addressNumber } from './addresses.ts';
import { layMatch } from './lay-match.ts';
import { patched, type Told } from './told.ts';
import { type Heard, Wire } from './wire.ts';

/** A server under load, and what a table has to know of it. */
export type Target = {
  readonly name: string;
  /** Where each seat's page connects, in turn: several where there are several nodes. */
  readonly ports: readonly number[];
  /** Its processes. */
  readonly pids: () => readonly number[];
  /** The processes of what it stores in, where that is a server of its own. */
  readonly storage?: () => readonly number[];
  /** Whether a move is answered by its id; else the update is the answer. */
  readonly answers: boolean;
  /** Whether tables are laid through its lobby; else whoever names one finds it. */
  readonly lobby: boolean;
};

export type TableOptions = {
  readonly target: Target;
  readonly module: GameModule;
  /** Tells one table from another: its address, and the moves it will choose. */
  readonly number: number;
  readonly seats: number;
  /** Hears of every move that was acknowledged, after so many milliseconds. */
  readonly made: (milliseconds: number, table: Table) => void;
  /** Hears of every update that a page was sent, by its size in bytes. */
  readonly updated?: (bytes: number) => void;
  /** Hears of everything that should not have come. */
  readonly fault: (what: string) => void;
};

const STATE_ID = '"_stateID":';

/** A match with a page at every seat, which makes a legal move when it is told to: never more than one at a time. */
export class Table {
  /** Hears, where somebody wants to know, after how many milliseconds every page of the table knew of a move. */
  onKnown: ((milliseconds: number) => void) | null = null;
  readonly #options: TableOptions;
  readonly #random: Random;
  #pages: Wire[] = [];
  #matchID = '';
  #credentials: readonly string[] = [];
  /** The mover and its move, until it is acknowledged. */
  #mover = -1;
  #moveID = '';
  #moves = 0;
  /** The number of the state it was made in sight of. */
  #from = 0;
  #began = 0;
  #told: Told | null = null;
  /** By seat, what its page was told last: an update is read once it is known to be wanted. */
  #states: (Told | Heard)[] = [];
  /** Whose page has yet to be shown what it is to answer to, and since when it is to have moved. */
  #waitsFor: { readonly seat: number; readonly since: number } | null = null;
  /** The mover has been told of its move. */
  #isTold = false;
  #isOver = false;
  /** Moves of which not every page has been told, in their order: the next may be made before that. */
  #untold: { readonly from: number; readonly began: number; readonly seats: Set<number> }[] = [];

  constructor(options: TableOptions) {
    this.#options = options;
    this.#random = quickRandom(`table ${options.number}`);
  }

  /** A move is under way, or will be as soon as its page has been shown what it answers to. */
  get isWaiting(): boolean {
    return this.#mover >= 0 || this.#waitsFor !== null;
  }

  /** A page has yet to be told of a move, where somebody wants to know when it was. */
  get isUntold(): boolean {
    return this.#untold.length > 0;
  }

  /** The number of moves since the match began. */
  get length(): number {
    return this.#told?._stateID ?? 0;
  }

  get matchID(): string {
    return this.#matchID;
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  get credentials(): readonly string[] {
    return this.#credentials;
  }

  get address(): string {
    return addressNumber(this.#options.number);
  }

  get pages(): readonly Wire[] {
    return this.#pages;
  }

  /** Lays the table, and resolves when every page has been told the match. */
  async open(): Promise<void> {
    const { target, module, seats } = this.#options;
    const [port] = target.ports as [number];
    const game = module.meta.id;
    const from = this.address;
    const laid = target.lobby
      ? await layMatch(port, { game, seats, from })
      : { matchID: `table-${this.#options.number}-${Date.now()}`, credentials: [] };
    this.#matchID = laid.matchID;
    this.#credentials = laid.credentials;
    this.#isOver = false;
    this.#told = null;
    this.#untold = [];
    this.#waitsFor = null;
    this.#pages = await Promise.all(Array.from({ length: seats }, (_, seat) => this.#enter(seat)));
  }

  async #enter(seat: number): Promise<Wire> {
    const { target, module } = this.#options;
    let isTold: () => void = () => {};
    const told = new Promise<void>(resolve => {
      isTold = resolve;
    });
    const wire = new Wire({
      port: target.ports[seat % target.ports.length]!,
      game: module.meta.id,
      from: this.address,
      hear: event => {
        if (event.name === 'sync') {
          const [, { state }] = event.args() as [string, { state: Told }];
          this.#states[seat] = state;
          if (this.#told === null || state._stateID > this.length) this.#told = state;
          if (seat === this.#mover && state._stateID > this.#from) this.#isTold = true;
          isTold();
          this.#tell(seat);
          this.#moveWhenShown(seat);
        } else this.#hear(seat, event);
      },
      closed: () => this.#pages.includes(wire) && this.#options.fault('a connection was closed'),
    });
    await wire.ready;
    this.#sync(wire, seat);
    await told;
    return wire;
  }

  #sync(wire: Wire, seat: number): void {
    const { seats } = this.#options;
    const credentials = this.#credentials[seat] ?? '';
    wire.say(JSON.stringify(['sync', this.#matchID, String(seat), credentials, seats]));
  }

  /** Makes a move, or lays the table anew where the match is over. */
  move(began = performance.now()): void {
    if (this.#mover >= 0 || this.#pages.length === 0) return;
    if (this.#isOver) {
      this.close();
      this.open().then(
        () => this.move(),
        (error: Error) => this.#options.fault(error.message),
      );
      return;
    }
    const { rules } = this.#options.module;
    const { G, _stateID } = this.#told!;
    const seat = rules.seatsToAct(G)[0]!;
    if (stateIDOf(this.#states[seat]!) < _stateID) {
      // Nobody moves in sight of what they have not been shown.
      this.#waitsFor = { seat, since: began };
      return;
    }
    this.#waitsFor = null;
    const legal = rules.legalMoves(G, seat);
    const move = legal[this.#random.below(legal.length)] as AnyMove;
    this.#mover = seat;
    this.#from = _stateID;
    this.#moves += 1;
    this.#moveID = `move${String(this.#moves).padStart(8, '0')}`;
    this.#began = began;
    if (this.onKnown !== null)
      this.#untold.push({ from: _stateID, began, seats: new Set(this.#pages.keys()) });
    const action = moveAction(seat, move, this.#credentials[seat]);
    const say = ['update', action, _stateID, this.#matchID, String(seat), this.#moveID];
    this.#pages[seat]!.say(JSON.stringify(say));
  }

  #moveWhenShown(seat: number): void {
    if (this.#waitsFor?.seat === seat) this.move(this.#waitsFor.since);
  }

  close(): void {
    const pages = this.#pages;
    this.#pages = [];
    this.#untold = [];
    this.#waitsFor = null;
    for (const page of pages) page.cut();
  }

  #hear(seat: number, event: Heard): void {
    const { updated, target } = this.#options;
    const { name } = event;
    if (name === 'refused') this.#options.fault(`refused: ${event.args().at(-1)}`);
    const isUpdate = name === 'update' || name === 'patch';
    if (isUpdate) {
      updated?.(event.text.length);
      const told = name === 'update' ? event : patched(this.#stateOf(seat), event);
      if (told === null) {
        // Something was missed: as a page does, it asks for all of it.
        this.#options.fault('a patch of a state that the page does not have');
        this.#sync(this.#pages[seat]!, seat);
        return;
      }
      this.#states[seat] = told;
      this.#tell(seat);
      this.#moveWhenShown(seat);
    }
    if (seat !== this.#mover) return;
    if (isUpdate) {
      this.#isTold = true;
      // A patch ends with the name of the move that it is.
      if (event.text.includes(`"${this.#moveID}"]`, -40)) {
        this.#settle();
        return;
      }
      // The page of the next to move may hear of the move before only now.
      if (!target.answers && stateIDOf(event) > this.length) this.#settle();
    } else if (name === 'answer') {
      const [, moveID, kind, code] = event.args();
      if (moveID !== this.#moveID) return;
      if (kind === 'made' && this.#isTold) this.#settle();
      else {
        this.#mover = -1;
        // Of what was not made nobody will hear.
        if (this.#untold.at(-1)?.from === this.#from) this.#untold.pop();
        this.#options.fault(`a move was answered with ${kind} ${code ?? ''}`);
      }
    }
  }

  #tell(seat: number): void {
    if (this.#untold.length === 0) return;
    const stateID = stateIDOf(this.#states[seat]!);
    for (const { from, seats } of this.#untold) if (from < stateID) seats.delete(seat);
    while (this.#untold[0]?.seats.size === 0) this.onKnown?.(performance.now() - this.#untold.shift()!.began);
  }

  #stateOf(seat: number): Told {
    const told = this.#states[seat]!;
    if ('G' in told) return told;
    const [, state] = told.args() as [string, Told];
    this.#states[seat] = state;
    return state;
  }

  #settle(): void {
    const took = performance.now() - this.#began;
    const state = this.#stateOf(this.#mover);
    this.#told = state;
    this.#isTold = false;
    this.#mover = -1;
    this.#isOver = this.#options.module.rules.outcome(state.G) !== null;
    this.#options.made(took, this);
  }
}

/** The number of a state; an update is not taken apart for that. */
const stateIDOf = (told: Told | Heard): number => {
  if ('G' in told) return told._stateID;
  const { text } = told;
  const at = text.indexOf(STATE_ID) + STATE_ID.length;
  return Number.parseInt(text.toString('latin1', at, at + 12), 10);
};
