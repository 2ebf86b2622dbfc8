import { useEffect, useId, useRef, useState } from 'react';
import { deferred, useDeferredLoaded } from '../../ui/hooks/deferred.ts';
import { REPEAT_MS } from '../../ui/hooks/repeat-guard.ts';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { localWords } from './words.ts';

deferred(() => import('./hand-over.css'));

/** Stands between two people at one screen: only the press of the button opens the table to the next. */
export const HandOver = ({
  to,
  isHandedOn,
  onTaken,
}: {
  to: string;
  /** Has the turn just gone on? A second press of the one before is not yet an answer. */
  isHandedOn: () => boolean;
  onTaken: () => void;
}) => {
  const words = useWords(localWords);
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  const isStyled = useDeferredLoaded(true);
  const [isEarly, setEarly] = useState(isHandedOn);
  useEffect(() => {
    if (!isEarly) return;
    const timer = setTimeout(() => setEarly(false), REPEAT_MS);
    return () => clearTimeout(timer);
  }, [isEarly]);
  useEffect(() => {
    // Opened again by effect too: browsers close a dialog at the second Escape, whatever it answers.
    if (!ref.current?.open) ref.current?.showModal();
  });
  if (!isStyled) return null;
  return (
    <dialog
      ref={ref}
      className="hand-over"
      aria-labelledby={id}
      onCancel={event => event.preventDefault()}
      onClose={event => event.currentTarget.showModal()}
    >
      <h2 id={id}>{words.handTo(to)}</h2>
      <p>{words.handToLead}</p>
      <button type="button" className="button-primary" aria-disabled={isEarly} onClick={onTaken}>
        {words.iAm(to)}
      </button>
    </dialog>
  );
};
