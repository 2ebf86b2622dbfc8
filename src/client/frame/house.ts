import { defineWords } from '../i18n/i18n.tsx';

/** What the place is called in which the games are played. */
export const houseWords = defineWords({ name: 'The House of Ra' }, { name: 'La casa di Ra' });
