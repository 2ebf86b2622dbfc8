import { useEffect, useRef } from 'react';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { undoWords } from './words.ts';

/** The two answers to somebody who asks to take a move back; `focused`, where nothing else is to be done first. */
export const Answers = ({
  answer,
  focused = false,
}: {
  answer: (agree: boolean) => void;
  focused?: boolean;
}) => {
  const words = useWords(undoWords);
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focused) yes.current?.focus();
  }, [focused]);
  return (
    <p className="undo-asking-answers">
      <button ref={yes} type="button" className="button-primary" onClick={() => answer(true)}>
        {words.agree}
      </button>
      <button type="button" onClick={() => answer(false)}>
        {words.refuse}
      </button>
    </p>
  );
};
