import { LAST_EPOCH } from '../../../../game/auction/epochs.ts';
import { SUN_PRIZE } from '../../../../game/auction/suns.ts';
import { AUCTION_TRACK } from '../../../../game/auction/tracks.ts';
import {
  BUILDING_FAME,
  BUILDING_TYPES_FAME,
  CHAMBER_FAME,
  PEOPLE_FAME,
  PLAGUE_FAME,
  PRIEST_FAME,
  PRIESTS_AGAINST_PLAGUE,
  PYRAMID_FAME,
  TILES_A_BUILDING,
} from '../../../../game/priests-of-ra/numbers.ts';
import { inWords, numberInWords } from '../../../../site/number-in-words.ts';
import { defineWords } from '../../../ui/i18n/i18n.tsx';

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
      side: 'Most tiles have two sides, and whoever draws chooses. Farmer or warrior? Later only a priest turns it over. Choose.',
      invoke:
        'Meret drew a pyramid stone, Senbi a plague, which nobody loves. All this is sold in one lot. Call the auction: invoke Ra.',
      outbid:
        'Everybody speaks once, left of you first, you last. Meret bid 3, Senbi passed. A higher sun wins: the 5 will do.',
      centre:
        'The lot is yours. Your 5 lies in the centre now, for the next winner; the 1 that lay there is yours from the next epoch on.',
      ra: 'A priest and a granary have come. Draw again, and let us see what the bag thinks.',
      raTile:
        'A Ra tile! It goes up onto the Ra track and starts an auction at once. Nobody has bid. You could pass, and the tiles would stay; but take them for your 2.',
      priest:
        'For each priest in your lot you may turn one of your tiles over, at once. You have a granary: make it a fortress.',
      lastRa:
        'I have played on for all of you. Ra tile came after Ra tile, nobody bid, and the tiles stayed. Seven lie up there; the eighth ends the epoch on the spot. Draw it.',
      epoch: `The epoch is over. Every priest brought ${PRIEST_FAME}, your plague cost ${-PLAGUE_FAME[1]!}; whoever has ${inWords('en', PRIESTS_AGAINST_PLAGUE)} priests returns a plague first. What lay on the track is lost. People and priests leave, all else stays, and all suns are turned up.`,
      full: `The second epoch. ${numberInWords('en', AUCTION_TRACK)} tiles are a full track: nobody may draw, so Senbi had to invoke. Four plagues! Pass.`,
      unsold: 'Nobody wanted a full track, so all its tiles left the game.',
      empty:
        'You may invoke over an empty track too: then only the sun in the centre is won. The 6 lies there. Invoke.',
      mustBid:
        'Both passed. Whoever invokes of their own will must bid when nobody else does. Gladly: give your 1 for the 6.',
      alone:
        'I have played on, sun by sun. Yours is the last one up, so you go on alone for as long as you dare. Draw once more.',
      alone2: 'A priest. Do not be greedy: Ra may come and end it all. Invoke.',
      alone3: 'There is nobody left to outbid you. Take it for the 13.',
      building: `${numberInWords('en', TILES_A_BUILDING)} buildings of a kind are worth something, single ones are not. You own a granary, and a fortress from before: turn the fortress over.`,
      epoch2: `With the last sun the epoch ended. The most farmers: ${PEOPLE_FAME}. A pair of granaries: ${BUILDING_FAME}; pairs of three types would bring ${BUILDING_TYPES_FAME[3]} more, of all four ${BUILDING_TYPES_FAME[4]}. Three types of people brought an ankh, which you keep.`,
      last: `The last epoch. Now chambers and pyramids count too. Three chambers of one colour would be worth ${CHAMBER_FAME[3]}, and three stones another ${PYRAMID_FAME[2]}. Meret has invoked: take the lot for your 12.`,
      turnBlue: 'A priest came with it. Turn the blue chamber, and you have three red ones.',
      end: 'Seven Ra tiles once more. The eighth ends the third epoch, and with it the match. Draw it.',
      over: `Suns counted too: ${SUN_PRIZE} for the highest total, ${SUN_PRIZE} less for the lowest. Nobody falls below 0, and at a tie the highest single sun wins. That was every rule there is. Now to the real thing!`,
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
      side: 'Quasi tutte le tessere hanno due facce e sceglie chi pesca. Agricoltore o guerriero? Poi solo un sacerdote la gira. Scegli.',
      invoke:
        'Meret ha pescato una pietra di piramide, Senbi una pestilenza, che nessuno ama. Tutto si vende in un solo lotto. Apri l’asta: invoca Ra.',
      outbid:
        'Ognuno parla una volta, prima chi siede alla tua sinistra, tu per ultimo. Meret ha offerto 3, Senbi ha passato. Vince il sole più alto: basta il 5.',
      centre:
        'Il lotto è tuo. Il tuo 5 ora sta al centro, per il prossimo vincitore; l’1 che c’era è tuo dall’epoca seguente.',
      ra: 'Sono arrivati un sacerdote e un granaio. Pesca ancora, e vediamo che ne pensa il sacchetto.',
      raTile:
        'Una tessera Ra! Va sul percorso di Ra e apre subito un’asta. Nessuno ha offerto. Potresti passare, e le tessere resterebbero; ma prendile per il tuo 2.',
      priest:
        'Per ogni sacerdote del lotto puoi girare subito una tua tessera. Hai un granaio: fanne una fortezza.',
      lastRa:
        'Ho giocato io per tutti. Una Ra dopo l’altra, nessuno ha offerto e le tessere sono rimaste. Lassù ce ne sono sette; l’ottava chiude l’epoca all’istante. Pescala.',
      epoch: `L’epoca è finita. Ogni sacerdote ha reso ${PRIEST_FAME}, la tua pestilenza è costata ${-PLAGUE_FAME[1]!}; chi ha ${inWords('it', PRIESTS_AGAINST_PLAGUE)} sacerdoti prima ne scarta una. Ciò che era sul percorso è perso. Persone e sacerdoti se ne vanno, il resto rimane e tutti i soli si rialzano.`,
      full: `Seconda epoca. ${numberInWords('it', AUCTION_TRACK)} tessere: il percorso è pieno, nessuno può pescare e Senbi ha dovuto invocare. Quattro pestilenze! Passa.`,
      unsold: 'Nessuno ha voluto il percorso pieno: tutte le sue tessere sono uscite dal gioco.',
      empty:
        'Si può invocare anche a percorso vuoto: allora si vince solo il sole al centro. C’è il 6. Invoca.',
      mustBid:
        'Gli altri hanno passato. Chi invoca di sua volontà deve offrire, se nessuno l’ha fatto. Volentieri: dai il tuo 1 per il 6.',
      alone:
        'Ho giocato io, sole dopo sole. L’ultimo ancora alto è il tuo: vai avanti da solo finché osi. Pesca ancora.',
      alone2: 'Un sacerdote. Non essere avido: Ra può arrivare e chiudere tutto. Invoca.',
      alone3: 'Nessuno può più superarti. Prendilo per il 13.',
      building: `${numberInWords('it', TILES_A_BUILDING)} edifici uguali valgono qualcosa, uno solo niente. Hai un granaio e, da prima, una fortezza: gira la fortezza.`,
      epoch2: `Con l’ultimo sole è finita l’epoca. Più agricoltori di tutti: ${PEOPLE_FAME}. Una coppia di granai: ${BUILDING_FAME}; coppie di tre tipi darebbero altri ${BUILDING_TYPES_FAME[3]}, di tutti e quattro ${BUILDING_TYPES_FAME[4]}. Tre tipi di persone hanno portato un ankh, che tieni.`,
      last: `L’ultima epoca. Ora contano anche camere e piramidi. Tre camere di un colore renderebbero ${CHAMBER_FAME[3]}, tre pietre altri ${PYRAMID_FAME[2]}. Meret ha invocato: prendi il lotto per il tuo 12.`,
      turnBlue: 'C’era anche un sacerdote. Gira la camera blu, e ne hai tre rosse.',
      end: 'Ancora sette tessere Ra. L’ottava chiude la terza epoca e la partita. Pescala.',
      over: `Hanno contato anche i soli: ${SUN_PRIZE} per il totale più alto, ${SUN_PRIZE} in meno per il più basso. Nessuno scende sotto 0, e in parità vince il sole più alto. Le regole sono tutte qui. E ora si fa sul serio!`,
    },
  },
);
