// Before the first paint, so that no page flashes in the wrong colours or is read in the wrong language.
{
  const kept = key => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // storage is closed: the defaults hold
    }
  };
  try {
    const theme = JSON.parse(kept('settings'))?.theme;
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {
    // damaged: the system's theme holds
  }
  const language = kept('language') ?? navigator.language;
  document.documentElement.lang = language.toLowerCase().startsWith('it') ? 'it' : 'en';
}
