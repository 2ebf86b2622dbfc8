import type { ReactNode } from 'react';
import { civilizationTypes } from '../../../game/ra/rules/civilizations.ts';
import { monumentTypes, scoreMonumentSet } from '../../../game/ra/rules/monuments.ts';
import { CIVILIZATIONS, count, MONUMENTS } from '../../../game/ra/tiles.ts';
import { at, type Seat } from '../../../game/shared/seats.ts';
import { useWords } from '../../i18n/i18n.tsx';
import { AreaFrame } from '../auction/area-frame.tsx';
import './area.css';
import { HeldTile, TileGroup } from './area-tiles.tsx';
import { useBoard } from './board-context.ts';
import { itemAtEnd, itemNow, standing } from './facts.ts';
import { areaWords } from './words/board.ts';

/** Everything in front of one player, in the rulebook's five groups; the suns are the buttons to bid with. */
export const Area = ({ seat }: { seat: Seat }) => (
  <AreaFrame seat={seat}>
    <Gods seat={seat} />
    <Pharaohs seat={seat} />
    <River seat={seat} />
    <Civilizations seat={seat} />
    <Monuments seat={seat} />
  </AreaFrame>
);

const useTiles = (seat: Seat) => {
  const { view } = useBoard().match;
  return { view, tiles: at(view.areas, seat).tiles };
};

/** Two fame each unless they are played. */
const Gods = ({ seat }: { seat: Seat }) => {
  const words = useWords(areaWords);
  const { view } = useTiles(seat);
  const fame = itemNow(view, seat, 'gods');
  return (
    <TileGroup name="gods" heading={words.gods} note="">
      <HeldTile seat={seat} kind="god">
        <Note fame={fame}>{words.now(fame)}</Note>
      </HeldTile>
    </TileGroup>
  );
};

/** The race: most and fewest of the table. */
const Pharaohs = ({ seat }: { seat: Seat }) => {
  const words = useWords(areaWords);
  const { view } = useTiles(seat);
  const stands = standing(view, seat);
  const fame = itemNow(view, seat, 'pharaohs');
  return (
    <TileGroup name="pharaohs" heading={words.pharaohs} note="">
      <HeldTile seat={seat} kind="pharaoh">
        <Note fame={fame}>{words[stands]}</Note>
      </HeldTile>
    </TileGroup>
  );
};

/** Niles score with at least one flood only. */
const River = ({ seat }: { seat: Seat }) => {
  const words = useWords(areaWords);
  const { view, tiles } = useTiles(seat);
  const fame = itemNow(view, seat, 'river');
  const dry = count(tiles, 'flood') === 0 && count(tiles, 'nile') > 0;
  return (
    <TileGroup name="river" heading={words.river} note={words.now(fame)}>
      <HeldTile seat={seat} kind="flood">
        {dry && (
          <span className="held-note" data-bad="true">
            {words.needed}
          </span>
        )}
      </HeldTile>
      <HeldTile seat={seat} kind="nile" />
    </TileGroup>
  );
};

/** Different types count, and none at all costs. Gold lies beside them. */
const Civilizations = ({ seat }: { seat: Seat }) => {
  const words = useWords(areaWords);
  const { view, tiles } = useTiles(seat);
  const gold = itemNow(view, seat, 'gold');
  const fame = itemNow(view, seat, 'civilizations');
  return (
    <TileGroup
      name="civilizations"
      heading={words.civilizations}
      note={words.typesOf(civilizationTypes(tiles), fame)}
      bad={fame < 0}
      givesUp={CIVILIZATIONS}
    >
      {CIVILIZATIONS.map(kind => (
        <HeldTile key={kind} seat={seat} kind={kind} />
      ))}
      <HeldTile seat={seat} kind="gold">
        <Note fame={gold}>{words.now(gold)}</Note>
      </HeldTile>
    </TileGroup>
  );
};

/** Types and sets, counted once at the end. */
const Monuments = ({ seat }: { seat: Seat }) => {
  const words = useWords(areaWords);
  const { view, tiles } = useTiles(seat);
  const [kinds, sets] = [itemAtEnd(view, seat, 'monument-kinds'), itemAtEnd(view, seat, 'monument-sets')];
  return (
    <TileGroup
      name="monuments"
      heading={words.monuments}
      note={words.monumentsAtEnd(monumentTypes(tiles), kinds, sets)}
      givesUp={MONUMENTS}
    >
      {MONUMENTS.map(kind => (
        <HeldTile key={kind} seat={seat} kind={kind}>
          <SetOf n={count(tiles, kind)} />
        </HeldTile>
      ))}
    </TileGroup>
  );
};

const OF_A_TYPE = 5;

/** Five places for a monument's tiles; from the third on they are a set. */
const SetOf = ({ n }: { n: number }) => {
  const words = useWords(areaWords);
  const fame = scoreMonumentSet(n);
  return (
    <span className="set" data-set={fame > 0}>
      <span className="set-pips" aria-hidden="true">
        {Array.from({ length: OF_A_TYPE }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places of a set are alike
          <i key={i} data-held={i < n} />
        ))}
      </span>
      {n > 0 && <span className="visually-hidden">{fame > 0 ? words.set(fame) : words.toSet(3 - n)}</span>}
      {fame > 0 && (
        <span className="set-fame" aria-hidden="true">
          {words.now(fame)}
        </span>
      )}
    </span>
  );
};

const Note = ({ fame, children }: { fame: number; children: ReactNode }) => (
  <span className="held-note" data-good={fame > 0} data-bad={fame < 0}>
    {children}
  </span>
);
