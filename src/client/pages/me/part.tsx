import { type ReactNode, useId, useRef, useState } from 'react';
import { useAccountFailure } from '../../match/member/account-failure.ts';
import { newEchoes } from '../../ui/hooks/echoes.ts';
import { useInTurn } from '../../ui/hooks/in-turn.ts';

/** One part of one's own page. */
export const Part = ({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section className="me-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lead !== undefined && <p className="me-lead">{lead}</p>}
      {children}
    </section>
  );
};

export type Acting = {
  readonly isBusy: boolean;
  /**
   * Does it once whatever is being done is done, and not again while the same waits or is under way, nor by a press that is an
   * echo of the first.
   * @param what by which the same is known; with null each is another
   * @param said what is said when it is done, and nothing waits
   * @returns whether it was done
   */
  readonly act: (what: string | null, deed: () => Promise<unknown>, said?: string) => Promise<boolean>;
  /** What came of it, to be shown where it was asked for. */
  readonly said: ReactNode;
};

const NOTHING = { text: '', isFault: false };

/** Something that the server is asked to do, and what came of it in words. */
export const useActing = (): Acting => {
  const failureWords = useAccountFailure();
  const [{ text, isFault }, setSaid] = useState(NOTHING);
  const [isBusy, setBusy] = useState(false);
  // A second press comes before anything is drawn anew.
  const asked = useRef(new Set<string | symbol>());
  const [echoes] = useState(newEchoes);
  const inTurn = useInTurn();
  const act: Acting['act'] = async (what, deed, said = '') => {
    if (what !== null && (asked.current.has(what) || echoes.isEcho(what))) return false;
    const name = what ?? Symbol();
    if (asked.current.size === 0) setSaid(NOTHING);
    asked.current.add(name);
    setBusy(true);
    return inTurn(async () => {
      let fault: string | null = null;
      try {
        await deed();
      } catch (error) {
        fault = failureWords(error);
        echoes.forget();
      }
      asked.current.delete(name);
      const isLast = asked.current.size === 0;
      setBusy(!isLast);
      if (fault !== null) setSaid({ text: fault, isFault: true });
      // What has failed before it is still to be read.
      else if (isLast) setSaid(before => (before.isFault ? before : { text: said, isFault: false }));
      return fault === null;
    });
  };
  const said = isFault ? (
    <p className="lobby-failure" role="alert">
      {text}
    </p>
  ) : (
    <p className="me-said" role="status">
      {text}
    </p>
  );
  return { isBusy, act, said };
};
