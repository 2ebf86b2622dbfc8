import { SUN_PRIZE } from '../../../../game/auction/suns.ts';
import { defineWords } from '../../../ui/i18n/i18n.tsx';

/** The score sheets and the final score; each game names its own items. */
export const scoreWords = defineWords(
  {
    title: (epoch: number) => `Score sheet, epoch ${epoch}`,
    none: 'A score sheet is written when an epoch ends.',
    epochs: 'Epochs',
    epoch: (epoch: number) => `Epoch ${epoch}`,
    item: 'Item',
    net: 'Sum of the epoch',
    fame: 'Fame now',
    hidden: 'face-down',
    finalTitle: 'Final score',
    winner: (name: string) => `${name} wins`,
    youWin: 'You win',
    tie: (suns: string) => `Level on fame: the highest single sun decides (${suns}).`,
    place: 'Place',
    player: 'Player',
    start: 'At the start',
    total: 'Total',
    floored: 'Fame never falls below 0.',
  },
  {
    title: epoch => `Punteggi dell’epoca ${epoch}`,
    none: 'I punteggi si segnano alla fine di ogni epoca.',
    epochs: 'Epoche',
    epoch: epoch => `Epoca ${epoch}`,
    item: 'Voce',
    net: 'Somma dell’epoca',
    fame: 'Fama ora',
    hidden: 'coperta',
    finalTitle: 'Punteggio finale',
    winner: name => `Vince ${name}`,
    youWin: 'Hai vinto',
    tie: suns => `Pari di fama: decide il sole più alto (${suns}).`,
    place: 'Posto',
    player: 'Giocatore',
    start: 'All’inizio',
    total: 'Totale',
    floored: 'La fama non scende mai sotto 0.',
  },
);

/** How to score what no tile is for. */
export const scoreHelpWords = defineWords(
  {
    auction: 'The auction',
    inAuction:
      'Each is asked once, from the left of whoever invoked Ra, who speaks last: bid a sun higher than the best so far, or pass. The winner takes the tiles, and changes that sun for the one in the middle, which lies face-down until the epoch has ended.',
    suns: `At the end add up the numbers of your suns: the highest total brings ${SUN_PRIZE}, the lowest costs ${SUN_PRIZE}.`,
  },
  {
    auction: 'L’asta',
    inAuction:
      'Si parla una volta sola, da chi siede a sinistra di chi ha invocato Ra, che parla per ultimo: offri un sole più alto del migliore finora, o passa. Chi vince prende le tessere e cambia quel sole con quello al centro, che resta coperto fino alla fine dell’epoca.',
    suns: `Alla fine si sommano i numeri dei propri soli: il totale più alto vale ${SUN_PRIZE}, il più basso costa ${SUN_PRIZE}.`,
  },
);
