import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { isGameId } from '../../game/index.ts';
import { Page } from '../frame/page.tsx';
import { defineWords, useLanguage, useWords } from '../i18n/i18n.tsx';
import { NotFound } from './not-found.tsx';

const pageWords = defineWords({ title: 'Rules' }, { title: 'Regole' });

const loadRules = (text: Promise<{ default: string }>) =>
  Promise.all([text, import('../rules/rules-text.tsx')]).then(([{ default: rules }, { RulesText }]) => ({
    default: () => <RulesText text={rules} />,
  }));

const TEXTS = {
  en: lazy(() => loadRules(import('../../game/priests-of-ra/RULES.md?raw'))),
  it: lazy(() => loadRules(import('../../game/priests-of-ra/RULES.it.md?raw'))),
};

/** `/rules/:game`: every rule by its number; `#P-13` goes to it. */
export const Rules = () => {
  const { game } = useParams();
  const words = useWords(pageWords);
  const { language } = useLanguage();
  const Text = TEXTS[language];
  if (!isGameId(game)) return <NotFound />;
  return (
    <Page title={words.title}>
      <Suspense>
        <Text key={language} />
      </Suspense>
    </Page>
  );
};
