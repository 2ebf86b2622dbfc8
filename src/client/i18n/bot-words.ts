/** What each kind of bot is called wherever it can be chosen. */
export const botWords = {
  en: { steady: 'Steady bot', random: 'Random bot' },
  it: { steady: 'Bot assennato', random: 'Bot casuale' },
};
