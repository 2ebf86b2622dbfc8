import { defineWords } from '../../ui/i18n/i18n.tsx';

/** The name of the site. */
export const siteWords = defineWords({ name: 'The House of Ra' }, { name: 'La casa di Ra' });
