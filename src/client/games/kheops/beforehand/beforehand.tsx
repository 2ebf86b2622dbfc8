import { useState } from 'react';
import { beforehand, type Choice } from '../../../../game/kheops/beforehand.ts';
import { placePawn } from '../../../../game/kheops/moves/pawn.ts';
import { layTile } from '../../../../game/kheops/moves/tile.ts';
import { usesOf } from '../../../../game/kheops/powers.ts';
import type { Cell } from '../../../../game/kheops/pyramid.ts';
import { type Move, opponentOf, type Piece, playerAt, type View } from '../../../../game/kheops/table.ts';
import { isPower, type TileId, type Turn, tileOf } from '../../../../game/kheops/tiles.ts';
import { type AnyChoice, MOST_CHOICES } from '../../../../game/shared/beforehand.ts';
import type { Seat } from '../../../../game/shared/seats.ts';
import { ChoiceSelect } from '../../../table/beforehand/choice-select.tsx';
import { type BeforehandProps, textOf, withChoice } from '../../../table/beforehand/form.ts';
import { defineWords, type Language, useLanguage, useWords } from '../../../ui/i18n/i18n.tsx';
import { placeInWords, stoneInWords } from '../words/cell.ts';
import { pieceWords } from '../words/names.ts';

const replyWords = defineWords(
  {
    to: 'If my opponent places',
    anything: 'whatever they do',
    place: 'I place',
    use: 'and use its power',
    lay: 'and lay',
    pick: 'choose …',
    choose: 'Choose this reply',
    withdraw: 'Withdraw',
    at: (what: string, place: string) => `${what}, ${place}`,
    rotate: (place: string, stone: string) => `rotate ${place}, so that it is: ${stone}`,
    swap: (one: string, other: string) => `swap ${one} with ${other}`,
    move: (from: string, to: string) => `move from ${from} to ${to}`,
    whatever: 'Whatever they do',
    ifPlaced: (pawn: string) => `If they place: ${pawn}`,
    why: 'A reply holds as long as nothing has changed on the tiles and places it names. The first that holds is played.',
  },
  {
    to: 'Se l’avversario piazza',
    anything: 'qualunque cosa faccia',
    place: 'piazzo',
    use: 'e uso il suo potere',
    lay: 'e poso',
    pick: 'scegli …',
    choose: 'Scegli questa risposta',
    withdraw: 'Ritira',
    at: (what, place) => `${what}, ${place}`,
    rotate: (place, stone) => `ruota ${place}, così che sia: ${stone}`,
    swap: (one, other) => `scambia ${one} con ${other}`,
    move: (from, to) => `sposta da ${from} a ${to}`,
    whatever: 'Qualunque cosa faccia',
    ifPlaced: pawn => `Se piazza: ${pawn}`,
    why: 'Una risposta vale finché nulla cambia sulle tessere e caselle che nomina. Si gioca la prima che vale.',
  },
);

type Part = AnyChoice | undefined;

/** A reply of Kheops, put together from its parts; those that are made, with a button that withdraws each. */
export const BeforehandSheet = ({ view, seat, choices, choose }: BeforehandProps<View>) => {
  const words = useWords(replyWords);
  const { language } = useLanguage();
  const [to, setTo] = useState<Part>();
  const [pawn, setPawn] = useState<Part>();
  const [use, setUse] = useState<Part>();
  const [tile, setTile] = useState<Part>();
  const uses = pawn === undefined ? [] : usesAfter(view, seat, pawn);
  const reply = ['reply', ...(to ?? ['', '']), ...(pawn ?? []), ...(use ?? ['', '', '']), ...(tile ?? [])];
  const isWhole = (uses.length === 0 || use !== undefined) && beforehand.isOpen(view, seat, reply);
  const say = saying(language, words, view);
  const add = () => choose([...choices.filter(each => textOf(each) !== textOf(reply)), reply]);
  return (
    <>
      {choices.length > 0 && (
        <ul>
          {choices.map(each => (
            <li key={textOf(each)}>
              <span>{say.reply(each as unknown as Choice)}</span>
              <button type="button" onClick={() => choose(withChoice(choices, each, undefined))}>
                {words.withdraw}
              </button>
            </li>
          ))}
        </ul>
      )}
      <ChoiceSelect
        label={words.to}
        none={words.anything}
        offered={view.step.kind === 'pawn' ? placingsOf(view, opponentOf(playerAt(seat))) : []}
        chosen={to}
        say={say.placing}
        choose={setTo}
      />
      <ChoiceSelect
        label={words.place}
        none={words.pick}
        offered={placingsOf(view, seat)}
        chosen={pawn}
        say={say.placing}
        choose={next => {
          setPawn(next);
          setUse(undefined);
        }}
      />
      {uses.length > 0 && (
        <ChoiceSelect
          label={words.use}
          none={words.pick}
          offered={uses}
          chosen={use}
          say={say.use}
          choose={setUse}
        />
      )}
      <ChoiceSelect
        label={words.lay}
        none={words.pick}
        offered={layingsOf(view, seat)}
        chosen={tile}
        say={say.laying}
        choose={setTile}
      />
      <button
        type="button"
        className="button-primary"
        disabled={!isWhole || choices.length >= MOST_CHOICES}
        onClick={add}
      >
        {words.choose}
      </button>
      <p>{words.why}</p>
    </>
  );
};

const saying = (language: Language, words: typeof replyWords.en, { pyramid }: View) => {
  const at = (cell: unknown) => placeInWords(language, cell as Cell);
  const placing = ([piece, cell]: AnyChoice) => words.at(pieceWords[language][piece as Piece].one, at(cell));
  const turned = (cell: Cell, turn: Turn): string => {
    const laid = pyramid[cell];
    return laid === undefined ? '' : stoneInWords(language, cell, { ...laid, turn });
  };
  const use = ([name, from, goal]: AnyChoice) =>
    name === 'rotate'
      ? words.rotate(at(from), turned(from as Cell, goal as Turn))
      : (name === 'swap' ? words.swap : words.move)(at(from), at(goal));
  const laying = ([tile, site, turn]: AnyChoice) =>
    words.at(stoneInWords(language, site as Cell, { tile: tile as TileId, turn: turn as Turn }), at(site));
  /** All of a reply in one sentence. */
  const reply = ([, to, where, piece, cell, power, from, goal, ...laid]: Choice) =>
    [
      to === '' ? words.whatever : words.ifPlaced(placing([to, where])),
      placing([piece, cell]),
      ...(power === '' ? [] : [use([power, from, goal])]),
      laying(laid),
    ].join('; ');
  return { placing, use, laying, reply };
};

/** Where a seat could place which pawns as the pyramid stands. */
const placingsOf = (view: View, seat: Seat): readonly AnyChoice[] => {
  const moves: Move[] = [];
  placePawn.legal?.(view, seat, moves as never);
  return moves.map(([, ...parts]) => parts);
};

const layingsOf = (view: View, seat: Seat): readonly AnyChoice[] => {
  const moves: Move[] = [];
  layTile.legal?.(view, seat, moves as never);
  return moves.map(([, ...parts]) => parts);
};

/** What could be done with the power that a pawn sets off; none where it sets off none. */
const usesAfter = (view: View, seat: Seat, [piece, cell]: AnyChoice): readonly AnyChoice[] => {
  const at = cell as Cell;
  const laid = view.pyramid[at];
  const symbol = laid === undefined ? null : tileOf(laid.tile).symbol;
  if (!isPower(symbol)) return [];
  const pawns = { ...view.pawns, [at]: { player: playerAt(seat), piece: piece as Piece } };
  const names = ['rotate', 'swap', 'movePawn'] as const;
  return names.flatMap(name => usesOf({ ...view, pawns }, seat, symbol, at, name));
};
