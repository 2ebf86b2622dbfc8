import { defineWords } from '../../../i18n/i18n.tsx';

/** The keys and marks that only this game has. */
export const helpWords = defineWords(
  {
    choose: 'Choose your first, second … pawn or tile',
    turn: 'Rotate the tile by a third',
    confirm: 'Confirm: place, lay, set, swap or move',
    map: 'Go to the pyramid',
    shiftArrows: 'Move along the slanting lines of the pyramid',
    markTarget: 'A tile that has risen, a lit gap: it can be chosen now',
    markReach: 'Dashed frame: what the power of the tile could reach',
    markLit: 'Golden floor: one network, as it is or as it would become',
    markLast: 'Bright tile: changed in the last turn',
    markClosed: 'White or blue light with a number: a closed network, whose it is and what it is worth',
  },
  {
    choose: 'Scegli la prima, seconda … pedina o tessera',
    turn: 'Ruota la tessera di un terzo',
    confirm: 'Conferma: piazza, posa, ruota, scambia o sposta',
    map: 'Vai alla piramide',
    shiftArrows: 'Spostati lungo le linee oblique della piramide',
    markTarget: 'Tessera sollevata o casella illuminata: ora si può scegliere',
    markReach: 'Cornice tratteggiata: dove arriva il potere della tessera',
    markLit: 'Pavimento dorato: un sotterraneo, com’è o come diventerebbe',
    markLast: 'Tessera chiara: cambiata nell’ultimo turno',
    markClosed: 'Luce bianca o blu con un numero: un sotterraneo chiuso, di chi è e quanto vale',
  },
);
