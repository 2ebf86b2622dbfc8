import { useLayoutEffect, useRef } from 'react';
import { ActionNotice } from '../../table/action-notice.tsx';
import { isGivenUp } from '../../table/table-match.ts';
import { boardWords } from '../../table/words.ts';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { useShortcuts } from '../../ui/keys/shortcuts.ts';
import './actions.css';
import { useStaging } from './staging/staging-context.tsx';
import { useBoard } from './view/board-context.ts';
import { actionWords } from './words/board.ts';

const ROW_KEYS = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** What the player is to do, and the button that skips what is being told of a throw. */
export const Actions = ({ shortcuts, openFinal }: { shortcuts: boolean; openFinal: () => void }) => {
  const words = useWords(boardWords);
  const own = useWords(actionWords);
  const { match } = useBoard();
  const { view, seat } = match;
  const { isOn, isScoring, isCrowning, skip } = useStaging();
  const press = (key: string) => document.querySelector<HTMLElement>(`.rows [data-key="${key}"]`)?.click();
  useShortcuts(
    {
      ...Object.fromEntries(ROW_KEYS.map(key => [key, () => press(key)])),
      p: () => isOn && skip(),
    },
    shortcuts,
  );
  const over = (view.step.kind === 'over' || isGivenUp(match)) && !isOn;
  const prompt =
    over || isCrowning
      ? words.over
      : isOn
        ? isScoring
          ? own.scoring
          : own.telling
        : seat === null
          ? match.isRecord
            ? words.replayed
            : words.watching
          : promptOf(match, own);
  return (
    <section className="actions ru-actions" aria-labelledby="actions-name">
      <ActionNotice headingId="actions-name" />
      <div className="ru-prompt" aria-live="polite">
        <p key={prompt}>{prompt}</p>
      </div>
      {isOn && <SkipButton skip={skip} />}
      {over && (
        <button type="button" className="button-primary" onClick={openFinal}>
          {words.finalTitle}
        </button>
      )}
    </section>
  );
};

/** Skips one scene of the telling, and disappears when it is over; a focus on it then moves to the rows. */
const SkipButton = ({ skip }: { skip: () => void }) => {
  const own = useWords(actionWords);
  const ref = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = ref.current;
    return () => {
      if (document.activeElement !== button) return;
      document.querySelector<HTMLElement>('.rows [tabindex="0"]')?.focus();
    };
  }, []);
  return (
    <button
      ref={ref}
      type="button"
      className="action action-words ru-skip"
      aria-keyshortcuts="p"
      onClick={skip}
    >
      <strong>{own.skip}</strong> <small>{own.skipHint}</small>
    </button>
  );
};

type Match = ReturnType<typeof useBoard>['match'];

const promptOf = ({ view, seat, seats }: Match, words: (typeof actionWords)['en']): string => {
  if (seat === null || !view.waiting.includes(seat)) return words.resting;
  // Bots choose at once: only another person leaves time to think again.
  const mayChange = view.waiting.some(each => each !== seat && !view.chosen[each] && !seats[each]?.bot);
  if (view.choice !== null)
    return mayChange ? `${words.chosen(view.choice)} ${words.mayChange}` : words.chosen(view.choice);
  if (view.throw > 1) return words.promptAgain;
  return mayChange ? words.prompt : words.promptLast;
};
