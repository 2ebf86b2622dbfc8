import {
  createContext,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { AnyMove } from '../../game/contract.ts';
import { useBackCloses } from '../ui/hooks/back-closes.ts';
import { deferred, useDeferredLoaded } from '../ui/hooks/deferred.ts';
import { newRepeatFilter } from '../ui/hooks/repeat-filter.ts';
import { useWords } from '../ui/i18n/i18n.tsx';
import { closeDialog } from '../ui/keys/lead-focus.ts';
import { type Settings, useSettings } from '../ui/settings.tsx';
import { useBoard } from './board-context.tsx';
import { confirmWords } from './words.ts';

deferred(() => import('./confirm.css'));

/** What a move is asked about for: the last sun that can be bid, what cannot be taken back, or any other move. */
export type ConfirmKind = 'last-sun' | 'no-undo' | 'any';

export type Confirm = {
  /**
   * True at once where the player's settings ask nothing about such a move; else once the player has said so.
   * @param sentence what will happen, with its question mark
   */
  readonly ask: (kind: ConfirmKind, sentence: string) => Promise<boolean>;
  /** Would anything be asked? Else a move can be made at once. */
  readonly wants: (kind: ConfirmKind) => boolean;
};

const ConfirmContext = createContext<Confirm>({ ask: async () => true, wants: () => false });

/** Asks before a move that its player may regret, beside the control that was pressed. */
export const useConfirm = (): Confirm => useContext(ConfirmContext);

/** Does a player with this setting want to be asked? */
export const isAsked = (setting: Settings['confirm'], kind: ConfirmKind): boolean =>
  setting === 'always' || (setting === 'risky' && kind !== 'any');

type Question = {
  readonly sentence: string;
  /** What its player could do when it was asked. */
  readonly legal: readonly AnyMove[];
  readonly at: DOMRect | null;
  readonly answer: (yes: boolean) => void;
};

export const ConfirmProvider = ({ children }: { children: ReactNode }) => {
  const { confirm: setting } = useSettings();
  const { legal } = useBoard();
  const [question, setQuestion] = useState<Question | null>(null);
  const now = useRef(legal);
  now.current = legal;
  // Meanwhile something else was done, or nobody waits for it any more: there is nothing left to ask.
  const isPast = question !== null && question.legal.join(';') !== legal.join(';');
  useEffect(() => {
    if (!isPast) return;
    question?.answer(false);
    setQuestion(null);
  }, [isPast, question]);
  const ask = useCallback(
    (kind: ConfirmKind, sentence: string) =>
      isAsked(setting, kind)
        ? new Promise<boolean>(answer => {
            const control = document.activeElement;
            const at = control === null || control === document.body ? null : control.getBoundingClientRect();
            setQuestion(last => {
              last?.answer(false);
              return { sentence, legal: now.current, at, answer };
            });
          })
        : Promise.resolve(true),
    [setting],
  );
  const access = useMemo((): Confirm => ({ ask, wants: kind => isAsked(setting, kind) }), [ask, setting]);
  const settle = (yes: boolean) => {
    question?.answer(yes);
    setQuestion(null);
  };
  return (
    <ConfirmContext value={access}>
      {children}
      {question !== null && !isPast && <ConfirmQuestion {...question} settle={settle} />}
    </ConfirmContext>
  );
};

const GAP = 10;

/** Tells whether what comes repeats the press that is being answered now. */
const repeatOfThisPress = (): (() => boolean) => {
  const repeats = newRepeatFilter();
  repeats.isRepeat('asked');
  return () => repeats.isRepeat('answered');
};

/** A question beside the control that was pressed, or in the middle. It is answered no by a press anywhere else. */
export const ConfirmQuestion = (asked: Asked) => {
  // Counted from the press that asks, also where the question can be shown a little later only.
  const [isRepeat] = useState(repeatOfThisPress);
  return useDeferredLoaded(true) && <AskedBeside {...asked} isRepeat={isRepeat} />;
};

type Asked = Pick<Question, 'sentence' | 'at'> & { settle: (yes: boolean) => void };

const AskedBeside = ({ sentence, at, settle, isRepeat }: Asked & { isRepeat: () => boolean }) => {
  const words = useWords(confirmWords);
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    if (!dialog.open) dialog.showModal();
    // Asked by a key, the control may be one that is not shown.
    if (at === null || at.width === 0) return;
    const { width, height } = dialog.getBoundingClientRect();
    const left = Math.min(Math.max(GAP, at.left + at.width / 2 - width / 2), innerWidth - width - GAP);
    const above = at.top - height - GAP;
    // Below it, what is asked about stays in sight; but a second press in its middle shall be no answer.
    const below = Math.min(at.bottom + GAP, innerHeight - height - GAP);
    const answers = below + (dialog.querySelector<HTMLElement>('.confirm-answers')?.offsetTop ?? 0);
    const top = answers < at.top + at.height * 0.65 && above >= GAP ? above : below;
    dialog.style.inset = `${Math.max(GAP, top)}px auto auto ${Math.max(GAP, left)}px`;
    dialog.style.margin = '0';
    // In a window of another size the control stands elsewhere: the question is then asked in the middle.
    const center = () => dialog.removeAttribute('style');
    addEventListener('resize', center);
    return () => removeEventListener('resize', center);
  }, [at]);
  // A dialog that is closed, and not only gone, gives focus back to the control that was pressed.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => void (dialog && closeDialog(dialog));
  }, []);
  useBackCloses(true, () => settle(false));
  // Outside of it there is the backdrop alone, a part of it.
  const onPointerDown = ({ clientX: x, clientY: y, currentTarget }: PointerEvent) => {
    const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
    const isOutside = x < left || x > right || y < top || y > bottom;
    // A second tap where the question was asked by the first is no answer.
    if (isOutside && !isRepeat()) settle(false);
  };
  return (
    <dialog
      ref={ref}
      className="confirm"
      aria-labelledby={id}
      onCancel={event => {
        event.preventDefault();
        settle(false);
      }}
      onClose={() => settle(false)}
      onPointerDown={onPointerDown}
    >
      <p id={id}>{sentence}</p>
      <div className="confirm-answers">
        <button type="button" className="button-primary" onClick={() => settle(true)}>
          {words.yes}
        </button>
        <button type="button" onClick={() => settle(false)}>
          {words.no}
        </button>
      </div>
    </dialog>
  );
};
