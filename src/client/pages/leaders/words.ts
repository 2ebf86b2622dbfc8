import { defineWords } from '../../ui/i18n/i18n.tsx';

export const leadersWords = defineWords(
  {
    title: (game: string) => `Ratings: ${game}`,
    lead: 'What each member has shown at least in rated matches, and how sure that is. Below ten matches it is provisional.',
    pace: 'Pace',
    which: 'List',
    lists: { ranked: 'Rated', provisional: 'Provisional' },
    loading: 'One moment…',
    none: 'Nobody stands in this list as yet.',
    noneRanked:
      'Nobody has ten rated matches at this pace as yet. Whoever has fewer stands among the provisional.',
    own: (place: number, points: string) => `You: place ${place}, ${points}.`,
    ownProvisional: (place: number, points: string) =>
      `You: place ${place} among provisional players, ${points}.`,
    place: 'Place',
    player: 'Player',
    rating: 'Rating',
    matches: 'Matches',
    hidden: 'keeps the name hidden',
    more: 'Show more',
    others: 'Other games',
  },
  {
    title: game => `Valutazioni: ${game}`,
    lead: 'Quanto ogni membro ha mostrato di valere almeno nelle partite classificate, e quanto è sicuro. Sotto le dieci partite è provvisorio.',
    pace: 'Ritmo',
    which: 'Elenco',
    lists: { ranked: 'Classificati', provisional: 'Provvisori' },
    loading: 'Un attimo…',
    noneRanked:
      'Nessuno ha ancora dieci partite classificate a questo ritmo. Chi ne ha meno è tra i provvisori.',
    none: 'In questo elenco non c’è ancora nessuno.',
    own: (place, points) => `Tu: ${place}º posto, ${points}.`,
    ownProvisional: (place, points) => `Tu: ${place}º posto tra i provvisori, ${points}.`,
    place: 'Posto',
    player: 'Giocatore',
    rating: 'Valutazione',
    matches: 'Partite',
    hidden: 'tiene nascosto il nome',
    more: 'Mostra altri',
    others: 'Altri giochi',
  },
);
