import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { isolated } from '../../../game/shared/isolated.ts';
import {
  confirmAddress,
  confirmationIn,
  fetchAddress,
  forgetAddress,
  giveAddress,
  type OwnAddress,
} from '../../match/member/letters.ts';
import { useAccountFailure, useMutation } from '../../match/member/use-mutation.tsx';
import { useLanguage, useWords } from '../../ui/i18n/i18n.tsx';
import { Part } from '../../ui/part.tsx';
import { moreWords } from './more-words.ts';

/** A mail address as a way back, where the host sends letters. */
export const AddressPart = () => {
  const words = useWords(moreWords);
  const { language } = useLanguage();
  const [own, setOwn] = useState<OwnAddress | null>(null);
  const [isConfirming] = useState(() => confirmationIn(location.hash) !== null);
  const { isBusy, act, said } = useMutation(useAccountFailure());
  const read = useCallback(() => fetchAddress().then(setOwn, () => {}), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the address the page was opened at
  useEffect(() => {
    const token = confirmationIn(location.hash);
    if (token === null) return void read();
    // Good once: it shall stand in nobody's history.
    history.replaceState(history.state, '', location.pathname + location.search);
    void act(
      'confirm',
      async () => {
        await confirmAddress(token).finally(read);
      },
      words.addressConfirmed,
    );
  }, []);
  // A letter's link may lead here where it could not be asked whether there are letters.
  if (own === null) return isConfirming ? <Part title={words.address}>{said}</Part> : null;
  if (!own.isOffered) return null;
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const address = String(new FormData(event.currentTarget).get('address')).trim();
    void act(`send ${address}`, () => giveAddress(address, language), words.addressSent);
  };
  return (
    <Part title={words.address} lead={words.addressLead}>
      {own.address === null ? (
        <form className="me-rename" onSubmit={send}>
          <label>
            <span>{words.addressField}</span>
            <input name="address" type="email" required autoComplete="email" />
          </label>
          <button type="submit" aria-disabled={isBusy}>
            {words.addressSend}
          </button>
        </form>
      ) : (
        <>
          <p>{words.addressIs(isolated(own.address))}</p>
          <p className="me-ways">
            <button
              type="button"
              aria-disabled={isBusy}
              onClick={() => void act('forget', () => forgetAddress().then(read))}
            >
              {words.addressForget}
            </button>
          </p>
        </>
      )}
      {said}
    </Part>
  );
};
