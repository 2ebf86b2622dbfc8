import { Man } from './man.tsx';

/** What works at once is a seal of malachite with its sign cut into it. [K-12] */
const Seal = () => <circle className="seal" r="9.800" />;

const Turning = () => (
  <>
    <path className="way" d="M.600 7.200A7.200 7.200 0 1 1 7.200-.600" />
    <path className="light" d="M9.500-1.400L7.200 4.900 4.400-.900z" />
  </>
);

/** An arrow round the passages of a corridor. */
export const RotateCorridor = () => (
  <>
    <Seal />
    <Turning />
    <path className="passage" d="M-4-2.500L0-.100 4-2.500M0-.100V4.900" />
  </>
);

/** An arrow round the chamber of a room. */
export const RotateRoom = () => (
  <>
    <Seal />
    <Turning />
    <path className="light" d="M0-5L4.500 2.800H-4.500z" />
  </>
);

/** A light and a dark pawn that take each other's place. */
export const Swap = () => (
  <>
    <Seal />
    <Man className="light" at="translate(-4.100 -1.700) scale(.82)" />
    <Man className="mark small" at="translate(4.100 -1.900) scale(.74)" />
    <path className="way" d="M-2.500 6h5" />
    <path className="light" d="M-2.500 3.200v5.600L-6.600 6zm5 0v5.600L6.600 6z" />
  </>
);

/** A pawn that goes elsewhere. */
export const Move = () => (
  <>
    <Seal />
    <Man className="light" at="translate(-3.600 .3) scale(.98)" />
    <path className="way" d="M1.800.500h3" />
    <path className="light" d="M4.200-3.300L9 .500 4.200 4.300z" />
  </>
);
