import { type FormEvent, useEffect, useId, useState } from 'react';
import {
  hasPasskeys,
  type OwnMember,
  signInWithCode,
  signInWithPasskey,
} from '../../../match/member/account.ts';
import { askForLetter, hasLetters } from '../../../match/member/letters.ts';
import { useAccountFailure } from '../../../match/member/use-mutation.tsx';
import { useSingleFlight } from '../../../ui/hooks/single-flight.ts';
import { useLanguage, useWords } from '../../../ui/i18n/i18n.tsx';
import { signInWords } from './words.ts';

/** The ways in for whoever has a name here. */
export const WaysIn = ({
  name,
  isLast,
  onTry,
  onSignedIn,
}: {
  /** By which they were known here, or an empty text. */
  name: string;
  /** Nothing else was tried since: why it failed still counts. */
  isLast: boolean;
  onTry: () => void;
  onSignedIn: (member: OwnMember) => Promise<void>;
}) => {
  const words = useWords(signInWords);
  const failureWords = useAccountFailure();
  const id = useId();
  const [failure, setFailure] = useState({ way: '', text: '' });
  const { isBusy, run } = useSingleFlight();
  const signIn = (by: 'passkey' | 'code', way: () => Promise<OwnMember>) => {
    onTry();
    void run(async () => {
      setFailure({ way: by, text: '' });
      try {
        await onSignedIn(await way());
        return 'done';
      } catch (error) {
        setFailure({ way: by, text: failureWords(error) });
        return 'again';
      }
    });
  };
  /** Beside what was tried. */
  const failureOf = (way: 'passkey' | 'code') =>
    isLast &&
    failure.way === way &&
    failure.text !== '' && (
      <p className="lobby-failure" role="alert">
        {failure.text}
      </p>
    );
  const withCode = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    signIn('code', () => signInWithCode(String(typed.get('name')).trim(), String(typed.get('code')).trim()));
  };
  return (
    <section className="sign-part" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{words.inTitle}</h2>
      {hasPasskeys() && (
        <div className="sign-ways">
          <button type="button" aria-disabled={isBusy} onClick={() => signIn('passkey', signInWithPasskey)}>
            {words.withPasskey}
          </button>
        </div>
      )}
      {failureOf('passkey')}
      <details open={!hasPasskeys()}>
        <summary>{words.withCode}</summary>
        <form className="sign-code" onSubmit={withCode} aria-label={words.withCode}>
          <label>
            <span>{words.withCodeName}</span>
            <input name="name" defaultValue={name} required autoComplete="username" />
          </label>
          <label>
            <span>{words.code}</span>
            <input
              name="code"
              required
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
            />
          </label>
          <button type="submit" aria-disabled={isBusy}>
            {words.signIn}
          </button>
          {failureOf('code')}
        </form>
      </details>
      <ByLetter />
      <h3>{words.otherTitle}</h3>
      <p className="sign-lead">{words.other}</p>
    </section>
  );
};

/** By a letter, where the host sends any. */
const ByLetter = () => {
  const words = useWords(signInWords);
  const failureWords = useAccountFailure();
  const { language } = useLanguage();
  const [isOffered, setOffered] = useState(false);
  const [{ text, isFault }, setSaid] = useState({ text: '', isFault: false });
  const { isBusy, run } = useSingleFlight();
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
