import type { Power } from '../../../../game/kheops/tiles.ts';
import { defineWords } from '../../../i18n/i18n.tsx';

/** What is expected, in the turn banner. */
export const expectedWords = defineWords(
  {
    pawn: 'place a pawn',
    tile: 'lay a tile',
    power: {
      'rotate-corridor': 'rotate a corridor',
      'rotate-room': 'rotate a room',
      swap: 'swap two pawns',
      move: 'move a pawn',
    } satisfies Record<Power, string>,
  },
  {
    pawn: 'piazza una pedina',
    tile: 'posa una tessera',
    power: {
      'rotate-corridor': 'ruota un corridoio',
      'rotate-room': 'ruota una sala',
      swap: 'scambia due pedine',
      move: 'sposta una pedina',
    },
  },
);

/** The panel in which a player acts. */
export const actionWords = defineWords(
  {
    pickPawnCell: 'Choose a stone of the pyramid for your pawn.',
    placeOrNot: 'Press it again, or “Place”, to put the pawn there.',
    pickTileCell: 'Choose one of your tiles, and a lit place for it.',
    layOrTurn: 'Press it again to rotate it, or “Lay” to leave it so.',
    pickRotate: 'Choose the stone to rotate. You must rotate one.',
    turnOtherwise: 'Press it again for the other way round, or “Set”.',
    pickSwapOwn: 'Choose your pawn, then the one it changes places with.',
    pickMoveOwn: 'Choose your pawn, then where it goes.',
    pickSwapOther: 'Now choose the opposing pawn.',
    pickMoveTo: 'Now choose where it goes.',
    swapOrNot: 'Press it again, or “Swap”, to exchange them.',
    moveOrNot: 'Press it again, or “Move”, to go there.',
    missing: 'Choose a place in the pyramid first.',
    place: 'Place',
    lay: 'Lay',
    turnIt: 'Set',
    swap: 'Swap',
    move: 'Move',
    rotate: 'Rotate',
    rotateHint: 'by a third',
    waiting: (name: string) => `${name} is thinking.`,
    left: (n: number) => `${n} left`,
    rotateHow: 'Rotate it: press, R, the wheel, or a second finger.',
    dragHow: 'Drag it into the pyramid, or press a place.',
  },
  {
    pickPawnCell: 'Scegli una tessera della piramide per la tua pedina.',
    placeOrNot: 'Premila di nuovo, oppure “Piazza”, per mettere lì la pedina.',
    pickTileCell: 'Scegli una delle tue tessere e una casella illuminata.',
    layOrTurn: 'Premila di nuovo per ruotarla, oppure “Posa”.',
    pickRotate: 'Scegli la tessera da ruotare: devi ruotarne una.',
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
    rotate: 'Ruota',
    rotateHint: 'di un terzo',
    waiting: name => `${name} sta pensando.`,
    left: n => `ne restano ${n}`,
    rotateHow: 'Ruotala: premi, R, la rotella o un secondo dito.',
    dragHow: 'Trascinala nella piramide, o premi una casella.',
  },
);
