import { type ReactNode, useEffect, useRef } from 'react';
import { actor } from '../../../../game/auction/table.ts';
import { at } from '../../../../game/shared/seats.ts';
import { ActionNotice } from '../../../table/action-notice.tsx';
import { boardWords } from '../../../table/words.ts';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { focusIsLost, useFocusWithin } from '../../../ui/keys/focus-within.ts';
import { useShortcuts } from '../../../ui/keys/shortcuts.ts';
import { beforeDrawn } from '../../../ui/motion/before-drawn.ts';
import { useBoard } from '../context/board-context.tsx';
import type { AuctionView } from '../view/auction-view.ts';
import './rim.css';
import { LettingGo } from './letting-go.tsx';
import { SunBids } from './sun-bids.tsx';
import { TurnChoices } from './turn-choices.tsx';
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
    return beforeDrawn(() => keepFocus(bar, mine));
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
