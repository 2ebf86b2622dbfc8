import type { Tile as TileName } from '../../../game/ra/tiles.ts';
import { useWords } from '../../i18n/i18n.tsx';
import { HelpLines } from '../../table/help-lines.tsx';
import { SunToken } from '../auction/tokens.tsx';
import { scoreHelpWords } from '../auction/words/score.ts';
import { Tile } from './tile.tsx';
import { areaWords } from './words/board.ts';
import { type CardKind, forWords, RULE_OF_CARD } from './words/cards.ts';
import { itemWords } from './words/score.ts';

const GROUPS = [
  ['pharaohs', 'pharaoh', ['pharaoh']],
  ['river', 'nile', ['nile', 'flood']],
  ['civilizations', 'civilization', ['art', 'astronomy', 'writing']],
  ['monuments', 'monument', ['pyramid', 'sphinx', 'temple']],
  ['gods', 'god', ['god']],
  ['gold', 'gold', ['gold']],
] as const satisfies readonly (readonly [keyof (typeof areaWords)['en'], CardKind, readonly TileName[]])[];

/** How to score, as the box prints it on the board. */
export const HowToScore = () => {
  const groups = useWords(areaWords);
  const purposes = useWords(forWords);
  const words = useWords(scoreHelpWords);
  const suns = useWords(itemWords).suns;
  return (
    <HelpLines
      lines={[
        ...GROUPS.map(([group, kind, tiles]) => ({
          pictures: tiles.map(side => <Tile key={side} side={side} decorative />),
          name: groups[group],
          text: kind === 'nile' ? words.river : purposes[kind],
          rule: RULE_OF_CARD[kind],
        })),
        { pictures: [<SunToken key="sun" sun={13} />], name: suns, text: words.suns, rule: 'E-06' },
      ]}
    />
  );
};
