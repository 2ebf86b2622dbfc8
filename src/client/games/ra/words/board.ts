import { signed } from '../../../i18n/grammar.ts';
import { defineWords } from '../../../i18n/i18n.tsx';

/** What lies in a player's area. */
export const areaWords = defineWords(
  {
    gods: 'Gods',
    pharaohs: 'Pharaohs',
    river: 'River',
    civilizations: 'Civilizations and gold',
    monuments: 'Monuments',
    now: (fame: number) => signed(fame),
    most: '+5, the most',
    fewest: '−2, the fewest',
    between: 'in between: 0',
    level: 'all level: 0',
    leads: 'nobody has more',
    needed: 'needed',
    typesOf: (types: number, fame: number) => `${types} of 5: ${signed(fame)}`,
    monumentsAtEnd: (types: number, kinds: number, sets: number) =>
      `${types === 1 ? '1 type' : `${types} types`}: ${signed(kinds)}${sets === 0 ? '' : `, sets: ${signed(sets)}`} at the end`,
    set: (fame: number) => `a set: ${signed(fame)}`,
    toSet: (n: number) => `${n} more for a set`,
    pick: (name: string, held: number, chosen: number, cost: string | null) =>
      `${name}, you have ${held}${chosen === 0 ? '' : `, ${chosen} chosen`}${cost === null ? '' : `; giving up ${chosen === 0 ? 'one' : 'one more'}: ${cost}`}`,
    picking: 'Tiles to give up',
  },
  {
    gods: 'Dei',
    pharaohs: 'Faraoni',
    river: 'Fiume',
    civilizations: 'Civiltà e oro',
    monuments: 'Monumenti',
    now: fame => signed(fame),
    most: '+5, il massimo',
    fewest: '−2, il minimo',
    between: 'nel mezzo: 0',
    level: 'tutti pari: 0',
    leads: 'nessuno ne ha di più',
    needed: 'serve',
    typesOf: (types, fame) => `${types} su 5: ${signed(fame)}`,
    monumentsAtEnd: (types, kinds, sets) =>
      `${types === 1 ? '1 tipo' : `${types} tipi`}: ${signed(kinds)}${sets === 0 ? '' : `, gruppi: ${signed(sets)}`} alla fine`,
    set: fame => `un gruppo: ${signed(fame)}`,
    toSet: n => (n === 1 ? 'ancora 1 per un gruppo' : `ancora ${n} per un gruppo`),
    pick: (name, held, chosen, cost) =>
      `${name}, ne hai ${held}${chosen === 0 ? '' : chosen === 1 ? ', 1 scelta' : `, ${chosen} scelte`}${cost === null ? '' : `; rinunciare a ${chosen === 0 ? 'una' : 'un’altra'}: ${cost}`}`,
    picking: 'Tessere a cui rinunciare',
  },
);
