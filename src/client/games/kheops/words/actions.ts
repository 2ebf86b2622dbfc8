import type { Power } from '../../../../game/kheops/tiles.ts';
import { defineWords } from '../../../i18n/i18n.tsx';

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
    placeOrNot: 'Press it again, or “Place”, to put the pawn there.',
    pickTileCell: 'Choose one of your tiles, and a lit place for it.',
    layOrTurn: 'Press it again to rotate it, or “Lay” to lay it as it is.',
    pickRotate: 'Choose the tile to rotate. You must rotate one.',
    turnOtherwise: 'Press it again to rotate it the other way, or “Done” to keep it like this.',
    pickSwapOwn: 'Choose your pawn, then the one it changes places with.',
    pickMoveOwn: 'Choose your pawn, then where it goes.',
    pickSwapOther: 'Now choose the opposing pawn.',
    pickMoveTo: 'Now choose where it goes.',
    swapOrNot: 'Press it again, or “Swap”, to swap them.',
    moveOrNot: 'Press it again, or “Move”, to go there.',
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
    rotateHow: 'Rotate it by pressing it, with the R key, the wheel or a second finger.',
    dragHow: 'Drag it into the pyramid, or press a place.',
  },
  {
    pickPawnCell: 'Scegli una tessera della piramide per la tua pedina.',
    placeOrNot: 'Premila di nuovo, oppure “Piazza”, per mettere lì la pedina.',
    pickTileCell: 'Scegli una delle tue tessere e una casella illuminata.',
    layOrTurn: 'Premila di nuovo per ruotarla, oppure “Posa” per lasciarla così.',
    pickRotate: 'Scegli la tessera da ruotare: devi ruotarne una.',
    turnOtherwise: 'Premila di nuovo per ruotarla nell’altro verso, oppure “Ruota così”.',
    pickSwapOwn: 'Scegli una tua pedina, poi quella con cui cambia posto.',
    pickMoveOwn: 'Scegli una tua pedina, poi dove spostarla.',
    pickSwapOther: 'Ora scegli la pedina avversaria.',
    pickMoveTo: 'Ora scegli dove spostarla.',
    swapOrNot: 'Premila di nuovo, oppure “Scambia”.',
    moveOrNot: 'Premila di nuovo, oppure “Sposta”.',
    missing: 'Scegli prima una casella della piramide.',
    place: 'Piazza',
    lay: 'Posa',
    turnIt: 'Ruota così',
    swap: 'Scambia',
    move: 'Sposta',
    rotate: 'Ruota',
    rotateHint: 'di un terzo',
    waiting: name => `${name} sta pensando.`,
    left: n => `ne restano ${n}`,
    rotateHow: 'Ruotala premendola, con il tasto R, con la rotella o con un secondo dito.',
    dragHow: 'Trascinala nella piramide, o premi una casella.',
  },
);
