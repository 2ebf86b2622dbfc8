import type { Power } from '../../../../game/kheops/tiles.ts';
import { defineWords } from '../../../i18n/i18n.tsx';

/** What is expected, in the turn banner. */
export const expectedWords = defineWords(
  {
    pawn: 'place a pawn',
    tile: 'lay a tile',
    power: {
      'rotate-corridor': 'turn a corridor',
      'rotate-room': 'turn a room',
      swap: 'swap two pawns',
      move: 'move a pawn',
    } satisfies Record<Power, string>,
  },
  {
    pawn: 'piazzare una pedina',
    tile: 'posare una tessera',
    power: {
      'rotate-corridor': 'ruotare un corridoio',
      'rotate-room': 'ruotare una sala',
      swap: 'scambiare due pedine',
      move: 'spostare una pedina',
    },
  },
);

/** The panel in which a player acts. */
export const actionWords = defineWords(
  {
    pickPawnCell: 'Choose a tile of the pyramid for your pawn.',
    placeOrNot: 'Press it again, or “Place”, to put the pawn there.',
    pickTileCell: 'Choose a tile of your hand, and an empty cell for it.',
    layOrTurn: 'Press it again to turn it, or “Lay” to leave it there.',
    pickRotate: 'Choose the tile to turn. It must be turned.',
    turnOtherwise: 'Press it again for the other way round, or “Turn so”.',
    pickSwapOwn: 'Choose your pawn, then the one it changes places with.',
    pickMoveOwn: 'Choose your pawn, then where it goes.',
    pickSwapOther: 'Now choose the opposing pawn.',
    pickMoveTo: 'Now choose where it goes.',
    swapOrNot: 'Press it again, or “Swap”, to exchange them.',
    moveOrNot: 'Press it again, or “Move”, to go there.',
    missing: 'Choose a place in the pyramid first.',
    place: 'Place',
    lay: 'Lay',
    turnIt: 'Turn so',
    swap: 'Swap',
    move: 'Move',
    rotate: 'Turn',
    rotateHint: 'by a third',
    waiting: (name: string) => `${name} is to act.`,
    left: (n: number) => `${n} left`,
  },
  {
    pickPawnCell: 'Scegli una tessera della piramide per la tua pedina.',
    placeOrNot: 'Premila di nuovo, oppure “Piazza”, per mettere lì la pedina.',
    pickTileCell: 'Scegli una tessera della tua mano e una casella vuota.',
    layOrTurn: 'Premila di nuovo per girarla, oppure “Posa”.',
    pickRotate: 'Scegli la tessera da ruotare: è obbligatorio.',
    turnOtherwise: 'Premila di nuovo per l’altro verso, oppure “Ruota così”.',
    pickSwapOwn: 'Scegli una tua pedina, poi quella con cui cambia posto.',
    pickMoveOwn: 'Scegli una tua pedina, poi dove va.',
    pickSwapOther: 'Ora scegli la pedina avversaria.',
    pickMoveTo: 'Ora scegli dove va.',
    swapOrNot: 'Premila di nuovo, oppure “Scambia”.',
    moveOrNot: 'Premila di nuovo, oppure “Sposta”.',
    missing: 'Scegli prima un posto nella piramide.',
    place: 'Piazza',
    lay: 'Posa',
    turnIt: 'Ruota così',
    swap: 'Scambia',
    move: 'Sposta',
    rotate: 'Gira',
    rotateHint: 'di un terzo',
    waiting: name => `Tocca a ${name}.`,
    left: n => `ne restano ${n}`,
  },
);
