import { type ReactNode, useId, useState } from 'react';
import { useAccountFailure } from '../../match/member/account-failure.ts';
import { type SingleFlight, useSingleFlight } from '../../ui/hooks/single-flight.ts';

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
  readonly isBusy: SingleFlight['isBusy'];
  /** Does it, once however often it is pressed meanwhile. @param said what is said when it is done */
  readonly act: (deed: () => Promise<unknown>, said?: string) => void;
  /** What came of it, to be shown where it was asked for. */
  readonly said: ReactNode;
};

/** Something that the server is asked to do, and what came of it in words. */
export const useActing = (): Acting => {
  const failureWords = useAccountFailure();
  const { isBusy, run } = useSingleFlight();
  const [{ text, isFault }, setSaid] = useState({ text: '', isFault: false });
  const act: Acting['act'] = (deed, said = '') =>
    void run(async () => {
      setSaid({ text: '', isFault: false });
      try {
        await deed();
        setSaid({ text: said, isFault: false });
      } catch (error) {
        setSaid({ text: failureWords(error), isFault: true });
      }
      return 'again';
    });
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
