import { defineWords } from '../../../i18n/i18n.tsx';

/** The keys and marks that only this game has. */
export const helpWords = defineWords(
  {
    choose: 'Choose your first, second … pawn or tile',
    turn: 'Turn the tile by a third',
    confirm: 'Do what is planned: place, lay, turn, swap or move',
    map: 'To the pyramid',
    shiftArrows: 'Along the slanting lines of the pyramid',
    markTarget: 'Dot in a cell: it can be chosen now',
    markReach: 'Dashed frame: what the power of the tile could reach',
    markLit: 'Bright floor: one network, as it is or as it would become',
    markLast: 'Notched corners: changed in the last turn',
  },
  {
    choose: 'Scegli la prima, seconda … pedina o tessera',
    turn: 'Gira la tessera di un terzo',
    confirm: 'Fai ciò che è deciso: piazza, posa, ruota, scambia o sposta',
    map: 'Alla piramide',
    shiftArrows: 'Lungo le linee oblique della piramide',
    markTarget: 'Punto in una casella: ora si può scegliere',
    markReach: 'Cornice tratteggiata: dove arriva il potere della tessera',
    markLit: 'Pavimento chiaro: un sotterraneo, com’è o come diventerebbe',
    markLast: 'Angoli segnati: cambiata nell’ultimo turno',
  },
);
