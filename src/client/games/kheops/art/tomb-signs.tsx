import { Man } from './man.tsx';

/** Woe to the network: the jackal's head. */
export const Curse = () => (
  <>
    <path
      className="dark"
      d="M-6.500-9.500Q-2.500-7-2-4H2Q2.500-7 6.500-9.500 8-3 6 1.500L3 7.500Q0 11-3 7.500L-6 1.500Q-8-3-6.500-9.500z"
    />
    <path className="blood" d="M-5-1.500L-1.200.600-3.500 1.700zM5-1.500L1.200.600 3.500 1.700z" />
    <path className="light" d="M-2.500 5h1.600l-.8 2.500zM2.500 5H.9l.8 2.500z" />
  </>
);

/** A pawn, barred. */
export const NoPawn = () => (
  <>
    <circle className="light" r="9.500" />
    <Man className="dark" />
    <circle className="ban" r="8.600" />
    <path className="ban" d="M-6-6L6 6" />
  </>
);

/** A pawn that weighs two. */
export const Double = () => (
  <>
    <Man className="outlined" at="translate(2.500 -1.200)" />
    <Man className="dark" at="translate(-2.500 1.500)" />
  </>
);

export const Ankh = () => (
  <path
    className="gold edged"
    fillRule="evenodd"
    d="M0-.500Q-6-5-4.500-8-3-9.500 0-9.500T4.500-8Q6-5 0-.500zM0-3.500Q2.500-6 2-7-1.500-7.500-2-7-2.500-6 0-3.500zM-7-.500Q0 1 7-.500V3Q3 2 1.600 2L2.300 9.500H-2.300L-1.600 2Q-3 2-7 3z"
  />
);
