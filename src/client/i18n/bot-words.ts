/** What each kind of bot is called wherever it can be chosen. */
export const botWords = {
  en: { steady: 'Steady bot', hard: 'Hard bot', random: 'Random bot' },
  it: { steady: 'Bot assennato', hard: 'Bot forte', random: 'Bot casuale' },
};
