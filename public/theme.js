// Before the first paint, so that no page flashes in the wrong colours or is read in the wrong language.
try {
  const { theme } = JSON.parse(localStorage.getItem('settings') ?? '{}');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  const language = localStorage.getItem('language') ?? navigator.language;
  document.documentElement.lang = language.toLowerCase().startsWith('it') ? 'it' : 'en';
} catch {
  // storage is closed or damaged: the defaults hold
}
