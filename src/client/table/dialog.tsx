import {
  createContext,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useTransition,
} from 'react';
import { createPortal } from 'react-dom';
import { afterPaint } from '../ui/hooks/after-paint.ts';
import { useBackCloses } from '../ui/hooks/back-closes.ts';
import { deferred, useDeferredLoaded } from '../ui/hooks/deferred.ts';
import { closeDialog } from '../ui/keys/lead-focus.ts';
import { holdStage } from '../ui/motion/on-stage.ts';
import { Fetched } from './fetched.tsx';

deferred(() => import('./dialog.css'));

/** Beside the drawer that a dialog is opened from: inside of it, it would take on its colours. */
const Beside = createContext<Element | null>(null);

/** Those that go after the next paint. One that opens before it lets them go first: both give focus back to what the first was opened from. */
const going = new Set<HTMLDialogElement>();

/** A press that comes sooner after the paint, in milliseconds, was begun before anybody could have seen what came up under it. */
const UNSEEN_MS = 300;
/** The focus is in the sheet at once, and these do something where it is. */
const DOING_KEYS = ['Enter', ' ', 'Escape'];

const isUnseen = (dialog: HTMLElement): boolean => dialog.dataset.unseen !== undefined;

/** Of the click too: browsers make one of a key let go of, and some even where it was not let through when it was pressed. */
const swallowUnseen = (event: KeyboardEvent<HTMLElement> | MouseEvent<HTMLElement>) => {
  if (!isUnseen(event.currentTarget) || ('key' in event && !DOING_KEYS.includes(event.key))) return;
  event.preventDefault();
  event.stopPropagation();
};

/** A dialog of the browser's own, which keeps focus inside and gives it back. */
export const Dialog = ({
  open: isWanted,
  onClose,
  title,
  close,
  children,
  kind = 'sheet',
  isUnasked = false,
}: {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The word on the button that closes it. */
  close: string;
  children: ReactNode;
  /** A sheet stands in the middle, a drawer at the side. */
  kind?: 'sheet' | 'drawer';
  /** Has it opened by itself? Then a press that was on its way is none of its own. */
  isUnasked?: boolean;
}) => {
  const open = useDeferredLoaded(isWanted) && isWanted;
  const ref = useRef<HTMLDialogElement>(null);
  const wasShown = useRef(false);
  const id = useId();
  const outer = useContext(Beside);
  const [beside, setBeside] = useState<Element | null>(null);
  const [isShown, setShown] = useState(open);
  if (open && !isShown) setShown(true);
  // Bots and the scribe of a lesson go on once nothing lies over the table: what is about to waits for its styles.
  const isAwaited = isWanted && !open;
  useEffect(() => (isAwaited ? holdStage() : undefined), [isAwaited]);
  // With what it shows, not after it: in between it would stand there empty, and have the keys.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    if (open && !dialog.open) {
      for (const other of going) closeDialog(other);
      dialog.showModal();
      wasShown.current = true;
      if (isUnasked) {
        dialog.dataset.unseen = '';
        afterPaint(() => setTimeout(() => delete dialog.dataset.unseen, UNSEEN_MS));
      }
    }
    if (!isShown) {
      wasShown.current = false;
      closeDialog(dialog);
    }
    if (open || !isShown) return;
    // Whatever lies under a dialog is styled anew when it goes: the press that closes it is answered first.
    going.add(dialog);
    afterPaint(() => going.has(dialog) && setShown(false));
    return () => void going.delete(dialog);
  }, [open, isShown, isUnasked]);
  useBackCloses(isWanted, onClose);
  // What it lies over may be long in being drawn without it: the keys are free from the press on that closes it.
  const [isClosing, startClosing] = useTransition();
  const closeIt = () => startClosing(onClose);
  // The event also comes, a little late, when the page closed the dialog: another, or this one anew, may be open by then, and must
  // stay. And React hands it on to the dialog that this one was opened from.
  const onClosed = ({ target, currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
    if (open && wasShown.current && !currentTarget.open && target === currentTarget) closeIt();
  };
  // Escape closes it as its button does, not at once and all by itself.
  const onCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (!event.cancelable || event.target !== event.currentTarget) return;
    event.preventDefault();
    if (!isUnseen(event.currentTarget)) closeIt();
  };
  const dialog = (
    <dialog
      ref={ref}
      className={`dialog dialog-${kind}${kind === 'drawer' ? ' on-niche' : ''}`}
      aria-labelledby={id}
      data-going={isShown && (!open || isClosing) ? '' : undefined}
      onKeyDownCapture={swallowUnseen}
      onClickCapture={swallowUnseen}
      onCancel={onCancel}
      onClose={onClosed}
    >
      {isShown && (
        <>
          <div className="dialog-head">
            <h2 id={id}>{title}</h2>
            <button type="button" className="button-plain" onClick={closeIt}>
              {close}
            </button>
          </div>
          <div className="dialog-body">
            <Fetched>
              <Beside value={outer ?? beside}>{children}</Beside>
            </Fetched>
          </div>
        </>
      )}
    </dialog>
  );
  if (outer !== null) return createPortal(dialog, outer);
  return (
    <>
      {dialog}
      {kind === 'drawer' && <div ref={setBeside} style={{ display: 'contents' }} />}
    </>
  );
};
