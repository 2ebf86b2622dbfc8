import { useEffect, useId, useRef } from 'react';
import { useWords } from '../i18n/i18n.tsx';
import './hand-over.css';
import { localWords } from './words.ts';

/** Stands between two people at one screen: only the press of the button opens the table to the next. */
export const HandOver = ({ to, onTaken }: { to: string; onTaken: () => void }) => {
  const words = useWords(localWords);
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    // Opened again by effect too: browsers close a dialog at the second Escape, whatever it answers.
    if (!ref.current?.open) ref.current?.showModal();
  });
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
      <button type="button" className="button-primary" onClick={onTaken}>
        {words.iAm(to)}
      </button>
    </dialog>
  );
};
