import { isolated } from '../../../game/shared/isolated.ts';
import { Portrait } from '../../table/portrait.tsx';
import { useWords } from '../../ui/i18n/i18n.tsx';
import type { DealTable } from './api.ts';
import { dealWords } from './words.ts';

type Player = DealTable['players'][number];

/** Somebody sits there in person, also where a bot stands in for them. */
export const isPerson = ({ name, data }: Player): boolean =>
  name !== undefined && (data?.bot === undefined || data.standIn === true);

/** Who has a seat: their face at the table, and the name. */
export const PersonAt = ({ player, isYou = false }: { player: Player | undefined; isYou?: boolean }) => {
  const words = useWords(dealWords);
  if (player === undefined) return <span className="deal-free">—</span>;
  const { id, name, former } = player;
  const said = former === true ? words.former : name === undefined ? words.free : isolated(name);
  const note = isYou ? words.you : name !== undefined && !isPerson(player) ? words.bot : '';
  return (
    <span className="deal-person" data-free={name === undefined} data-you={isYou}>
      <Portrait seat={id} />
      <span className="deal-name">{said}</span>
      {note !== '' && <small>{note}</small>}
    </span>
  );
};
