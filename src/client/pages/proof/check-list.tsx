import type { ReactNode } from 'react';
import { FaultText } from '../../match/replay/fault.tsx';
import { useWords } from '../../ui/i18n/i18n.tsx';
import type { Check, Verdict } from './check-record.ts';
import './proof.css';
import { proofWords } from '../../match/proof/words.ts';

const SIGNS: { readonly [V in Verdict]: ReactNode } = {
  right: <path d="M5 13l5 5L19 7" fill="none" stroke="currentColor" strokeWidth="3" />,
  wrong: <path d="M6 6l12 12M18 6L6 18" fill="none" stroke="currentColor" strokeWidth="3" />,
  open: <path d="M5 12h14" fill="none" stroke="currentColor" strokeWidth="3" />,
};

/** What was checked of a record, in words, one step after the other. */
export const CheckList = ({ checks }: { checks: readonly Check[] }) => {
  const words = useWords(proofWords);
  return (
    <>
      <p className="proof-verdict" role="status" data-verdict={verdictOf(checks)}>
        {words.verdictOf[verdictOf(checks)]}
      </p>
      <ol className="proof-checks">
        {checks.map(({ name, verdict, why, fault }) => (
          <li key={name} data-verdict={verdict}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              {SIGNS[verdict]}
            </svg>
            <h3>
              {words.check[name]} <span>({words.sign[verdict]})</span>
            </h3>
            <p>
              {why === 'right' ? words.why.right[name] : words.why[why]}
              {fault !== undefined && (
                <>
                  {' '}
                  {fault.event !== null && words.event(fault.event)} <FaultText problem={fault.problem} />
                </>
              )}
            </p>
          </li>
        ))}
      </ol>
    </>
  );
};

const verdictOf = (checks: readonly Check[]): Verdict => {
  if (checks.some(({ verdict }) => verdict === 'wrong')) return 'wrong';
  return checks.every(({ verdict }) => verdict === 'right') ? 'right' : 'open';
};
