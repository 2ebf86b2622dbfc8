import { Link } from 'react-router';
import { Page } from '../frame/page.tsx';
import { defineWords, useWords } from '../i18n/i18n.tsx';

const words404 = defineWords(
  { title: 'There is nothing here', home: 'To the home page' },
  { title: 'Qui non c’è niente', home: 'Alla pagina iniziale' },
);

export const NotFound = () => {
  const words = useWords(words404);
  return (
    <Page title={words.title}>
      <Link className="button" to="/">
        {words.home}
      </Link>
    </Page>
  );
};
