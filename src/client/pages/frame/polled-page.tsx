import type { ReactNode } from 'react';
import { isolated } from '../../../game/shared/isolated.ts';
import { clubWords } from '../../match/club/club-words.ts';
import { Unanswered } from '../../match/club/unanswered.tsx';
import type { Polled } from '../../match/club/use-polled.ts';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { Link } from '../../ui/router/router.tsx';
import { Page } from './page.tsx';

/** A page of something that has an id and a name: while it is asked for, where there is none, and the thing itself. */
export const PolledPage = <What extends { readonly name: string }>({
  polled,
  words,
  children,
}: {
  polled: Polled<What>;
  words: { readonly title: string; readonly nobody: string; readonly nobodyLead: string };
  children: (what: What) => ReactNode;
}) => {
  const { club } = useWords(clubWords);
  const { state } = polled;
  if (state === 'nobody') {
    return (
      <Page title={words.nobody} plate="night" isBare>
        <p className="page-lead">{words.nobodyLead}</p>
        <Link className="button" to="/club">
          {club}
        </Link>
      </Page>
    );
  }
  if (state === 'asking' || state === 'failed') {
    return (
      <Page title={words.title}>
        <Unanswered polled={polled} />
      </Page>
    );
  }
  return (
    <Page title={isolated(state.name)} wide>
      {children(state)}
    </Page>
  );
};
