import type { Power } from '../../../../game/kheops/tiles.ts';
import { defineWords } from '../../../ui/i18n/i18n.tsx';

type Expected = Readonly<Record<Power, (you: boolean) => string>>;

/** What is expected, in the turn banner. `you`: of the reader, who is told; of others it is said. */
export const expectedWords = defineWords(
  {
    pawn: (you: boolean) => `${you ? '' : 'must '}place a pawn`,
    tile: (you: boolean) => `${you ? '' : 'must '}lay a tile`,
    power: {
      'rotate-corridor': (you: boolean) => `${you ? '' : 'must '}rotate a corridor`,
      'rotate-room': (you: boolean) => `${you ? '' : 'must '}rotate a room`,
      swap: (you: boolean) => `${you ? '' : 'must '}swap two pawns`,
      move: (you: boolean) => `${you ? '' : 'must '}move a pawn`,
    } satisfies Expected,
  },
  {
    pawn: you => `${you ? 'piazza' : 'deve piazzare'} una pedina`,
    tile: you => `${you ? 'posa' : 'deve posare'} una tessera`,
    power: {
      'rotate-corridor': you => `${you ? 'ruota' : 'deve ruotare'} un corridoio`,
      'rotate-room': you => `${you ? 'ruota' : 'deve ruotare'} una sala`,
      swap: you => `${you ? 'scambia' : 'deve scambiare'} due pedine`,
      move: you => `${you ? 'sposta' : 'deve spostare'} una pedina`,
    },
  },
);

/** The panel in which a player acts. */
export const actionWords = defineWords(
  {
    pickPawnCell: 'Choose a tile of the pyramid for your pawn.',
    placeOrNot: 'Press it again, or “Place”, to place the pawn there.',
    pickTileCell: 'Choose one of your tiles and a lit place for it.',
    pickCell: 'Choose a lit place for it.',
    layOrTurn: 'Press it again, or “Lay”, to lay it there. “Rotate” rotates it first.',
    pickRotate: 'Choose a tile to rotate: you must rotate one.',
    turnOtherwise: 'Press it again to rotate it the other way, or “Done” to keep it like this.',
    pickSwapOwn: 'Choose one of your pawns, then the one to swap it with.',
    pickMoveOwn: 'Choose one of your pawns, then where to move it.',
    pickSwapOther: 'Now choose the opposing pawn.',
    pickMoveTo: 'Now choose where to move it.',
    swapOrNot: 'Press it again, or “Swap”, to swap them.',
    moveOrNot: 'Press it again, or “Move”, to move there.',
    missing: 'Choose a place in the pyramid first.',
    place: 'Place',
    lay: 'Lay',
    turnIt: 'Done',
    swap: 'Swap',
    move: 'Move',
    rotate: 'Rotate',
    rotateHint: 'by a third',
    waiting: (name: string) => `${name} is thinking.`,
    left: (n: number) => `${n} left`,
    rotateHow: 'The R key, the wheel or a second finger rotate the tile too.',
  },
  {
    pickPawnCell: 'Scegli una tessera della piramide per la pedina.',
    placeOrNot: 'Premila di nuovo, oppure “Piazza”, per piazzare lì la pedina.',
    pickTileCell: 'Scegli una delle tue tessere e una casella illuminata.',
    pickCell: 'Scegli una casella illuminata.',
    layOrTurn: 'Premila di nuovo, oppure “Posa”, per posarla lì. Prima, “Ruota” la gira.',
    pickRotate: 'Scegli la tessera da ruotare: devi ruotarne una.',
    turnOtherwise: 'Premila di nuovo per l’altro verso, oppure premi “Ruota così”.',
    pickSwapOwn: 'Scegli una tua pedina, poi quella con cui scambiarla.',
    pickMoveOwn: 'Scegli una tua pedina, poi dove spostarla.',
    pickSwapOther: 'Ora scegli la pedina avversaria.',
    pickMoveTo: 'Ora scegli dove spostarla.',
    swapOrNot: 'Premila di nuovo, oppure “Scambia”, per scambiarle.',
    moveOrNot: 'Premila di nuovo, oppure “Sposta”, per spostarla lì.',
    missing: 'Scegli prima una casella della piramide.',
    place: 'Piazza',
    lay: 'Posa',
    turnIt: 'Ruota così',
    swap: 'Scambia',
    move: 'Sposta',
    rotate: 'Ruota',
    rotateHint: 'di un terzo',
    waiting: name => `${name} sta pensando.`,
    left: n => `ne ${n === 1 ? 'resta' : 'restano'} ${n}`,
    rotateHow: 'Ruotano la tessera anche il tasto R, la rotella o un secondo dito.',
  },
);
