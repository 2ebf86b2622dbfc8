import horizon from './horizon.svg?no-inline';
import plates from './plates.svg?no-inline';

/** What is painted on the stelae beside the pages, as `plates.svg` names it. */
export type PlateName = 'scales' | 'course' | 'gate' | 'senet' | 'records' | 'night' | 'fallen' | 'ibis';

/** A painted stela beside what a page says. Decorative. */
export const Plate = ({ name, isBare }: { name: PlateName; isBare: boolean }) => (
  <svg className="plate" data-bare={isBare} viewBox="0 0 240 320" aria-hidden="true">
    <use href={`${plates}#${name}`} />
  </svg>
);

/** The bank of the Nile, on which every page that is no table stands. Decorative. */
export const Horizon = () => (
  <svg
    className="page-horizon"
    viewBox="0 0 1600 240"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
  >
    <use href={`${horizon}#horizon`} />
  </svg>
);
