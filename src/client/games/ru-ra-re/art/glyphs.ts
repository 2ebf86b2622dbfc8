import type { ComponentType } from 'react';
import type { Card } from '../card-words.ts';
import { Church, King, Knight } from './court-glyphs.tsx';
import { Farmer, Farmhouse, Farmwife } from './farm-glyphs.tsx';
import { Cow, Horse, Pig, Sheep } from './herd-glyphs.tsx';
import { FourPoints, ThreePoints, TwoPoints } from './points-glyphs.tsx';
import { Dog, Goat, Goose, Hen } from './yard-glyphs.tsx';

/** The picture of each card, in a 64 × 64 view box. */
export const GLYPHS: Readonly<Record<Card, ComponentType>> = {
  king: King,
  knight: Knight,
  church: Church,
  farmer: Farmer,
  farmwife: Farmwife,
  farmhouse: Farmhouse,
  'points-2': TwoPoints,
  'points-3': ThreePoints,
  'points-4': FourPoints,
  sheep: Sheep,
  horse: Horse,
  pig: Pig,
  cow: Cow,
  goat: Goat,
  goose: Goose,
  hen: Hen,
  dog: Dog,
};

/**
 * The part of each picture that tells it from the others, as a view box: what stands in the corners, where a whole
 * animal would be a blot.
 */
export const SIGNS: Readonly<Record<Card, string>> = {
  king: '6 -1 52 52',
  knight: '4 -1 58 58',
  church: '0 -1 40 40',
  farmer: '-1 2 50 50',
  farmwife: '-2 0 52 52',
  farmhouse: '-1 2 66 60',
  'points-2': '7 1 50 50',
  'points-3': '7 1 50 50',
  'points-4': '7 1 50 50',
  sheep: '-1 6 38 38',
  horse: '-1 -1 40 40',
  pig: '-1 6 44 44',
  cow: '-4 0 44 44',
  goat: '-1 -1 48 48',
  goose: '-4 -2 42 42',
  hen: '-2 -2 38 38',
  dog: '-1 -1 44 44',
};
