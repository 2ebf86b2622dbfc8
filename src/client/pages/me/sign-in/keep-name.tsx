import { type FormEvent, useState } from 'react';
import { NameField } from '../../../match/lobby/name-field.tsx';
import { usePlayerName } from '../../../match/lobby/player-name.ts';
import { hasPasskeys, keepName } from '../../../match/member/account.ts';
import { settingsHere } from '../../../match/member/settings.ts';
import { syncPlayed } from '../../../match/member/sync-played.ts';
import { transferSeats } from '../../../match/member/transfer-seats.ts';
import { useAccountFailure } from '../../../match/member/use-mutation.tsx';
import { Cartouche } from '../../../ui/cartouche/art/cartouche.tsx';
import { useSingleFlight } from '../../../ui/hooks/single-flight.ts';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { signInWords } from './words.ts';

/** A guest becomes a member: a name, then the browser's own question, if it has one to ask. Their codes take its place. */
export const KeepName = ({
  isLast,
  onTry,
}: {
  /** Nothing else was tried since: why it failed still counts. */
  isLast: boolean;
  onTry: () => void;
}) => {
  const words = useWords(signInWords);
  const failureWords = useAccountFailure();
  const [name, setName] = usePlayerName();
  const [failure, setFailure] = useState('');
  const { isBusy, run } = useSingleFlight();
  const [isPlain, setPlain] = useState(false);
  const canPasskey = hasPasskeys();
  const keep = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const isPlain = (submitter as HTMLButtonElement | null)?.value === 'plain';
    const withPasskey = canPasskey && !isPlain;
    const wanted = name.trim();
    onTry();
    void run(async () => {
      setPlain(isPlain);
      setFailure('');
      try {
        await keepName(wanted, withPasskey, settingsHere());
        // Meanwhile the codes are read.
        void transferSeats();
        syncPlayed().catch(() => {});
        return 'done';
      } catch (error) {
        setFailure(failureWords(error));
        return 'again';
      }
    });
  };
  return (
    <form className="sign-part" onSubmit={keep} aria-labelledby="keep-title">
      <h2 id="keep-title">{words.keepTitle}</h2>
      <p className="sign-lead">{words.keepLead}</p>
      <div className="sign-name">
        <Cartouche name={name.trim()} size={56} />
        <NameField name={name} onChange={setName} />
      </div>
      <div className="sign-ways">
        <button type="submit" className="button-primary" aria-disabled={isBusy}>
          {isBusy && !isPlain ? words.working : canPasskey ? words.keepPasskey : words.keep}
        </button>
        {canPasskey && (
          <button type="submit" value="plain" aria-disabled={isBusy}>
            {isBusy && isPlain ? words.working : words.keepPlain}
          </button>
        )}
      </div>
      {isLast && failure !== '' && (
        <p className="lobby-failure" role="alert">
          {failure}
        </p>
      )}
      <p className="sign-note">{canPasskey ? words.passkeyIs : words.noPasskey}</p>
    </form>
  );
};
