import type { ComponentType, ReactNode } from 'react';
import type { Symbol as TileSymbol } from '../../../../game/kheops/tiles.ts';
import './art.css';

/** Any pawn, as it is shown on tiles: head and gown, 12 units high, around the origin. */
const Man = ({ className, at = '' }: { className: string; at?: string }) => (
  <path
    className={className}
    transform={at}
    d="M0-6.500a2.700 2.700 0 0 1 1.700 4.800Q4.200 1.500 4.500 5.500H-4.500Q-4.200 1.500-1.700-1.700A2.700 2.700 0 0 1 0-6.500z"
  />
);

/** Woe to the network: a skull under the royal headcloth. */
const Curse = () => (
  <>
    <path
      className="dark"
      d="M0-9.700Q6-9.700 6.400-4L9 4.500 5.500 8 3.500 9.600H-3.500L-5.500 8-9 4.500-6.400-4Q-6-9.700 0-9.700z"
    />
    <path
      className="light"
      d="M0-7Q4.600-7 4.600-2.200 4.600.500 3.600 2L3 3V7.400H-3V3L-3.600 2Q-4.600.500-4.600-2.200-4.600-7 0-7z"
    />
    <path
      className="dark"
      d="M-4-2.500L-.900-1.500Q-.800 1.200-2.500 1.200-4 1-4-2.500zM4-2.500L.900-1.500Q.800 1.200 2.500 1.200 4 1 4-2.500zM0 1.200L1 3.200H-1z"
    />
    <path className="slit" d="M-1.200 4.800V7.400M1.200 4.800V7.400" />
    <path
      className="mark thin"
      d="M-6.200-1.500L-7.700 3.500M6.200-1.500L7.700 3.500M-5.200 2.500L-5.600 6.500M5.200 2.500L5.600 6.500"
    />
  </>
);

/** A pawn, barred. */
const NoPawn = () => (
  <>
    <circle className="outlined" r="9.400" />
    <Man className="dark" at="translate(0 .3) scale(1.050)" />
    <path className="gap" d="M-4.200-4.200L4.200 4.200" />
    <circle className="ban" r="8.100" />
    <path className="ban" d="M-5.500-5.500L5.500 5.500" />
  </>
);

const TWO = 'M2.300-3.100Q2.300-5.700 4.800-5.700T7.300-3.300Q7.300-1.400 2.400 5.400H7.500';

/** A pawn that weighs two. */
const Double = () => (
  <>
    <Man className="dark rimmed" at="translate(-4 .6) scale(1.080)" />
    <path className="digit digit-rim" d={TWO} />
    <path className="digit" d={TWO} />
  </>
);

const Ankh = () => (
  <path
    className="gold edged"
    fillRule="evenodd"
    d="M-1.600-.600Q-6.200-4.500-4.800-7.700-3.600-9.700 0-9.700T4.800-7.700Q6.200-4.500 1.600-.600L7.600-1.400V3.200L1.900 2.500 2.600 9.600H-2.600L-1.900 2.500-7.600 3.200V-1.400zM0-3Q3-5.400 2.500-6.700 2-7.500 0-7.500T-2.500-6.700Q-3-5.400 0-3z"
  />
);

/** The case all three have: what is painted on its breast tells them apart without colour. */
const Case = ({ pigment, children }: { pigment: 'red' | 'green' | 'blue'; children: ReactNode }) => (
  <>
    <path
      className="case edged"
      data-pigment={pigment}
      d="M0-9.600Q4-9.600 4.300-5.500L4.600-3.600Q6.600-3 6.600-.500L4.300 9.400H-4.300L-6.600-.500Q-6.600-3-4.600-3.600L-4.300-5.500Q-4-9.600 0-9.600z"
    />
    <path className="light" d="M-2.500-6.600Q0-8.200 2.500-6.600L2.200-4Q0-2-2.200-4z" />
    <path className="eyes" d="M-1.300-5.300h.01M1.300-5.300h.01" />
    {children}
  </>
);

/** Bands across. */
const RedSarcophagus = () => (
  <Case pigment="red">
    <path className="mark" d="M-4.900.200h9.800M-4.300 3.500h8.600M-3.600 6.800h7.200" />
  </Case>
);

/** Arms crossed over the breast, with the royal crook and flail. */
const GreenSarcophagus = () => (
  <Case pigment="green">
    <path className="mark" d="M-4.200-.900L3.200 7M4.200-.900L-3.200 7" />
  </Case>
);

/** The winged disc over the breast. */
const BlueSarcophagus = () => (
  <Case pigment="blue">
    <circle className="light" cy="2.700" r="3" />
    <path className="mark thin" d="M-5 1.500L-4.300 4.500M5 1.500L4.300 4.500M-2.500 7.700h5" />
  </Case>
);

/** What works at once is a seal of malachite with its sign cut into it. [K-12] */
const Seal = () => <circle className="seal" r="9.800" />;

const Turning = () => (
  <>
    <path className="way" d="M.600 7.200A7.200 7.200 0 1 1 7.200-.600" />
    <path className="light" d="M9.500-1.400L7.200 4.900 4.400-.900z" />
  </>
);

/** An arrow round the passages of a corridor. */
const RotateCorridor = () => (
  <>
    <Seal />
    <Turning />
    <path className="passage" d="M-4-2.500L0-.100 4-2.500M0-.100V4.900" />
  </>
);

/** An arrow round the chamber of a room. */
const RotateRoom = () => (
  <>
    <Seal />
    <Turning />
    <path className="light" d="M0-5L4.500 2.800H-4.500z" />
  </>
);

/** A light and a dark pawn that take each other's place. */
const Swap = () => (
  <>
    <Seal />
    <Man className="light" at="translate(-4.100 -1.700) scale(.82)" />
    <Man className="mark small" at="translate(4.100 -1.900) scale(.74)" />
    <path className="way" d="M-2.500 6h5" />
    <path className="light" d="M-2.500 3.200v5.600L-6.600 6zm5 0v5.600L6.600 6z" />
  </>
);

/** A pawn that goes elsewhere. */
const Move = () => (
  <>
    <Seal />
    <Man className="light" at="translate(-3.600 .3) scale(.98)" />
    <path className="way" d="M1.800.500h3" />
    <path className="light" d="M4.200-3.300L9 .500 4.200 4.300z" />
  </>
);

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
