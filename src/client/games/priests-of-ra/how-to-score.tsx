import { HelpLines } from '../../table/help-lines.tsx';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { RaFigure } from '../auction/art/ra-figure.tsx';
import { SunToken } from '../auction/art/tokens.tsx';
import { scoreHelpWords } from '../auction/words/score.ts';
import { Ankh } from './art/ankh.tsx';
import { Tile } from './pieces/tile.tsx';
import { areaWords } from './words/board.ts';
import { ankhWords, type CardKind, forWords, RULE_OF_CARD } from './words/cards.ts';
import { itemWords } from './words/score.ts';
import type { Face } from './words/tile-words.ts';

const GROUPS = [
  ['people', 'person', ['farmer', 'merchant', 'scribe']],
  ['buildings', 'building', ['fortress', 'fortress']],
  ['priests', 'priest', ['priest']],
  ['plagues', 'plague', ['plague']],
  ['pyramid', 'pyramid', ['pyramid', 'pyramid', 'chamber-red']],
  ['chambers', 'chamber', ['chamber-blue', 'chamber-blue', 'chamber-blue']],
] as const satisfies readonly (readonly [keyof (typeof areaWords)['en'], CardKind, readonly Face[]])[];

/** How to score, as the box prints it on the board. */
export const HowToScore = () => {
  const groups = useWords(areaWords);
  const purposes = useWords(forWords);
  const items = useWords(itemWords);
  const words = useWords(scoreHelpWords);
  const ankhs = useWords(ankhWords).scored;
  return (
    <HelpLines
      lines={[
        ...GROUPS.map(([group, kind, tiles]) => ({
          // biome-ignore lint/suspicious/noArrayIndexKey: the pictures of a line stand still
          pictures: tiles.map((side, i) => <Tile key={i} side={side} decorative />),
          name: groups[group],
          text: purposes[kind],
          rule: RULE_OF_CARD[kind],
        })),
        { pictures: [<Ankh key="ankh" held />], name: items.ankhs, text: ankhs, rule: 'P-22' },
        { pictures: [<SunToken key="sun" sun={13} />], name: items.suns, text: words.suns, rule: 'E-06' },
        { pictures: [<RaFigure key="ra" />], name: words.auction, text: words.inAuction, rule: 'A-01' },
      ]}
    />
  );
};
