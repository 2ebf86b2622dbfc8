import { defineWords, plural } from '../../ui/i18n/i18n.tsx';

/** "1st", "2nd", "3rd", "12th". */
const nth = (n: number): string => {
  const isTeen = n % 100 > 10 && n % 100 < 14;
  return `${n}${isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')}`;
};

export const dailyWords = defineWords(
  {
    title: 'Deal of the day',
    titleOf: (game: string) => `${game}: deal of the day`,
    lead: 'One deal of each game for everybody, against the same bots: only the play differs. Your first try counts, so take your time.',
    until: (end: string) => `Today’s deals can be played until ${end}.`,
    streak: (days: number) =>
      days === 0
        ? 'Play one to its end to begin a row of days.'
        : `${plural('en', days, 'day', 'days')} in a row.`,
    against: (bots: number) => (bots === 1 ? 'against a bot' : `against ${bots} bots`),
    play: 'Play',
    goOn: 'Go on',
    table: 'Results',
    ofGame: (what: string, game: string) => `${what}: ${game}`,
    again: 'Play it here',
    againLead:
      'An earlier day is played on this device, also without a connection, against the same bots. It counts for nobody.',
    guest: 'Guest',
    underWay: 'Under way',
    notYet: (finished: number) =>
      finished === 0
        ? 'nobody has finished yet'
        : `${plural('en', finished, 'member has', 'members have')} finished`,
    brokenOff: 'broken off',
    rank: (rank: number) => `${nth(rank)} at the table`,
    points: (points: number) => plural('en', points, 'point', 'points'),
    placeOf: (place: number, of: number) => `place ${place} of ${of}`,
    place: 'Place',
    player: 'Player',
    rankShort: 'At the table',
    pointsShort: 'Points',
    places: 'Who has finished',
    nobody: 'Nobody whose try counts has finished yet.',
    nobodyThen: 'Nobody whose try counts finished it.',
    begun: (n: number) => `${plural('en', n, 'other has', 'others have')} begun.`,
    hidden: 'keeps the name hidden',
    uncounted: {
      guest: 'A guest’s result is kept on this device, and not listed. Members are.',
      new: 'It is not listed: you were no member yet when the day began. Tomorrow’s will be.',
      address: 'It is not listed: somebody else has played this deal from your connection.',
    },
    isGuest:
      'You play as a guest: your result is kept on this device. Those of members are listed. Whoever begins has seen the deal: after that nobody’s try at it from this connection is listed, nor is your own as a member.',
    keep: 'Keep your name',
    'played-here':
      'A member plays this deal from your connection just now. So that nobody can play ahead for somebody else, you can begin once they have finished, or in an hour at most.',
    earlier: 'Earlier days',
    earlierNone: 'There are none yet.',
    all: 'All games of today',
    share: 'Share',
    copied: 'Copied',
    copy: 'Copy my result',
    shareFailed: 'It could not be copied.',
    seal: 'Seal and proof',
    sealLead:
      'The hash of what this deal is made from, shown before anybody plays it. Seed and salt are told when the day is over.',
    sealNext: 'The hash of tomorrow’s deal',
    sealHash: 'Hash',
    seed: 'Seed',
    salt: 'Salt',
    kept: 'Seed and salt give the hash: the deal is the one that was promised.',
    broken: 'Seed and salt do not give the hash: this is not the deal that was promised.',
    proof: 'How it is proven',
    gone: 'There is no deal of this day.',
  },
  {
    title: 'Partita del giorno',
    titleOf: game => `${game}: partita del giorno`,
    lead: 'Ogni giorno le stesse tessere per tutti, contro gli stessi bot: cambia solo come si gioca. Conta il primo tentativo, quindi con calma.',
    until: end => `Le partite di oggi si possono giocare fino ${end}.`,
    streak: days =>
      days === 0
        ? 'Finiscine una per cominciare una serie di giorni.'
        : `${plural('it', days, 'giorno', 'giorni')} di fila.`,
    against: bots => (bots === 1 ? 'contro un bot' : `contro ${bots} bot`),
    play: 'Gioca',
    goOn: 'Continua',
    table: 'Risultati',
    ofGame: (what, game) => `${what}: ${game}`,
    again: 'Giocala qui',
    againLead:
      'Un giorno passato si gioca su questo dispositivo, anche senza connessione, contro gli stessi bot. Non conta per nessuno.',
    guest: 'Ospite',
    underWay: 'In corso',
    notYet: finished =>
      finished === 0
        ? 'nessuno l’ha ancora finita'
        : finished === 1
          ? 'un membro l’ha finita'
          : `${finished} membri l’hanno finita`,
    brokenOff: 'interrotta',
    rank: rank => `${rank}º al tavolo`,
    points: points => plural('it', points, 'punto', 'punti'),
    placeOf: (place, of) => `${place}º posto su ${of}`,
    place: 'Posto',
    player: 'Giocatore',
    rankShort: 'Al tavolo',
    pointsShort: 'Punti',
    places: 'Chi l’ha finita',
    nobody: 'Fra i tentativi che contano, nessuno è ancora finito.',
    nobodyThen: 'Fra i tentativi che contano, nessuno è stato finito.',
    begun: n => (n === 1 ? 'Un altro ha cominciato.' : `Altri ${n} hanno cominciato.`),
    hidden: 'tiene nascosto il nome',
    uncounted: {
      guest:
        'Il risultato di un ospite resta su questo dispositivo, e non è in elenco. Quelli dei membri sì.',
      new: 'Non è in elenco: quando il giorno è cominciato non eri ancora membro. Da domani sì.',
      address: 'Non è in elenco: qualcun altro ha giocato queste tessere dalla tua connessione.',
    },
    isGuest:
      'Giochi come ospite: il risultato resta su questo dispositivo. Quelli dei membri sono in elenco. Chi comincia ha visto le tessere: da allora nessun tentativo da questa connessione finisce in elenco, nemmeno il tuo da membro.',
    keep: 'Tieni il tuo nome',
    'played-here':
      'Un membro sta giocando queste tessere dalla tua connessione. Perché nessuno possa provarle per un altro, puoi cominciare quando avrà finito, al più tardi fra un’ora.',
    earlier: 'Giorni passati',
    earlierNone: 'Non ce ne sono ancora.',
    all: 'Tutti i giochi di oggi',
    share: 'Condividi',
    copied: 'Copiato',
    copy: 'Copia il risultato',
    shareFailed: 'Non è stato possibile copiarlo.',
    seal: 'Sigillo e prova',
    sealLead:
      'L’impronta di ciò da cui vengono queste tessere, mostrata prima che qualcuno le giochi. Seme e sale si svelano alla fine del giorno.',
    sealNext: 'L’impronta della partita di domani',
    sealHash: 'Impronta',
    seed: 'Seme',
    salt: 'Sale',
    kept: 'Seme e sale danno l’impronta: le tessere sono quelle promesse.',
    broken: 'Seme e sale non danno l’impronta: le tessere non sono quelle promesse.',
    proof: 'Come si prova',
    gone: 'Di questo giorno non c’è nessuna partita.',
  },
);
export type DailyWords = (typeof dailyWords)['en'];
