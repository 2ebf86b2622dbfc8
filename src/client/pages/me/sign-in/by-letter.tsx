import { type FormEvent, useEffect, useState } from 'react';
import { useAccountFailure } from '../../../match/member/account-failure.ts';
import { askForLetter, hasLetters } from '../../../match/member/letters.ts';
import { useDeed } from '../../../ui/hooks/deed.ts';
import { useLanguage, useWords } from '../../../ui/i18n/i18n.tsx';
import { signInWords } from './words.ts';

/** By a letter, where the host sends any. */
export const ByLetter = () => {
  const words = useWords(signInWords);
  const failureWords = useAccountFailure();
  const { language } = useLanguage();
  const [isOffered, setOffered] = useState(false);
  const [{ text, isFault }, setSaid] = useState({ text: '', isFault: false });
  const { isBusy, run } = useDeed();
  useEffect(() => {
    hasLetters().then(setOffered, () => {});
  }, []);
  if (!isOffered) return null;
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const address = String(new FormData(event.currentTarget).get('address')).trim();
    void run(async () => {
      setSaid({ text: '', isFault: false });
      await askForLetter(address, language).then(
        () => setSaid({ text: words.sent, isFault: false }),
        error => setSaid({ text: failureWords(error), isFault: true }),
      );
      return 'again';
    });
  };
  return (
    <details>
      <summary>{words.withLetter}</summary>
      <form className="sign-code" onSubmit={send} aria-label={words.withLetter}>
        <label>
          <span>{words.address}</span>
          <input name="address" type="email" required autoComplete="email" />
        </label>
        <button type="submit" aria-disabled={isBusy}>
          {words.send}
        </button>
        <p role={isFault ? 'alert' : 'status'}>{text}</p>
      </form>
    </details>
  );
};
