import { type FormEvent, useId, useState } from 'react';
import {
  hasPasskeys,
  type OwnMember,
  signInWithCode,
  signInWithPasskey,
} from '../../../match/member/account.ts';
import { useAccountFailure } from '../../../match/member/account-failure.ts';
import { useDeed } from '../../../ui/hooks/deed.ts';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { ByLetter } from './by-letter.tsx';
import { signInWords } from './words.ts';

/** The ways in for whoever has a name here. */
export const WaysIn = ({ onSignedIn }: { onSignedIn: (member: OwnMember) => Promise<void> }) => {
  const words = useWords(signInWords);
  const failureWords = useAccountFailure();
  const id = useId();
  const [failure, setFailure] = useState('');
  const { isBusy, run } = useDeed();
  const signIn = (way: () => Promise<OwnMember>) =>
    void run(async () => {
      setFailure('');
      try {
        await onSignedIn(await way());
        return 'done';
      } catch (error) {
        setFailure(failureWords(error));
        return 'again';
      }
    });
  const withCode = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    signIn(() => signInWithCode(String(typed.get('name')).trim(), String(typed.get('code')).trim()));
  };
  return (
    <section className="sign-part" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{words.inTitle}</h2>
      {hasPasskeys() && (
        <div className="sign-ways">
          <button type="button" aria-disabled={isBusy} onClick={() => signIn(signInWithPasskey)}>
            {words.withPasskey}
          </button>
        </div>
      )}
      {failure !== '' && (
        <p className="lobby-failure" role="alert">
          {failure}
        </p>
      )}
      <details open={!hasPasskeys()}>
        <summary>{words.withCode}</summary>
        <form className="sign-code" onSubmit={withCode} aria-label={words.withCode}>
          <label>
            <span>{words.withCodeName}</span>
            <input name="name" required autoComplete="username" />
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
        </form>
      </details>
      <ByLetter />
      <h3>{words.otherTitle}</h3>
      <p className="sign-lead">{words.other}</p>
    </section>
  );
};
