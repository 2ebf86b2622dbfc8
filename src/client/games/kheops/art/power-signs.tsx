import { Man } from './man.tsx';

/** What works at once is a seal of malachite with its sign cut into it. [K-12] */
const Seal = () => <circle className="seal" r="9.8" />;

const Turning = () => (
  <>
    <path className="way" d="M6.100 3.500A7 7 0 1 1 4.500-5.360" />
    <path className="light" d="M6.600-8L7.900-2.300 2.200-3.300z" />
  </>
);

/** An arrow round a passage between two walls. */
export const RotateCorridor = () => (
  <>
    <Seal />
    <Turning />
    <path className="way" d="M-1.900-3.500v7M1.900-3.500v7" />
  </>
);

/** An arrow round a chamber. */
export const RotateRoom = () => (
  <>
    <Seal />
    <Turning />
    <path className="light" d="M0-4.300L4 2.700h-8z" />
  </>
);

/** A light and a dark pawn that take each other's place. */
export const Swap = () => (
  <>
    <Seal />
    <Man className="light" at="translate(-4.200 0) scale(.7)" />
    <Man className="mark" at="translate(4.200 0) scale(.7)" />
    <path className="way" d="M-3.500-6.600h6M3.500 6.600h-6" />
    <path className="light" d="M2-9l3.500 2.400L2-4.200zM-2 9l-3.500-2.400L-2 4.200z" />
  </>
);

/** A pawn that goes elsewhere. */
export const Move = () => (
  <>
    <Seal />
    <Man className="light" at="translate(-4 0)" />
    <path className="way" d="M2 0h3" />
    <path className="light" d="M4.300-3.500L9 0 4.300 3.500z" />
  </>
);
