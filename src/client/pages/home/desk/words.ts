import { defineWords, plural } from '../../../ui/i18n/i18n.tsx';

export const deskWords = defineWords(
  {
    title: 'Your matches',
    mine: (n: number) => `${plural('en', n, 'match waits', 'matches wait')} for you`,
    others: 'Waiting for others',
    open: 'players are wanted',
    alone: 'nobody else as yet',
    former: 'a former member',
    here: 'on this screen',
    left: {
      days: (n: number) => plural('en', n, 'day', 'days'),
      hours: (n: number) => plural('en', n, 'hour', 'hours'),
      minutes: (n: number) => plural('en', n, 'minute', 'minutes'),
      soon: 'under a minute',
    },
    still: (time: string) => `${time} left`,
    more: (n: number) => `${n} more`,
  },
  {
    title: 'Le tue partite',
    mine: n => `${plural('it', n, 'partita ti aspetta', 'partite ti aspettano')}`,
    others: 'Aspettano altri',
    open: 'mancano giocatori',
    alone: 'ancora nessun altro',
    former: 'un ex membro',
    here: 'su questo schermo',
    left: {
      days: n => plural('it', n, 'giorno', 'giorni'),
      hours: n => plural('it', n, 'ora', 'ore'),
      minutes: n => plural('it', n, 'minuto', 'minuti'),
      soon: 'meno di un minuto',
    },
    still: time => `ancora ${time}`,
    more: n => (n === 1 ? '1 altra' : `altre ${n}`),
  },
);
