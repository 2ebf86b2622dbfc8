import { LAST_EPOCH } from '../auction/epochs.ts';
import { addFame } from '../auction/fame.ts';
import { scoreSuns } from '../auction/suns.ts';
import { at, type BySeat } from '../shared/seats.ts';
import type { ScoreEvent, ScoreItem } from './events.ts';
import { MOST_ANKHS, scoreAnkhs } from './rules/ankhs.ts';
import { scoreBuildingKinds, scoreBuildings } from './rules/buildings.ts';
import { scoreChambers } from './rules/chambers.ts';
import { ankhsGained, peopleOf, scorePeople } from './rules/people.ts';
import { scorePlagues } from './rules/plagues.ts';
import { plaguesReturned, scorePriests } from './rules/priests.ts';
import { pyramidStones, scorePyramid } from './rules/pyramid.ts';
import { areaSuns } from './suns.ts';
import type { Table } from './table.ts';
import { count } from './tiles.ts';

/**
 * The score sheet of the epoch as the table stands: one event a seat, in seat order. Changes nothing.
 * The last epoch's sheet holds the end-of-game items too, in the same net sum. [E-05, P-10 to P-22]
 */
export const scoreSheet = (table: Table): BySeat<ScoreEvent> => {
  const { areas, epoch } = table;
  const tiles = areas.map(area => area.tiles);
  const farmers = scorePeople(peopleOf(tiles, 'farmer'));
  const warriors = scorePeople(peopleOf(tiles, 'warrior'));
  const merchants = scorePeople(peopleOf(tiles, 'merchant'));
  const scribes = scorePeople(peopleOf(tiles, 'scribe'));
  const last = epoch === LAST_EPOCH;
  const suns = last ? scoreSuns(areaSuns(table)) : [];

  return areas.map((area, seat) => {
    const items: Award[] = [];
    const ankhs = Math.min(ankhsGained(area.tiles), MOST_ANKHS - area.ankhs);
    const plagues = plaguesReturned(area.tiles);

    award(items, 'farmers', at(farmers, seat));
    award(items, 'warriors', at(warriors, seat));
    award(items, 'merchants', at(merchants, seat));
    award(items, 'scribes', at(scribes, seat));
    award(items, 'buildings', scoreBuildings(area.tiles));
    award(items, 'building-kinds', scoreBuildingKinds(area.tiles));
    award(items, 'priests', scorePriests(area.tiles));
    award(items, 'plagues', scorePlagues(count(area.tiles, 'plague') - plagues));
    if (last) {
      award(items, 'pyramid', scorePyramid(pyramidStones(area.tiles)));
      award(items, 'chambers', scoreChambers(area.tiles));
      award(items, 'ankhs', scoreAnkhs(area.ankhs + ankhs));
      award(items, 'suns', at(suns, seat));
    }
    const net = items.reduce((sum, { fame }) => sum + fame, 0);
    return { type: 'score', epoch, player: seat, items, ankhs, plagues, net, fame: addFame(area.fame, net) };
  });
};

type Award = ScoreEvent['items'][number];

/** An award of nothing is not written down. */
const award = (items: Award[], item: ScoreItem, fame: number): void => {
  if (fame !== 0) items.push({ for: item, fame });
};
