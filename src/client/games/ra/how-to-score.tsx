import type { Tile as TileName } from '../../../game/ra/tiles.ts';
import { HelpLines } from '../../table/help-lines.tsx';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { RaFigure } from '../auction/art/ra-figure.tsx';
import { SunToken } from '../auction/art/tokens.tsx';
import { scoreHelpWords } from '../auction/words/score.ts';
import { Tile } from './pieces/tile.tsx';
import { areaWords } from './words/board.ts';
import { type CardKind, forWords, RULE_OF_CARD, riverWords } from './words/cards.ts';
import { helpWords } from './words/help.ts';
import { itemWords } from './words/score.ts';

const GROUPS = [
  ['pharaohs', 'pharaoh', ['pharaoh']],
  ['river', 'nile', ['nile', 'flood']],
  ['civilizations', 'civilization', ['art', 'astronomy', 'writing']],
  ['monuments', 'monument', ['pyramid', 'sphinx', 'temple']],
  ['gods', 'god', ['god']],
  ['gold', 'gold', ['gold']],
] as const satisfies readonly (readonly [keyof (typeof areaWords)['en'], CardKind, readonly TileName[]])[];

const DISASTERS = ['funeral', 'drought', 'earthquake'] as const;

/** How to score, as the box prints it on the board. */
export const HowToScore = () => {
  const groups = useWords(areaWords);
  const purposes = useWords(forWords);
  const { river } = useWords(riverWords);
  const words = useWords(scoreHelpWords);
  const help = useWords(helpWords);
  const suns = useWords(itemWords).suns;
  return (
    <HelpLines
      lines={[
        ...GROUPS.map(([group, kind, tiles]) => ({
          pictures: tiles.map(side => <Tile key={side} side={side} decorative />),
          name: groups[group],
          text: kind === 'nile' ? river : purposes[kind],
          rule: RULE_OF_CARD[kind],
        })),
        {
          pictures: DISASTERS.map(side => <Tile key={side} side={side} decorative />),
          name: help.disasters,
          text: help.inDisaster,
          rule: 'R-03',
        },
        { pictures: [<SunToken key="sun" sun={13} />], name: suns, text: words.suns, rule: 'E-06' },
        { pictures: [<RaFigure key="ra" />], name: words.auction, text: words.inAuction, rule: 'A-01' },
      ]}
    />
  );
};
