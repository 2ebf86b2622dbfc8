import { LAST_EPOCH } from '../auction/epochs.ts';
import type { Award } from '../auction/events.ts';
import { award, sheetOf } from '../auction/score.ts';
import { scoreSuns } from '../auction/suns.ts';
import { areaSuns } from '../auction/table.ts';
import { at, type BySeat } from '../shared/seats.ts';
import type { ScoreEvent, ScoreItem } from './events.ts';
import { MOST_ANKHS, scoreAnkhs } from './rules/ankhs.ts';
import { scoreBuildingKinds, scoreBuildings } from './rules/buildings.ts';
import { scoreChambers } from './rules/chambers.ts';
import { ankhsGained, peopleOf, scorePeople } from './rules/people.ts';
import { scorePlagues } from './rules/plagues.ts';
import { plaguesReturned, scorePriests } from './rules/priests.ts';
import { pyramidStones, scorePyramid } from './rules/pyramid.ts';
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
    const { tiles: held } = area;
    const ankhs = Math.min(ankhsGained(held), MOST_ANKHS - area.ankhs);
    const plagues = plaguesReturned(held);
    const items: Award<ScoreItem>[] = [];
    award(items, 'farmers', at(farmers, seat));
    award(items, 'warriors', at(warriors, seat));
    award(items, 'merchants', at(merchants, seat));
    award(items, 'scribes', at(scribes, seat));
    award(items, 'buildings', scoreBuildings(held));
    award(items, 'building-kinds', scoreBuildingKinds(held));
    award(items, 'priests', scorePriests(held));
    award(items, 'plagues', scorePlagues(count(held, 'plague') - plagues));
    if (last) {
      award(items, 'pyramid', scorePyramid(pyramidStones(held)));
      award(items, 'chambers', scoreChambers(held));
      award(items, 'ankhs', scoreAnkhs(area.ankhs + ankhs));
      award(items, 'suns', at(suns, seat));
    }
    const { type, net, fame } = sheetOf(epoch, seat, area.fame, items);
    return { type, epoch, player: seat, items, ankhs, plagues, net, fame };
  });
};
