import type { Language } from '../../ui/i18n/i18n.tsx';

/**
 * What the readers and referees of match records say, in Italian: they speak English, which the command line shows as it
 * is. Names of the file's fields, and values out of it, stay as they are. The first that fits is the one.
 */
const ITALIAN: readonly (readonly [message: RegExp, italian: string])[] = [
  [/^not JSON$/, 'non è un file JSON'],
  [/^a match record is a JSON object$/, 'un verbale è un oggetto JSON'],
  [/^no events$/, 'non contiene eventi'],
  [/^no seat (.+)$/, 'non c’è il posto $1'],
  [/^no game is called (.+)$/, 'nessun gioco si chiama $1'],
  [
    /^it was played with version (.+) of the rules of (.+), and this program knows version (.+)$/,
    'la partita è stata giocata con la versione $1 delle regole di $2, e questo programma conosce la versione $3',
  ],
  [
    /^it was played with tiles or cards whose hash is (.+), and this program has those of (.+)$/,
    'è stata giocata con tessere o carte il cui hash è $1, e questo programma ha quelle di $2',
  ],
  [/^"dataHash" must be a SHA-256 in hexadecimal$/, '"dataHash" deve essere uno SHA-256 in esadecimale'],
  [/^"format" must be (.+)$/, '"format" deve essere $1'],
  [/^"players" must be (\d+) to (\d+)$/, '"players" deve andare da $1 a $2'],
  [/^(".+") must be the name of a game$/, '$1 deve essere il nome di un gioco'],
  [/^(".+") must hold one text for each player$/, '$1 deve contenere un testo per ogni giocatore'],
  [/^(".+") must hold a list for each player$/, '$1 deve contenere una lista per ogni giocatore'],
  [
    /^"proof" must hold "match", "commitment" and, where the seed is told, "salt"$/,
    '"proof" deve contenere "match", "commitment" e, se il seme è detto, "salt"',
  ],
  [
    /^"takenBack" must list what was taken back, with "at", "player", "moves" and "events"$/,
    '"takenBack" deve elencare ciò che è stato ritirato, con "at", "player", "moves" ed "events"',
  ],
  [
    /^"madeFor" must list moves by "event", "player" and "by"$/,
    '"madeFor" deve elencare mosse con "event", "player" e "by"',
  ],
  [/^(".+") must be a whole number$/, '$1 deve essere un numero intero'],
  [/^("?.+"?) must be an object$/, '$1 deve essere un oggetto'],
  [/^(".+") must be a text$/, '$1 deve essere un testo'],
  [/^(".+") must be a list$/, '$1 deve essere una lista'],
  [/^(".+") must be a seat of a match of two$/, '$1 deve essere un posto di una partita in due'],
  [
    /^"resigned" in a match that was played to its end$/,
    '"resigned" in una partita che è stata giocata fino alla fine',
  ],
  [/^(".+") must be a seat$/, '$1 deve essere un posto'],
  [/^(".+") is player (\d+), and the table chose (\d+)$/, '$1 è il giocatore $2, e il tavolo ha scelto $3'],
  [/^event (\d+): not an object with a "type"$/, 'l’evento $1 non è un oggetto con un "type"'],
  [/^unknown option (.+)$/, 'opzione sconosciuta: $1'],
  [/^option (\S+) must be true or false$/, 'l’opzione $1 deve essere true o false'],
  [/^option (\S+) must be (.+)$/, 'l’opzione $1 non ha un valore possibile'],
  [/^a match begins with "setup"$/, 'una partita comincia con "setup"'],
  [/^a sun is a whole number from (\d+) to (\d+)$/, 'un sole è un numero intero da $1 a $2'],
  [/^"suns" must be the groups (.+)$/, '"suns" deve contenere i gruppi $1'],
  [/^the seed deals the suns (.+)$/, 'il seme distribuisce i soli $1'],
  [/^the seed gives player (\d+) no tile (.+)$/, 'il seme non dà al giocatore $1 la tessera $2'],
  [/^the seed gives (".+"), not (".+")$/, 'il seme dà $1, non $2'],
  [/^the seed lays another base$/, 'il seme prepara un’altra base'],
  [/^the seed brings (.+) where (.+) stands$/, 'il seme porta $1 dove sta $2'],
  [/^no tile is called (.+)$/, 'nessuna tessera si chiama $1'],
  [/^there is no tile (.+)$/, 'non c’è una tessera $1'],
  [/^tile (.+) lies already$/, 'la tessera $1 è già posata'],
  [/^no tile lies at (.+)$/, 'nella casella $1 non c’è una tessera'],
  [/^the bag holds only (\d+) of (.+)$/, 'nel sacchetto $2 c’è solo $1 volte'],
  [/^(.+) is no cell of the base$/, '$1 non è una casella della base'],
  [/^the base is (\d+) different tiles, one a cell$/, 'la base è di $1 tessere diverse, una per casella'],
  [/^Ru-Ra-Re is not for (.+) players$/, 'a Ru-Ra-Re non si gioca in $1'],
  [/^"setup" must lay (.+) rows of (.+) cards$/, '"setup" deve posare $1 serie di $2 carte'],
  [/^(.+) is no card$/, '$1 non è una carta'],
  [/^there are only (.+) of (.+)$/, 'di $2 ce ne sono solo $1'],
  [/^the match was over before$/, 'la partita era già finita'],
  [/^no move begins with (".*") here$/, 'qui nessuna mossa comincia con $1'],
  [/^(.+) by player (\d+) is refused: (.+)$/, 'la mossa $1 del giocatore $2 è rifiutata: $3'],
  [/^(.+) is refused: (.+)$/, 'la mossa $1 è rifiutata: $2'],
  [/^"result" of a match that has not ended$/, '"result" di una partita che non è finita'],
  [/^"seed" of a match that has not ended$/, '"seed" di una partita che non è finita'],
  [/^"result" is missing though the match has ended$/, 'manca "result", anche se la partita è finita'],
  [/^"result" must be (.+)$/, '"result" deve essere $1'],
  [/^missing: (.+)$/, 'manca $1'],
  [/^(".*") where (.+) must stand$/, '$1 dove deve stare $2'],
  [/^(".*") is (.+) and must be (.+)$/, '$1 è $2 e deve essere $3'],
];

/** What is wrong with a record, as a sentence; null where nobody has said it in that language. */
export const faultInWords = (language: Language, problem: string): string | null => {
  if (language === 'en') return sentence(problem);
  const found = ITALIAN.find(([message]) => message.test(problem));
  return found === undefined ? null : sentence(problem.replace(found[0], found[1]));
};

const sentence = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`;
