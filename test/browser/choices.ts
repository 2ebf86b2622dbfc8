import type { Control, Seen } from './look.ts';

/** What stands on the buttons, in the two languages: a player knows the screen by roles and names alone. */
const NAMES = {
  en: {
    banner: 'Whose turn',
    actions: 'Your actions',
    draw: /^Draw/,
    pass: /^Pass/,
    invoke: /^Invoke Ra/,
    done: /^Done/,
    area: 'Your area',
    close: 'Close',
    iAm: /^I am /,
    yes: /^Do it$/,
    deed: /^(Place|Lay|Done|Swap|Move)$/,
    pyramid: 'The pyramid',
    rows: 'Rows',
    final: 'Final score',
  },
  it: {
    banner: 'A chi tocca',
    actions: 'Le tue azioni',
    draw: /^Pesca/,
    pass: /^Passa/,
    invoke: /^Invoca Ra/,
    done: /^Fatto/,
    area: 'La tua area',
    close: 'Chiudi',
    iAm: /^Sono /,
    yes: /^Procedi$/,
    deed: /^(Piazza|Posa|Ruota così|Scambia|Sposta)$/,
    pyramid: 'La piramide',
    rows: 'Serie',
    final: 'Punteggio finale',
  },
} as const;

/** Every how manyeth action of a player calls an auction where it may, rather than to draw. */
const CALLS_EVERY = 5;
/** For whole matches that are played for another reason than to draw: their three epochs are half as long. */
export const CALLS_OFTEN = 2;

/** How often a player looks without seeing anything new before it gives up: some minutes of waiting, or as many presses. */
const LOOKS_IN_VAIN = 200;

/**
 * What a player presses, by what may be pressed: draws, passes where it can, bids where it must. The end of the match is a
 * state of the page, not a moment: a sheet that is put away by mistake is opened again.
 */
export class Choices {
  readonly names: (typeof NAMES)['en' | 'it'];
  readonly #looksInVain: number;
  readonly #callsEvery: number;
  #banner = '';
  #inVain = 0;
  #pressed = 'nothing';
  /** What has been pressed at the table: no sheets, nor the way to the final score. */
  actions = 0;

  constructor(language: 'en' | 'it', { looksInVain = LOOKS_IN_VAIN, callsEvery = CALLS_EVERY } = {}) {
    this.names = NAMES[language];
    this.#looksInVain = looksInVain;
    this.#callsEvery = callsEvery;
  }

  /** The final score lies open. */
  isOver({ sheet }: Seen): boolean {
    return sheet?.name === this.names.final;
  }

  /** The control to press now, or null while there is nothing to do. @throws when nothing goes on any more */
  next(seen: Seen): Control | null {
    const { sheet, final, banner } = seen;
    this.#inVain = banner === this.#banner ? this.#inVain + 1 : 0;
    this.#banner = banner;
    if (this.#inVain > this.#looksInVain)
      throw new Error(
        `nothing goes on at this table; chosen last: ${this.#pressed}; seen: ${JSON.stringify(seen)}`,
      );
    const choice = sheet === null ? (final ?? this.#choose(seen)) : this.#wayOutOf(sheet);
    this.#pressed = choice?.name ?? this.#pressed;
    if (choice !== null && sheet === null && final === null) this.actions += 1;
    return choice;
  }

  #wayOutOf({ buttons }: NonNullable<Seen['sheet']>): Control | null {
    const { close, iAm, yes } = this.names;
    return buttons.find(({ name }) => name === close || iAm.test(name) || yes.test(name)) ?? null;
  }

  /** The control to press now, or null while others are to act. */
  #choose({ actions: shown, cells, rows, picks }: Seen): Control | null {
    // What is said in advance can wait until it is asked for.
    const actions = shown.filter(({ toggles }) => !toggles);
    if (cells !== null) return this.#toBuild(shown, cells);
    if (rows !== null) return this.#toShow(rows);
    // A match should not last for ever, nor be over before much has been seen: some auctions are called early.
    const { draw, pass, done, invoke } = this.names;
    const isToCall = this.actions % this.#callsEvery === this.#callsEvery - 1;
    const wanted = [...(isToCall ? [invoke] : []), draw, pass, done, /./];
    for (const name of wanted) {
      const button = actions.find(action => name.test(action.name));
      if (button !== undefined) return button;
    }
    // A tile to give up to a disaster: chosen in the area, twice if there is nothing else.
    return picks.find(({ pressed }) => !pressed) ?? picks[0] ?? null;
  }

  /** Kheops: what is planned is done; until then, one cell after another is chosen that may be. */
  #toBuild(actions: readonly Control[], cells: readonly Control[]): Control | null {
    const deed = actions.find(({ name }) => this.names.deed.test(name));
    return deed ?? cells[(this.actions * 5) % cells.length] ?? null;
  }

  /** Ru-Ra-Re: a row, unless one has been chosen; now and then another one all the same. */
  #toShow(rows: readonly Control[]): Control | null {
    const free = rows.filter(({ pressed }) => !pressed);
    if (free.length < rows.length && this.actions % 7 !== 3) return null;
    return free[(this.actions * 3) % free.length] ?? null;
  }
}
