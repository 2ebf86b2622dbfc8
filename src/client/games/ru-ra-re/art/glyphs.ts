import type { ComponentType } from 'react';
import type { Card } from '../../../../game/ru-ra-re/cards.ts';
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

/** What a canton shows of each picture, as a view box: the part that tells it from the others. */
export const SIGNS: Readonly<Record<Card, string>> = {
  king: '6 -3 52 52',
  knight: '1 -3 58 58',
  church: '-2 -2 44 44',
  farmer: '-2 1 50 50',
  farmwife: '-2 -1 48 48',
  farmhouse: '-4 0 72 72',
  'points-2': '7 1 50 50',
  'points-3': '7 1 50 50',
  'points-4': '7 1 50 50',
  sheep: '-2 5 46 46',
  horse: '-3 -3 40 40',
  pig: '-3 5 42 42',
  cow: '-6 -1 44 44',
  goat: '-2 -4 46 46',
  goose: '-4 -4 40 40',
  hen: '-3 -3 42 42',
  dog: '-2 -2 42 42',
};
