import { type ReactNode, useEffect, useRef, useState } from 'react';
import { newRepeatFilter } from '../../ui/hooks/repeat-filter.ts';
import { useSerialQueue } from '../../ui/hooks/use-serial-queue.ts';
import { defineWords, useWords } from '../../ui/i18n/i18n.tsx';
import { monotonicNow } from '../../ui/monotonic-now.ts';
import { LobbyError } from '../lobby/api.ts';
import { useFailureWords } from '../lobby/failure.ts';
import { NameTooShort, PasskeyDeclined } from './account.ts';
import '../lobby/lobby.css';

export const accountFailures = defineWords(
  {
    'name-taken': 'A member is called so already, or so nearly that one would be taken for the other.',
    passkey: 'This passkey is not known here.',
    challenge: 'The browser took too long to answer. Please try once more.',
    code: 'Name and code do not belong together, or the code was used before.',
    link: 'This link was used before, or is too old.',
    'last-way-in': 'It is your last way in: make new codes or another passkey first.',
    'too-short': 'A name that is kept has two letters or more.',
    declined: 'The browser made no passkey. You can try again, or go on without one.',
    'too-many-passkeys': 'You have as many passkeys as one may: remove one first.',
    'too-many-bots': 'More bots than you may have: withdraw one first.',
    'too-many-blocked': 'You have blocked as many as one may: unblock somebody on your page first.',
    unknown: 'That is there no more.',
    origin: 'The server does not know this address as its own: whoever runs it can name it in ORIGINS.',
    'signed-out': 'You are not signed in on this device any more.',
  },
  {
    'name-taken': 'Un membro si chiama già così, o quasi, tanto che li si confonderebbe.',
    passkey: 'Questa passkey qui non è conosciuta.',
    challenge: 'Il browser ha impiegato troppo tempo. Riprova, per favore.',
    code: 'Nome e codice non vanno insieme, o il codice è già stato usato.',
    link: 'Questo link è già stato usato, o è troppo vecchio.',
    'last-way-in': 'È l’ultimo modo di entrare che hai: prima crea nuovi codici o un’altra passkey.',
    'too-short': 'Un nome da tenere ha almeno due lettere.',
    declined: 'Il browser non ha creato la passkey. Puoi riprovare, o continuare senza.',
    'too-many-passkeys': 'Hai quante più passkey si può: prima eliminane una.',
    'too-many-bots': 'Più bot di quanti puoi averne: prima ritirane uno.',
    'too-many-blocked': 'Hai bloccato quante più persone si può: prima sbloccane una nella tua pagina.',
    unknown: 'Non c’è più.',
    origin: 'Il server non riconosce questo indirizzo come suo: chi lo gestisce può aggiungerlo a ORIGINS.',
    'signed-out': 'Su questo dispositivo non sei più collegato.',
  },
);

const actingWords = defineWords(
  { asked: (why: string) => `When you asked: ${why}` },
  { asked: why => `Quando l’hai chiesto: ${why}` },
);

/** What to say where something about one's own account has failed. */
export const useAccountFailure = (): ((error: unknown) => string) => {
  const words = useWords(accountFailures);
  const others = useFailureWords();
  return error => {
    if (error instanceof PasskeyDeclined) return words.declined;
    if (error instanceof NameTooShort) return words['too-short'];
    if (error instanceof LobbyError && error.status === 401) return words['signed-out'];
    const code = error instanceof LobbyError ? (error.code ?? '') : '';
    if (Object.hasOwn(words, code)) return words[code as keyof typeof words];
    return error instanceof LobbyError && error.status === 404 ? words.unknown : others(error);
  };
};

export type Mutation = {
  readonly isBusy: boolean;
  /**
   * Does it once whatever is being done is done, and not again while the same waits or is under way, nor by a press that repeats
   * the first by mistake.
   * @param what by which the same is known; with null each is another
   * @param said what is said when it is done, and nothing waits
   * @returns whether it was done
   */
  readonly act: (what: string | null, deed: () => Promise<unknown>, said?: string) => Promise<boolean>;
  /** What came of it, to be shown where it was asked for. */
  readonly said: ReactNode;
};

const NOTHING = { text: '', isFault: false, isPast: false, readBy: 0 };
/** So many milliseconds a fault is told as it is now at least: what is asked for because of it is new at once. */
const READING_MS = 10_000;

/**
 * Something that the server is asked to do, and what came of it in words.
 * @param failureWords why it was not done
 * @param onDone hears of each deed that was done or refused: what is shown may be old then
 * @param about what the page shows it of: why something was not done is true of it as it was then, and is told so once that is
 *   new. It stays until something else is asked for: how long somebody reads is theirs. [WCAG 2.2.1]
 */
export const useMutation = (
  failureWords: (error: unknown) => string,
  { onDone, about }: { onDone?: () => void; about?: object } = {},
): Mutation => {
  const [heard, setHeard] = useState(NOTHING);
  const { text, isFault, isPast } = heard;
  const words = useWords(actingWords);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a fault is past with what is new, not with what was there before it
  useEffect(() => {
    if (!isFault || isPast) return;
    const pass = () => setHeard(now => (now === heard ? { ...heard, isPast: true } : now));
    const timer = setTimeout(pass, heard.readBy - monotonicNow());
    return () => clearTimeout(timer);
  }, [about]);
  const [isBusy, setBusy] = useState(false);
  // A second press comes before anything is drawn anew.
  const asked = useRef(new Set<string | symbol>());
  const [repeats] = useState(newRepeatFilter);
  const enqueue = useSerialQueue();
  const act: Mutation['act'] = async (what, deed, said = '') => {
    if (what !== null && (asked.current.has(what) || repeats.isRepeat(what))) return false;
    const name = what ?? Symbol();
    if (asked.current.size === 0) setHeard(NOTHING);
    asked.current.add(name);
    setBusy(true);
    return enqueue(async () => {
      let fault: string | null = null;
      try {
        await deed();
      } catch (error) {
        fault = failureWords(error);
        repeats.forget();
      }
      asked.current.delete(name);
      const isLast = asked.current.size === 0;
      setBusy(!isLast);
      if (fault !== null)
        setHeard({ text: fault, isFault: true, isPast: false, readBy: monotonicNow() + READING_MS });
      // What has failed before it is still to be read.
      else if (isLast) setHeard(before => (before.isFault ? before : { ...NOTHING, text: said }));
      onDone?.();
      return fault === null;
    });
  };
  // What has passed alarms nobody once more.
  const said = isPast ? (
    <p className="lobby-failure">{words.asked(text)}</p>
  ) : isFault ? (
    <p className="lobby-failure" role="alert">
      {text}
    </p>
  ) : (
    <p className="lobby-said" role="status">
      {text}
    </p>
  );
  return { isBusy, act, said };
};
