import plates from './plates.svg?no-inline';

/** What is painted on the stelae beside the pages, as `plates.svg` names it. */
export type PlateName = 'scales' | 'course' | 'gate' | 'senet' | 'records' | 'night' | 'fallen' | 'ibis';

/** A painted stela beside what a page says. Decorative. */
export const Plate = ({ name, isBare }: { name: PlateName; isBare: boolean }) => (
  <svg className="plate" data-bare={isBare} viewBox="0 0 240 320" aria-hidden="true">
    <use href={`${plates}#${name}`} />
  </svg>
);
