import { SUN_PRIZE, type Sun } from '../../../../game/auction/suns.ts';
import { type Person, signed } from '../../../ui/i18n/grammar.ts';
import { defineWords, plural } from '../../../ui/i18n/i18n.tsx';
import { il } from './grammar.ts';

/** What the cards of suns, tracks, bag and players say. */
export const partWords = defineWords(
  {
    sun: (sun: Sun) => `Sun ${sun}`,
    sunUp: (centre: Sun) =>
      `Bid it in an auction. Whoever wins with it takes the lot and the ${centre} from the centre, and leaves it there.`,
    sunDown: 'Out of use until the epoch ends, when all suns are turned up.',
    sunCentre:
      'Goes face-down to whoever wins the next lot; the sun that is bid takes its place. It is nobody’s when suns are counted.',
    higher: (n: number) =>
      n === 0
        ? 'No face-up sun is higher.'
        : `${plural('en', n, 'face-up sun is', 'face-up suns are')} higher.`,
    prizes: `After the third epoch the highest total of suns gains ${SUN_PRIZE}, the lowest loses ${SUN_PRIZE}.`,
    total: ({ name, you }: Person, total: number, fame: number) =>
      `${you ? 'Your' : `${name}’s`} suns come to ${total}: ${signed(fame)} if the match ended now.`,
    raTrack: 'Each Ra tile that is drawn fills a space and begins an auction.',
    lastSpace:
      'The one that fills the last space ends the epoch at once: no auction, and what lies on the tracks is lost.',
    filled: (n: number, of: number) => `${n} of ${of} spaces are filled.`,
    raLeft: (ra: number, bag: number) =>
      `In the bag: ${plural('en', ra, 'Ra tile', 'Ra tiles')} among ${bag}.`,
    bag: 'The bag',
    drawing: 'A tile drawn from it goes onto the auction track, or if it is a Ra tile begins an auction.',
    never: 'What has left the game never comes back into it.',
    tilesLeft: (n: number) => `${plural('en', n, 'tile is', 'tiles are')} left.`,
    lot: (fame: string) => `The lot is worth ${fame} now`,
  },
  {
    sun: sun => `Sole ${sun}`,
    sunUp: centre =>
      `Offrilo in un’asta. Chi vince con questo sole prende il lotto e ${il(centre)} dal centro, e lo lascia lì.`,
    sunDown: 'Resta fuori uso fino a fine epoca, quando tutti i soli si scoprono.',
    sunCentre:
      'Va coperto a chi vince il prossimo lotto; il sole offerto prende il suo posto. Quando si contano i soli non è di nessuno.',
    higher: n =>
      n === 0
        ? 'Nessun sole scoperto è più alto.'
        : `${plural('it', n, 'sole scoperto è più alto', 'soli scoperti sono più alti')}.`,
    prizes: `Dopo la terza epoca il totale di soli più alto guadagna ${SUN_PRIZE}, il più basso perde ${SUN_PRIZE}.`,
    total: ({ name, you }, total, fame) =>
      `${you ? 'I tuoi soli fanno' : `I soli di ${name} fanno`} ${total}: ${signed(fame)} se la partita finisse ora.`,
    raTrack: 'Ogni tessera Ra pescata riempie uno spazio e apre un’asta.',
    lastSpace:
      'Quella che riempie l’ultimo spazio chiude subito l’epoca: niente asta, e ciò che è sui percorsi è perso.',
    filled: (n, of) => (n === 1 ? `1 spazio su ${of} è pieno.` : `${n} spazi su ${of} sono pieni.`),
    raLeft: (ra, bag) => `Nel sacchetto: ${plural('it', ra, 'tessera', 'tessere')} Ra su ${bag}.`,
    bag: 'Il sacchetto',
    drawing: 'La tessera pescata va sul percorso d’asta; se è una tessera Ra, apre un’asta.',
    never: 'Ciò che è uscito dal gioco non vi torna più.',
    tilesLeft: n => `${plural('it', n, 'tessera rimasta', 'tessere rimaste')}.`,
    lot: fame => `Il lotto ora vale ${fame}`,
  },
);
