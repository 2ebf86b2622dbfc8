import { tilesOn } from '../../game/auction/tracks.ts';
import type { AnyMove } from '../../game/contract.ts';
import type { GameId } from '../../game/index.ts';
import type { View as KheopsView } from '../../game/kheops/table.ts';
import type { View as PriestsView } from '../../game/priests-of-ra/table.ts';
import {
  addTiles as addSide,
  OTHER_SIDE,
  SIDES_OF,
  type Turnable,
  type TwoSided,
} from '../../game/priests-of-ra/tiles.ts';
import { offered as offeredInRa } from '../../game/ra/beforehand.ts';
import type { View as RaView } from '../../game/ra/table.ts';
import { addTiles as addRa, isDisaster, type Lying } from '../../game/ra/tiles.ts';
import { type AnyChoice, MOST_CHOICES } from '../../game/shared/beforehand.ts';
import { at } from '../../game/shared/seats.ts';
import type { Chooser, Person } from './play.ts';

/** Up to how many tiles people let others lay without being asked, and on how few they pass at once. */
const DRAWN = 5;
const SMALL = 3;

type AuctionView = RaView | PriestsView;

/** How far somebody would go for the lot that lies there: asked for each bid that others can make, and for none. */
const limitOf = ({ view, seat, play }: Person): AnyChoice | null => {
  const table = view as AuctionView;
  if (tilesOn(table.track) === 0) return null;
  const bids = table.areas.flatMap(({ suns }, other) =>
    other === seat ? [] : suns.faceUp.map(sun => ({ seat: other, sun })),
  );
  const highest = [null, ...bids].flatMap(best => {
    const step = { kind: 'auction', cause: 'ra-tile', caller: seat, toSpeak: [seat], best };
    const move = play({ ...table, step }, seat);
    return move[0] === 'bid' ? [Number(move[1])] : [];
  });
  return highest.length === 0 ? null : ['limit', Math.max(...highest)];
};

const ofAuction = (person: Person): readonly AnyChoice[] => {
  const table = person.view as AuctionView;
  const { faceUp } = at(table.areas, person.seat).suns;
  if (faceUp.length === 0) return [];
  const limit = limitOf(person);
  return [...(limit === null ? [] : [limit]), ['passTo', SMALL], ['drawTo', DRAWN]];
};

/** With the lot that lies there, as whoever takes it would hold it. */
const ra: Chooser = person => {
  const view = person.view as RaView;
  const choices = ofAuction(person);
  if (choices.length === 0) return choices;
  const areas = view.areas.map((area, seat) => {
    if (seat !== person.seat) return area;
    const tiles = [...area.tiles];
    for (const tile of view.track)
      if (tile !== null && !isDisaster(tile as Lying)) addRa(tiles, tile as never, 1);
    return { ...area, tiles };
  });
  const struck = new Set(
    offeredInRa(view, person.seat).flatMap(choice => (choice[0] === 'give' ? [choice[1]] : [])),
  );
  const gives = [...struck].map((tile): AnyChoice => {
    const step = { kind: 'disaster', player: person.seat, tile, pending: [], turnOf: person.seat, by: 'lot' };
    const [, ...pair] = person.play({ ...view, areas, step }, person.seat);
    return ['give', tile, ...pair];
  });
  return [...choices, ...gives];
};

const priests: Chooser = person => {
  const view = person.view as PriestsView;
  const choices = ofAuction(person);
  if (choices.length === 0) return choices;
  const sides = (Object.keys(SIDES_OF) as TwoSided[]).map((tile): AnyChoice => {
    const move = person.play(
      { ...view, step: { kind: 'placement', player: person.seat, tile } },
      person.seat,
    );
    return ['side', tile, move[1]!];
  });
  return [...choices, ...sides, ...turning(person, view)];
};

const turning = ({ seat, play }: Person, view: PriestsView): readonly AnyChoice[] => {
  const many = view.track.filter(side => side === 'priest').length;
  if (many === 0) return [];
  const tiles = [...at(view.areas, seat).tiles];
  for (const side of view.track) if (side !== null) addSide(tiles, side, 1);
  const turned: Turnable[] = [];
  const chosen: Turnable[] = [];
  while (chosen.length < Math.min(2, many)) {
    const areas = view.areas.map((area, other) => (other === seat ? { ...area, tiles: [...tiles] } : area));
    const step = {
      kind: 'priests',
      player: seat,
      caller: seat,
      turns: many - turned.length,
      turned: [...turned],
    };
    const [name, side] = play({ ...view, areas, step }, seat) as readonly [string, Turnable];
    if (name !== 'turnTile') break;
    chosen.push(side);
    addSide(tiles, side, -1);
    addSide(tiles, OTHER_SIDE[side], 1);
    turned.push(OTHER_SIDE[side]);
  }
  const order = Object.keys(OTHER_SIDE);
  return [['turn', ...chosen.sort((a, b) => order.indexOf(a) - order.indexOf(b))]];
};

/** How many turns of the opponent's somebody thinks through before they leave. */
const THOUGHT = 24;

/** A reply to each pawn that the opponent may well place, and one to anything else. */
const kheops: Chooser = ({ module: { rules }, view, seat, play, random }) => {
  if ((view as KheopsView).step.kind !== 'pawn') return [];
  const other = 1 - seat;
  const atRandom: Person['play'] = (of, mover) => {
    const legal = rules.legalMoves(of, mover);
    return legal[random.below(legal.length)]!;
  };
  const replies = new Map<string, AnyChoice>();
  for (let n = 0; n < THOUGHT; n++) {
    const state = rules.imagine(view, seat, random);
    const turnOf = (mover: number, choose = play): readonly AnyMove[] => {
      const moves: AnyMove[] = [];
      while (rules.seatsToAct(state)[0] === mover) {
        const move = choose(rules.view(state, mover), mover);
        rules.apply(state, mover, move);
        moves.push(move);
      }
      return moves;
    };
    // Half of them are not what one expects: then too there is to be an answer.
    const [placed] = turnOf(other, n % 2 === 0 ? play : atRandom);
    const own = turnOf(seat);
    const pawn = own.find(([name]) => name === 'placePawn');
    const laid = own.find(([name]) => name === 'layTile');
    if (placed === undefined || pawn === undefined || laid === undefined) continue;
    const use = own.find(move => move !== pawn && move !== laid) ?? ['', '', ''];
    const turn = [...pawn.slice(1), ...use, ...laid.slice(1)];
    const named: AnyChoice = ['reply', placed[1]!, placed[2]!, ...turn];
    const any: AnyChoice = ['reply', '', '', ...turn];
    for (const reply of [named, any])
      if (rules.beforehand!.isOpen(view, seat, reply)) replies.set(reply.join(' '), reply);
  }
  const all = [...replies.values()];
  const named = all.filter(([, to]) => to !== '');
  const any = all.filter(([, to]) => to === '');
  return [...named.slice(0, MOST_CHOICES / 2), ...any.slice(0, MOST_CHOICES / 2)];
};

/** How people choose in each game that has choices. */
export const PEOPLE: Readonly<Partial<Record<GameId, Chooser>>> = { ra, 'priests-of-ra': priests, kheops };
