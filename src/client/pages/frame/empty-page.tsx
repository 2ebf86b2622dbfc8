import type { ReactNode } from 'react';
import { defineWords, useWords } from '../../ui/i18n/i18n.tsx';
import { Link } from '../../ui/router/router.tsx';
import { Page } from './page.tsx';

const words404 = defineWords(
  {
    title: 'There is nothing here',
    lead: 'There is no page at this address. Perhaps a letter of the link is missing.',
    home: 'To the home page',
  },
  {
    title: 'Qui non c’è niente',
    lead: 'A questo indirizzo non c’è nessuna pagina. Forse al link manca una lettera.',
    home: 'Alla pagina iniziale',
  },
);

/** A page with nothing to show but why, and the way on; `ways` are others, nearer than the home page. */
export const EmptyPage = ({
  title,
  lead,
  ways = null,
}: {
  title: string;
  lead: string;
  ways?: ReactNode;
}) => {
  const words = useWords(words404);
  return (
    <Page title={title} plate="night" isBare>
      <p className="page-lead" role="status">
        {lead}
      </p>
      <p className="page-ways">
        {ways}
        <Link className="button" to="/">
          {words.home}
        </Link>
      </p>
    </Page>
  );
};

export const NotFound = () => {
  const words = useWords(words404);
  return <EmptyPage title={words.title} lead={words.lead} />;
};
