import { defineWords } from '../../ui/i18n/i18n.tsx';

export const noticeWords = defineWords(
  {
    legend: 'When it is your turn',
    tab: 'The title and the icon of this tab',
    bell: 'A soft bell',
    system: 'A notification of your system, while this page is out of sight',
    push: 'A notification on this device, even when the page is closed',
    webhook: 'A call to a web address (webhook)',
    address: 'Web address',
    use: 'Use it',
    used: 'It is called when it is your turn and you are not here: once, and once more an hour later.',
    trial: 'Send one now',
    trying: 'It is being sent…',
    tried: 'One was sent just now. Please wait a moment before the next.',
    taken: (status: number) => `It was taken (${status}). Is it there?`,
    refusedWith: (status: number) =>
      status === 0
        ? 'Nobody answered at this address when it was last called.'
        : `It was refused when it was last called: the address answered ${status}.`,
    gone: (address: string) => `${address} is no longer called: it answered that there is nothing there.`,
    notAllowed:
      'Your browser does not let this site show notifications: you can change that in its settings for the site.',
    notAble: 'This browser cannot show notifications.',
    noPush: 'This browser could not be made ready for notifications when the page is closed.',
    refused: {
      address:
        'The server does not take this: it must be a web address that begins with https:// or http://.',
      seat: 'This seat is no longer yours.',
      over: 'This match is over or gone.',
      busy: 'The server is busy just now. Please try again in a minute.',
      silent: 'The server did not answer. Please try again.',
    },
  },
  {
    legend: 'Quando tocca a te',
    tab: 'Il titolo e l’icona di questa scheda',
    bell: 'Una campanella lieve',
    system: 'Una notifica di sistema, quando questa pagina non si vede',
    push: 'Una notifica su questo dispositivo, anche a pagina chiusa',
    webhook: 'Una chiamata a un indirizzo web (webhook)',
    address: 'Indirizzo web',
    use: 'Usalo',
    used: 'Viene chiamato quando tocca a te e non ci sei: una volta, e un’altra dopo un’ora.',
    trial: 'Mandane una ora',
    trying: 'Invio in corso…',
    tried: 'Ne è appena stata mandata una. Aspetta un momento prima della prossima.',
    taken: status => `È stata accettata (${status}). È arrivata?`,
    refusedWith: status =>
      status === 0
        ? 'L’ultima volta nessuno ha risposto a questo indirizzo.'
        : `L’ultima volta è stata rifiutata: l’indirizzo ha risposto ${status}.`,
    gone: (address: string) => `${address} non viene più chiamato: ha risposto che lì non c’è niente.`,
    notAllowed:
      'Il tuo browser non permette notifiche a questo sito: puoi cambiarlo nelle sue impostazioni del sito.',
    notAble: 'Questo browser non può mostrare notifiche.',
    noPush: 'Non è stato possibile preparare questo browser alle notifiche a pagina chiusa.',
    refused: {
      address: 'Il server non lo accetta: dev’essere un indirizzo web che comincia con https:// o http://.',
      seat: 'Questo posto non è più tuo.',
      over: 'Questa partita è finita o non c’è più.',
      busy: 'In questo momento il server è occupato. Riprova fra un minuto, per favore.',
      silent: 'Il server non ha risposto. Riprova, per favore.',
    },
  },
);
