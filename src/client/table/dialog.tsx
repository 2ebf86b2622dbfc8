import { type ReactNode, useDeferredValue, useEffect, useId, useRef } from 'react';
import './table.css';

/** A dialog of the browser's own, which keeps focus inside and gives it back. */
export const Dialog = ({
  open,
  onClose,
  title,
  close,
  children,
  kind = 'sheet',
}: {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The word on the button that closes it. */
  close: string;
  children: ReactNode;
  /** A sheet stands in the middle, a drawer at the side. */
  kind?: 'sheet' | 'drawer';
}) => {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Whatever lies under a dialog is styled anew when it goes: the press that closes it is answered first.
  const wasOpen = useDeferredValue(open);
  const isShown = open || wasOpen;
  useEffect(() => {
    const dialog = ref.current;
    if (open && !dialog?.open) dialog?.showModal();
    if (!isShown && dialog?.open) dialog.close();
  }, [open, isShown]);
  // The event also comes when the page closed the dialog: another may be open by then, and must stay.
  const onClosed = () => {
    if (open) onClose();
  };
  return (
    <dialog ref={ref} className={`dialog dialog-${kind}`} aria-labelledby={id} onClose={onClosed}>
      {isShown && (
        <>
          <div className="dialog-head">
            <h2 id={id}>{title}</h2>
            <button type="button" className="button-plain" onClick={onClose}>
              {close}
            </button>
          </div>
          <div className="dialog-body">{children}</div>
        </>
      )}
    </dialog>
  );
};
