import { useState } from 'react';
import { deferred, useDeferredLoaded } from '../../ui/hooks/deferred.ts';
import { newRepeatFilter } from '../../ui/hooks/repeat-filter.ts';
import { defineWords, useWords } from '../../ui/i18n/i18n.tsx';

deferred(() => import('./confirmed.css'));

const confirmedWords = defineWords({ cancel: 'Cancel' }, { cancel: 'Annulla' });

/** Something that cannot be taken back: the button asks once more before it does it. */
export const Confirmed = ({
  label,
  name,
  question,
  confirm,
  ask = true,
  onConfirm,
}: {
  label: string;
  /** What the button is called where its label says too little by itself. */
  name?: string;
  question: string;
  confirm: string;
  /** False where there is nothing to lose, so nothing to ask. */
  ask?: boolean;
  onConfirm: () => void;
}) => {
  const words = useWords(confirmedWords);
  const [step, setStep] = useState<'offered' | 'asking' | 'cancelled'>('offered');
  // The focus goes to the answer: a second Enter that was meant for the question is none.
  const [repeats] = useState(() => newRepeatFilter());
  const isStyled = useDeferredLoaded(step === 'asking');
  if (step !== 'asking' || !isStyled) {
    return (
      <button
        type="button"
        aria-label={name}
        // biome-ignore lint/a11y/noAutofocus: focus comes back from the button that has given way to this one
        autoFocus={step === 'cancelled'}
        onClick={() => {
          if (repeats.isRepeat('asked')) return;
          if (ask) setStep('asking');
          else onConfirm();
        }}
      >
        {label}
      </button>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, and these are buttons
    <div className="match-menu-confirm" role="group" aria-label={name ?? label}>
      <p>{question}</p>
      <button
        type="button"
        className="button-primary"
        // biome-ignore lint/a11y/noAutofocus: focus goes on from the button that has given way to this one
        autoFocus
        onClick={() => repeats.isRepeat('confirmed') || onConfirm()}
      >
        {confirm}
      </button>
      <button
        type="button"
        onClick={() => {
          repeats.forget();
          setStep('cancelled');
        }}
      >
        {words.cancel}
      </button>
    </div>
  );
};
