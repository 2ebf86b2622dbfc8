import { PHARAOH_FAME } from '../../../../game/ra/numbers.ts';
import { CIVILIZATIONS } from '../../../../game/ra/tiles.ts';
import { signed } from '../../../ui/i18n/grammar.ts';
import { defineWords } from '../../../ui/i18n/i18n.tsx';

/** What lies in a player's area. */
export const areaWords = defineWords(
  {
    gods: 'Gods',
    pharaohs: 'Pharaohs',
    river: 'Nile',
    gold: 'Gold',
    civilizations: 'Civilizations',
    monuments: 'Monuments',
    now: (fame: number) => signed(fame),
    most: `${signed(PHARAOH_FAME.most)}, the most`,
    fewest: `${signed(PHARAOH_FAME.fewest)}, the fewest`,
    between: 'in between: 0',
    level: 'all level: 0',
    leads: 'nobody has more',
    mostOf: (n: number, names: readonly string[]) => `Most, ${n}: ${names.join(', ')}. `,
    fewestOf: (n: number, names: readonly string[]) => `Fewest, ${n}: ${names.join(', ')}. `,
    needed: 'a flood is needed',
    typesOf: (types: number, fame: number) => `${types} of ${CIVILIZATIONS.length}: ${signed(fame)}`,
    monumentsAtEnd: (types: number, kinds: number, sets: number) =>
      `${types === 1 ? '1 type' : `${types} types`} ${signed(kinds)}${sets === 0 ? '' : `, sets ${signed(sets)}`} at the end`,
    set: (fame: number) => `a set: ${signed(fame)} at the end`,
    nextOf: (name: string, nth: number, fame: number) => `with ${nth} × ${name}: ${signed(fame)}`,
    tiles: 'Tiles',
    pick: (name: string, held: number, chosen: number, cost: string | null) =>
      `${name}, you have ${held}${chosen === 0 ? '' : `, ${chosen} chosen`}${cost === null ? '' : `; giving up ${chosen === 0 ? 'one' : 'one more'}: ${cost}`}`,
    picking: 'Tiles to give up',
  },
  {
    gods: 'Dei',
    pharaohs: 'Faraoni',
    river: 'Nilo',
    gold: 'Oro',
    civilizations: 'Civiltà',
    monuments: 'Monumenti',
    now: fame => signed(fame),
    most: `${signed(PHARAOH_FAME.most)}, il massimo`,
    fewest: `${signed(PHARAOH_FAME.fewest)}, il minimo`,
    between: 'nel mezzo: 0',
    level: 'tutti pari: 0',
    leads: 'nessuno ne ha di più',
    mostOf: (n, names) => `Più di tutti, ${n}: ${names.join(', ')}. `,
    fewestOf: (n, names) => `Meno di tutti, ${n}: ${names.join(', ')}. `,
    needed: 'serve un’inondazione',
    typesOf: (types, fame) => `${types} su ${CIVILIZATIONS.length}: ${signed(fame)}`,
    monumentsAtEnd: (types, kinds, sets) =>
      `${types === 1 ? '1 tipo' : `${types} tipi`} ${signed(kinds)}${sets === 0 ? '' : `, gruppi ${signed(sets)}`} alla fine`,
    set: fame => `un gruppo: ${signed(fame)} alla fine`,
    nextOf: (name, nth, fame) => `con ${nth} × ${name}: ${signed(fame)}`,
    tiles: 'Tessere',
    pick: (name, held, chosen, cost) =>
      `${name}, ne hai ${held}${chosen === 0 ? '' : chosen === 1 ? ', 1 scelta' : `, ${chosen} scelte`}${cost === null ? '' : `; se ne cedi ${chosen === 0 ? 'una' : 'un’altra'}: ${cost}`}`,
    picking: 'Tessere da cedere',
  },
);
