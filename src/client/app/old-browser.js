// biome-ignore-all lint/complexity/useOptionalChain: it runs in browsers that know none
// biome-ignore-all lint/suspicious/noVar: it runs in browsers that know no other
// biome-ignore-all lint/complexity/useArrowFunction: it runs in browsers that know no other
// biome-ignore-all lint/style/useTemplate: it runs in browsers that know no other
// Tells whoever comes with a browser that is too old for the site, in ECMAScript 5, which all of them read. What it asks for is
// what pages cannot do without, and no older than what stylesheets are built for (`cssTarget` in `vite.config.ts`).
(function (window) {
  var document = window.document;
  var css = window.CSS;
  var element = window.HTMLElement;
  var isNew =
    css &&
    css.supports &&
    css.supports('color', 'light-dark(red, red)') &&
    window.CSSScopeRule &&
    window.HTMLDialogElement &&
    element &&
    'popover' in element.prototype &&
    'noModule' in document.createElement('script');
  if (isNew) return;

  var words = [
    '<div lang="en"><h1>This browser is too old</h1><p>The House of Ra needs a newer one: Chrome or Edge 123, Firefox 146, ' +
      'Safari 17.5, or any that came after them. Please update this browser, or open the page in another.</p></div>',
    '<div lang="it"><h1>Questo browser è troppo vecchio</h1><p>La casa di Ra ne richiede uno più recente: Chrome o Edge 123, ' +
      'Firefox 146, Safari 17.5, o versioni successive. Aggiorna questo browser, oppure apri la pagina con un altro.</p></div>',
  ];
  var language;
  try {
    language = window.localStorage.getItem('language');
  } catch (_closed) {
    // storage is closed: the browser's language holds
  }
  language = language || window.navigator.language || window.navigator.userLanguage;
  if (/^it/i.test(language)) words.reverse();
  document.title = 'The House of Ra';
  // All that follows on the page is a text that nobody sees: no stylesheet, and no script of the app.
  document.write('<body><div id="old-browser" role="main">' + words.join('') + '</div><noframes>');
  // The page's policy lets no style be written, but set.
  document.body.style.cssText = 'margin: 0; background: #f3e8cf; color: #2b1d0e';
  document.getElementById('old-browser').style.cssText =
    'max-width: 34em; margin: 0 auto; padding: 1em; font: 17px/1.5 Georgia, serif';
})(window);
