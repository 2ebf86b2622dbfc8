export type Size = { readonly width: number; readonly height: number };

/** A page of one visitor, in whatever browser: as little as is needed to look at it and to use it. */
export type Tab = {
  readonly goto: (url: string) => Promise<void>;
  /** @param expression JavaScript; its value, or what it promises, is handed back as JSON */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Presses with the mouse what lies at a place of the window. */
  readonly press: (x: number, y: number) => Promise<void>;
  /** Types into what has the focus. */
  readonly type: (text: string) => Promise<void>;
  readonly key: (key: Key) => Promise<void>;
  readonly resize: (size: Size) => Promise<void>;
  /** Errors that nobody caught, and what was written to the console as one, since the tab was opened. */
  readonly errors: () => Promise<readonly string[]>;
  /** A PNG. */
  readonly picture: () => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
};

export type Key = 'Enter' | 'Escape' | 'Tab' | 'Shift+Tab';

/** A browser that runs. */
export type Driver = {
  /** The port by which its pages come to the house. */
  readonly port: number;
  /** A visitor's own window, in which less motion is asked for. */
  readonly open: (size: Size) => Promise<Tab>;
  readonly close: () => Promise<void>;
};

/** A browser as it may be installed. */
export type Engine = {
  readonly name: string;
  /** The Debian packages that bring it. */
  readonly packages: string;
  readonly isInstalled: () => boolean;
  /** @param house the port of the server that its visitors come to */
  readonly launch: (house: number) => Promise<Driver>;
};
