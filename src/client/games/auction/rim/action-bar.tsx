import { Component, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { actor } from '../../../../game/auction/table.ts';
import { at } from '../../../../game/shared/seats.ts';
import { ActionNotice } from '../../../table/action-notice.tsx';
import { boardWords } from '../../../table/words.ts';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { focusIsLost, useFocusWithin } from '../../../ui/keys/focus-within.ts';
import { useShortcuts } from '../../../ui/keys/shortcuts.ts';
import { onNextFrame } from '../../../ui/motion/next-frame.ts';
import { useBoard } from '../context/board-context.tsx';
import type { AuctionView } from '../view/auction-view.ts';
import './rim.css';
import { ActionButton } from '../../../table/action-button.tsx';
import { Toolbar } from '../../../ui/keys/toolbar.tsx';
import { actionWords } from '../words/actions.ts';
import { auctionWords } from '../words/auction.ts';
import { useChoosing } from './choosing.tsx';
import { SunBids } from './sun-bids.tsx';
import { Watching } from './watching.tsx';

const KEYS = ['d', 'r', 'p', '1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** All that a player can do: the suns to bid with, and beside them what the step asks for. */
export const ActionBar = ({
  choices,
  shortcuts,
  openFinal,
}: {
  /** What the step asks of the player to act, where only this game knows it; null otherwise. */
  choices: ReactNode;
  shortcuts: boolean;
  openFinal: () => void;
}) => {
  const words = useWords(boardWords);
  const { match } = useBoard();
  const { view, seat } = match;
  const mine = seat !== null && actor(view.step) === seat;
  const ref = useRef<HTMLElement>(null);
  useKeptFocus(ref, view.step, mine);
  const press = (key: string) => ref.current?.querySelector<HTMLElement>(`[data-key="${key}"]`)?.click();
  useShortcuts(Object.fromEntries(KEYS.map(key => [key, () => press(key)])), shortcuts);

  return (
    <section ref={ref} className="actions" aria-labelledby="actions-name" data-mine={mine}>
      <ActionNotice headingId="actions-name" />
      {seat === null ? (
        <Watching />
      ) : (
        <div className="actions-groups">
          <LettingGo
            bar={ref}
            choices={mine && choices ? view.step.kind : ''}
            suns={at(view.areas, seat).suns.faceUp.length}
          />
          <SunBids seat={seat} />
          {view.step.kind === 'over' ? (
            <p className="actions-choices actions-over">
              {words.over}
              <button type="button" className="button-primary" onClick={openFinal}>
                {words.finalTitle}
              </button>
            </p>
          ) : (
            (mine && choices) || <TurnChoices />
          )}
        </div>
      )}
    </section>
  );
};

/**
 * Whoever was acting by keyboard stays among the actions: when the pressed button is gone or cannot be
 * pressed any more, focus goes to the first one that can. Focus elsewhere is left alone.
 */
const useKeptFocus = (
  ref: React.RefObject<HTMLElement | null>,
  step: AuctionView['step'],
  mine: boolean,
): void => {
  const within = useFocusWithin(ref);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step is what moves the focus
  useEffect(() => {
    const bar = ref.current;
    if (!bar || !within.current) return;
    return onNextFrame(() => keepFocus(bar, mine));
  }, [step, mine]);
};

const keepFocus = (bar: HTMLElement, mine: boolean): void => {
  if (document.querySelector('dialog[open]')) return;
  const active = document.activeElement;
  const useless = mine && bar.contains(active) && active?.getAttribute('aria-disabled') === 'true';
  if (!focusIsLost() && !useless) return;
  const legal = bar.querySelector<HTMLElement>('button:not([aria-disabled="true"])');
  (legal ?? bar.querySelector<HTMLElement>('.actions-choices button'))?.focus({ preventScroll: true });
};

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

/** Draw, invoke and pass, each always in its own place and never where a sun lies. */
const TurnChoices = () => {
  const words = useWords(actionWords);
  const auction = useWords(auctionWords);
  const { view, seat } = useBoard().match;
  const { may, isChosen, choose } = useChoosing();
  const before = may || isChosen(['pass']);
  const suns = seat === null ? 0 : at(view.areas, seat).suns.faceUp.length;
  return (
    <Toolbar className="actions-choices turn-choices" label={words.choices}>
      <ActionButton move={['draw']} keyed="d" className="action-words">
        <strong>{words.draw}</strong> <small>{words.drawHint}</small>
      </ActionButton>
      <ActionButton move={['invokeRa']} keyed="r" className="action-words">
        <strong>{words.invoke}</strong> <small>{words.invokeHint}</small>
      </ActionButton>
      <ActionButton
        move={['pass']}
        keyed="p"
        className="action-words action-pass"
        {...(before ? { chosen: isChosen(['pass']), onChoose: () => choose(['pass']) } : {})}
      >
        <strong>{words.pass}</strong> <small>{before ? auction.whenAsked : auction.keeps(suns)}</small>
      </ActionButton>
    </Toolbar>
  );
};
