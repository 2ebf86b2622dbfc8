import { Component, type RefObject } from 'react';

type Buttons = {
  readonly bar: RefObject<HTMLElement | null>;
  /** What is chosen among beside the suns: others, and the buttons are others. */
  readonly choices: string;
  /** How many suns lie face up; behind them the buttons are others. */
  readonly suns: number;
};

/**
 * Takes the focus from a button at the rim that is about to go, while the page is still as it was drawn. A browser whose
 * focus goes away with its element, in the middle of all that changes, lays out the page there and then, and once more
 * for the drawing.
 */
export class LettingGo extends Component<Buttons> {
  override getSnapshotBeforeUpdate(before: Readonly<Buttons>): null {
    const { bar, choices, suns } = this.props;
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || !bar.current?.contains(focused)) return null;
    const place = placeOf(focused);
    const goes = place < 0 ? choices !== before.choices : place < suns !== place < before.suns;
    if (goes) focused.blur();
    return null;
  }

  // Without it React asks for no snapshot.
  override componentDidUpdate(): void {}

  override render(): null {
    return null;
  }
}

/** The place of a sun's button among the suns; −1 for every other. */
const placeOf = (button: Element): number =>
  [...(button.closest('.actions-suns')?.querySelectorAll<Element>('button') ?? [])].indexOf(button);
