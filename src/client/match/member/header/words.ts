import { defineWords, plural } from '../../../ui/i18n/i18n.tsx';

export const headerWords = defineWords(
  {
    me: (name: string) => `${name}: your page`,
    waiting: (n: number) => `${plural('en', n, 'match waits', 'matches wait')} for you`,
    signedOut: (name: string) =>
      `${name} was signed out on this device, here or from another one. Nothing is lost: matches and settings wait for you.`,
    signIn: 'Sign in again',
    asGuest: 'Go on as a guest',
  },
  {
    me: name => `${name}: la tua pagina`,
    waiting: n => `${plural('it', n, 'partita ti aspetta', 'partite ti aspettano')}`,
    signedOut: name =>
      `${name} è stato disconnesso su questo dispositivo, da qui o da un altro. Non si è perso nulla: partite e impostazioni ti aspettano.`,
    signIn: 'Accedi di nuovo',
    asGuest: 'Continua come ospite',
  },
);
