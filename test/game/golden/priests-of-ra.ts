import { WAYS } from '../matches.ts';
import { DEMANDED_OF_AUCTIONS } from './auction.ts';
import type { Golden, GoldenMatch } from './matches.ts';

const [random, shy, raHeavy] = WAYS;

const matches: readonly GoldenMatch[] = [
  { file: 'ra-track-full', shows: ['E-02', 'E-03'], players: 2, way: raHeavy, seed: 'golden 156' },
  { file: 'full-track-unsold', shows: ['T-02', 'A-05', 'A-06'], players: 2, way: shy, seed: 'golden 330' },
  {
    file: 'tie-broken-by-a-sun',
    shows: ['E-07', 'E-01', 'A-04'],
    players: 2,
    way: random,
    seed: 'golden 74',
  },
  {
    file: 'priests-in-the-last-auction',
    shows: ['A-09', 'P-02'],
    players: 2,
    way: random,
    seed: 'golden 363',
  },
  {
    file: 'fame-stays-above-nothing',
    shows: ['E-05', 'P-14', 'E-01'],
    players: 2,
    way: random,
    seed: 'golden 188',
  },
  {
    file: 'three-players',
    shows: ['A-02', 'T-01', 'T-06', 'A-04'],
    players: 3,
    way: random,
    seed: 'golden 1',
  },
  { file: 'four-players', shows: ['A-02', 'E-06', 'P-12'], players: 4, way: raHeavy, seed: 'golden 3' },
  { file: 'five-players', shows: ['A-02', 'P-01', 'P-13'], players: 5, way: shy, seed: 'golden 5' },
];


export const priestsOfRa: Golden = { matches, demanded: DEMANDED_OF_AUCTIONS };
