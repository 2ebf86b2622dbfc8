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

export const NotFound = () => {
  const words = useWords(words404);
  return (
    <Page title={words.title} plate="night" isBare>
      <p className="page-lead">{words.lead}</p>
      <Link className="button" to="/">
        {words.home}
      </Link>
    </Page>
  );
};
