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
  // What can go on has its place before the page knows what it is.
  try {
    const isUnderWay = key =>
      /^local-match:/.test(key) && /"over":false/.test(kept(key)) && !/"moves":\[\]/.test(kept(key));
    const mayGoOn = JSON.parse(kept('seats'))?.some(seat => seat?.over !== true);
    if (mayGoOn || Object.keys(localStorage).some(isUnderWay)) document.documentElement.dataset.goOn = '';
  } catch {
    // storage is closed, or damaged: nothing can go on
  }
  const language = kept('language') ?? navigator.language;
  document.documentElement.lang = language.toLowerCase().startsWith('it') ? 'it' : 'en';
}
