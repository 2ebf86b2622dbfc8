import type { ComponentType } from 'react';
import type { Symbol as TileSymbol } from '../../../../game/kheops/tiles.ts';
import './art.css';
import { Move, RotateCorridor, RotateRoom, Swap } from './power-signs.tsx';
import { BlueSarcophagus, GreenSarcophagus, RedSarcophagus } from './sarcophagus-signs.tsx';
import { Ankh, Curse, Double, NoPawn } from './tomb-signs.tsx';

const painted = (Sign: ComponentType): ComponentType => {
  const Painted = () => (
    <g className="kheops-sign">
      <Sign />
    </g>
  );
  return Painted;
};

/** What a tile shows, each as a group within ten units of the origin. */
export const SYMBOLS: Readonly<Record<TileSymbol, ComponentType>> = {
  'rotate-corridor': painted(RotateCorridor),
  'rotate-room': painted(RotateRoom),
  swap: painted(Swap),
  move: painted(Move),
  'sarcophagus-red': painted(RedSarcophagus),
  'sarcophagus-green': painted(GreenSarcophagus),
  'sarcophagus-blue': painted(BlueSarcophagus),
  curse: painted(Curse),
  'no-pawn': painted(NoPawn),
  double: painted(Double),
  ankh: painted(Ankh),
};

/** A symbol by itself on a chip of stone, `size` pixels wide; decorative. */
export const SymbolIcon = ({ symbol, size }: { symbol: TileSymbol; size: number }) => {
  const Sign = SYMBOLS[symbol];
  return (
    <svg width={size} height={size} viewBox="-12 -12 24 24" aria-hidden="true">
      <circle className="kheops-sign-stone" r="11.600" />
      <Sign />
    </svg>
  );
};
