import { addSunFame } from '../../../auction/bot/packed/suns.ts';
import { EPOCH, MOST_SEATS, type Packed, PLAYERS } from '../../../auction/bot/packed/table.ts';
import { LAST_EPOCH } from '../../../auction/epochs.ts';
import {
  CIVILIZATION_FAME,
  GOD_FAME,
  GOLD_FAME,
  MONUMENT_FAME,
  MONUMENT_SET_FAME,
  PHARAOH_FAME,
  RIVER_FAME,
} from '../../numbers.ts';
import {
  FIRST_CIVILIZATION,
  FIRST_MONUMENT,
  FLOOD,
  GOD,
  GOLD,
  heldBy,
  KIND_COUNT,
  NILE,
  PHARAOH,
} from './table.ts';

const OF_CIVILIZATIONS = Int32Array.from(CIVILIZATION_FAME);
const OF_MONUMENTS = Int32Array.from(MONUMENT_FAME);
const OF_SETS = Int32Array.from(MONUMENT_SET_FAME);
const { most: MOST_FAME, fewest: FEWEST_FAME } = PHARAOH_FAME;

/** Types of civilization a seat holds, 0 to 5. */
export const civilizationTypes = (s: Packed, seat: number): number => {
  const held = heldBy(seat);
  let types = 0;
  for (let kind = FIRST_CIVILIZATION; kind < FIRST_MONUMENT; kind++) if (s[held + kind]! > 0) types += 1;
  return types;
};

const civilizationFame = (types: number): number => OF_CIVILIZATIONS[types]!;

/** Fame for gods, river, gold and civilizations: what one seat scores by itself in any epoch. */
export const ownFame = (s: Packed, seat: number): number => {
  const held = heldBy(seat);
  const floods = s[held + FLOOD]!;
  const river = floods > 0 ? RIVER_FAME * (floods + s[held + NILE]!) : 0;
  const alone = GOD_FAME * s[held + GOD]! + river + GOLD_FAME * s[held + GOLD]!;
  return alone + civilizationFame(civilizationTypes(s, seat));
};

/** Fame for monuments, after the last epoch. */
const monumentFame = (s: Packed, seat: number): number => {
  const held = heldBy(seat);
  let types = 0;
  let fame = 0;
  for (let kind = FIRST_MONUMENT; kind < KIND_COUNT; kind++) {
    const n = s[held + kind]!;
    if (n > 0) types += 1;
    fame += OF_SETS[n]!;
  }
  return fame + OF_MONUMENTS[types]!;
};

/** Adds what each seat has of the race of the pharaohs. */
const addPharaohs = (s: Packed, fame: Int32Array): void => {
  const players = s[PLAYERS]!;
  let most = 0;
  let fewest = 99;
  for (let seat = 0; seat < players; seat++) {
    const held = s[heldBy(seat) + PHARAOH]!;
    if (held > most) most = held;
    if (held < fewest) fewest = held;
  }
  if (most === fewest) return;
  for (let seat = 0; seat < players; seat++) {
    const held = s[heldBy(seat) + PHARAOH]!;
    if (held === most) fame[seat]! += MOST_FAME;
    else if (held === fewest) fame[seat]! += FEWEST_FAME;
  }
};

const net = new Int32Array(MOST_SEATS);

/** What each seat wins or loses were the epoch to end now. The same list every time. [E-05, R-10 to R-15] */
export const epochFame = (s: Packed): Int32Array => {
  const last = s[EPOCH] === LAST_EPOCH;
  for (let seat = 0; seat < s[PLAYERS]!; seat++) {
    net[seat] = ownFame(s, seat) + (last ? monumentFame(s, seat) : 0);
  }
  addPharaohs(s, net);
  if (last) addSunFame(s, net);
  return net;
};
