import { LAST_EPOCH } from '../../../../game/auction/epochs.ts';
import { SUN_PRIZE } from '../../../../game/auction/suns.ts';
import { AUCTION_TRACK } from '../../../../game/auction/tracks.ts';
import {
  CIVILIZATION_FAME,
  DISASTER_TAKES,
  GOD_FAME,
  GOLD_FAME,
  MONUMENT_FAME,
  MONUMENT_SET_FAME,
  PHARAOH_FAME,
  RIVER_FAME,
} from '../../../../game/ra/numbers.ts';
import { inWords, numberInWords } from '../../../../site/number-in-words.ts';
import { defineWords } from '../../../ui/i18n/i18n.tsx';

const { most, fewest } = PHARAOH_FAME;
const noCivilization = -CIVILIZATION_FAME[0]!;

export const lessonWords = defineWords(
  {
    parts: {
      suns: 'your suns',
      track: 'the auction track',
      raTrack: 'the Ra track',
      centre: 'the sun in the centre',
      rivals: 'the others',
      area: 'your area',
    },
    say: {
      hello: `Welcome! I keep the books here. We gather tiles at auctions and pay with suns. Whoever has the most fame after ${inWords('en', LAST_EPOCH)} epochs wins.`,
      suns: 'These are your suns. Each is good for one auction, and in it the higher one wins.',
      draw: 'Whoever owns the highest sun begins: you, with the 13. In a turn you draw a tile or invoke Ra. Draw.',
      invoke:
        'A pharaoh, a Nile tile and a god lie on the track. All of it is sold in one lot. Call the auction: invoke Ra.',
      outbid:
        'Everybody speaks once, left of you first, you last. Meret bid 3, Senbi passed. A higher sun wins: the 5 will do.',
      centre:
        'The lot is yours. Your 5 lies in the centre now, for the next winner; the 1 that lay there is yours from the next epoch on.',
      god: `You own a god. Instead of drawing you may play it and take one tile of the track, even a disaster, which strikes you at once. Gold is worth ${GOLD_FAME}: take it.`,
      ra: 'A flood has come: with one of those your Niles count. Now draw, and let us see what the bag thinks.',
      raTile:
        'A Ra tile! It goes up onto the Ra track and starts an auction at once. Nobody has bid. You could pass, and the tiles would stay; but take them for your 2.',
      disaster: `Senbi has invoked over a fine lot, with unrest in it: a disaster takes ${inWords('en', DISASTER_TAKES)} tiles of its kind from whoever wins it. You would keep three civilizations. Bid the 8.`,
      unrest: `Nobody went higher. Now unrest takes ${inWords('en', DISASTER_TAKES)} civilizations: choose in your area which, and confirm.`,
      lastRa:
        'I have played on for all of you. Ra tile came after Ra tile, nobody bid, and the tiles stayed. Seven lie up there; the eighth ends the epoch on the spot. Draw it.',
      epoch: `The most pharaohs brought ${most}, the fewest cost ${-fewest}. Flood and Nile brought ${RIVER_FAME} each, gold ${GOLD_FAME}, three civilizations ${CIVILIZATION_FAME[3]}. Pharaohs, Niles and monuments stay; all else has left, and all suns are turned up.`,
      full: `The second epoch. ${numberInWords('en', AUCTION_TRACK)} tiles are a full track: nobody may draw, so Senbi had to invoke. Six disasters! Pass.`,
      unsold: 'Nobody wanted a full track, so all its tiles left the game.',
      empty:
        'You may invoke over an empty track too: then only the sun in the centre is won. The 3 lies there. Invoke.',
      mustBid:
        'Both passed. Whoever invokes of their own will must bid when nobody else does. Gladly: give your 1 for the 3.',
      alone:
        'I have played on, sun by sun. Yours is the last one up, so you go on alone for as long as you dare. An earthquake came with the sphinx; draw once more.',
      alone2: `A third temple, which will be worth ${MONUMENT_SET_FAME[3]}. Do not be greedy: Ra may come and end it all. Invoke.`,
      alone3: 'There is nobody left to outbid you. Take it for the 13.',
      earthquake: `The earthquake takes ${inWords('en', DISASTER_TAKES)} monuments. Keep the three temples, and give up two others.`,
      epoch2: `With the last sun the epoch ended. Meret had more pharaohs. Without a flood Niles bring nothing, and without any civilization you lose ${noCivilization}.`,
      last: `The last epoch. Meret has invoked: flood, three civilizations, pharaohs and a god, which is worth ${GOD_FAME} if you keep it. Take all of it for your 12.`,
      end: 'Seven Ra tiles lie up there once more. The eighth ends the third epoch, and with it the match. Draw it.',
      over: `Monuments counted at the end: ${MONUMENT_FAME[1]} for each kind, ${MONUMENT_SET_FAME[3]} for three alike; and suns: ${SUN_PRIZE} for the highest total, ${SUN_PRIZE} less for the lowest. Nobody falls below 0, and at a tie the highest single sun wins. Now to the real thing!`,
    },
  },
  {
    parts: {
      suns: 'i tuoi soli',
      track: 'il percorso d’asta',
      raTrack: 'il percorso di Ra',
      centre: 'il sole al centro',
      rivals: 'gli altri',
      area: 'la tua area',
    },
    say: {
      hello: `Benvenuto! Qui i conti li tengo io. Le tessere si prendono all’asta e si pagano con i soli. Dopo ${inWords('it', LAST_EPOCH)} epoche vince chi ha più fama.`,
      suns: 'Questi sono i tuoi soli. Ognuno vale per una sola asta, e lì vince il più alto.',
      draw: 'Comincia chi ha il sole più alto: tu, con il 13. Nel tuo turno peschi una tessera o invochi Ra. Pesca.',
      invoke:
        'Sul percorso ci sono un faraone, una tessera Nilo e un dio. Tutto si vende in un solo lotto. Apri l’asta: invoca Ra.',
      outbid:
        'Ognuno parla una volta, prima chi siede alla tua sinistra, tu per ultimo. Meret ha offerto 3, Senbi ha passato. Vince il sole più alto: basta il 5.',
      centre:
        'Il lotto è tuo. Il tuo 5 ora sta al centro, per il prossimo vincitore; l’1 che c’era è tuo dall’epoca seguente.',
      god: `Hai un dio. Invece di pescare puoi giocarlo e prendere una tessera del percorso, anche una calamità, che ti colpisce subito. L’oro vale ${GOLD_FAME}: prendilo.`,
      ra: 'È arrivata un’inondazione: con una di quelle le tue tessere Nilo contano. Ora pesca, e vediamo che ne pensa il sacchetto.',
      raTile:
        'Una tessera Ra! Va sul percorso di Ra e apre subito un’asta. Nessuno ha offerto. Potresti passare, e le tessere resterebbero; ma prendile per il tuo 2.',
      disaster: `Senbi ha invocato su un bel lotto, con dentro una rivolta: una calamità toglie ${inWords('it', DISASTER_TAKES)} tessere della sua categoria a chi la vince. Ti resterebbero tre civiltà. Offri l’8.`,
      unrest: `Nessuno è salito. Ora la rivolta toglie ${inWords('it', DISASTER_TAKES)} civiltà: scegli quali nella tua area e conferma.`,
      lastRa:
        'Ho giocato io per tutti. Una Ra dopo l’altra, nessuno ha offerto e le tessere sono rimaste. Lassù ce ne sono sette; l’ottava chiude l’epoca all’istante. Pescala.',
      epoch: `Più faraoni di tutti: ${most}; meno di tutti: ${-fewest} in meno. Inondazione e Nilo hanno reso ${RIVER_FAME} ciascuno, l’oro ${GOLD_FAME}, tre civiltà ${CIVILIZATION_FAME[3]}. Faraoni, Nilo e monumenti restano; il resto se n’è andato e i soli si rialzano.`,
      full: `Seconda epoca. ${numberInWords('it', AUCTION_TRACK)} tessere: il percorso è pieno, nessuno può pescare e Senbi ha dovuto invocare. Sei calamità! Passa.`,
      unsold: 'Nessuno ha voluto il percorso pieno: tutte le sue tessere sono uscite dal gioco.',
      empty:
        'Si può invocare anche a percorso vuoto: allora si vince solo il sole al centro. C’è il 3. Invoca.',
      mustBid:
        'Gli altri hanno passato. Chi invoca di sua volontà deve offrire, se nessuno l’ha fatto. Volentieri: dai il tuo 1 per il 3.',
      alone:
        'Ho giocato io, sole dopo sole. L’ultimo ancora alto è il tuo: vai avanti da solo finché osi. Con la sfinge è arrivato un terremoto; pesca ancora.',
      alone2: `Il terzo tempio, che varrà ${MONUMENT_SET_FAME[3]}. Non essere avido: Ra può arrivare e chiudere tutto. Invoca.`,
      alone3: 'Nessuno può più superarti. Prendilo per il 13.',
      earthquake: `Il terremoto toglie ${inWords('it', DISASTER_TAKES)} monumenti. Tieni i tre templi e cedine altri due.`,
      epoch2: `Con l’ultimo sole è finita l’epoca. Meret aveva più faraoni. Senza inondazione il Nilo non rende, e senza civiltà perdi ${noCivilization}.`,
      last: `L’ultima epoca. Meret ha invocato: inondazione, tre civiltà, faraoni e un dio, che vale ${GOD_FAME} se lo tieni. Prendi tutto per il tuo 12.`,
      end: 'Lassù ci sono ancora sette tessere Ra. L’ottava chiude la terza epoca e la partita. Pescala.',
      over: `Alla fine hanno contato i monumenti: ${MONUMENT_FAME[1]} per ogni tipo, ${MONUMENT_SET_FAME[3]} per tre uguali; e i soli: ${SUN_PRIZE} per il totale più alto, ${SUN_PRIZE} in meno per il più basso. Nessuno scende sotto 0, e in parità vince il sole più alto. E ora si fa sul serio!`,
    },
  },
);
