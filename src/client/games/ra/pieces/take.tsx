import { useEffect, useRef } from 'react';
import { tilesOn } from '../../../../game/auction/tracks.ts';
import { count, isDisaster, type Lying } from '../../../../game/ra/tiles.ts';
import { at } from '../../../../game/shared/seats.ts';
import { ActionButton } from '../../../table/action-button.tsx';
import { useConfirm } from '../../../table/confirm.tsx';
import { CountPill } from '../../../table/count-pill.tsx';
import { useExplain } from '../../../table/explain.tsx';
import { deferred, useDeferredLoaded } from '../../../ui/hooks/deferred.ts';
import { signed } from '../../../ui/i18n/grammar.ts';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { focusIsLost, useFocusWithin } from '../../../ui/keys/focus-within.ts';
import type { ToolbarProps } from '../../../ui/keys/toolbar.tsx';
import { helpsShown } from '../../auction/view/facts.ts';
import { inAll } from '../../auction/view/sheet-facts.ts';
import { useBoard } from '../view/board-context.ts';
import { takeWorth } from '../view/facts.ts';
import { choiceWords } from '../words/actions.ts';
import { tileWords } from '../words/tile-words.ts';
import { KindCard } from './deferred-cards.ts';
import { Tile } from './tile.tsx';

deferred(() => import('./take.css'));

/** May this screen's player take tiles of the track with a god now? Then its spaces are one group of buttons. */
export const useTaking = (): { readonly may: boolean; readonly lotProps: Partial<ToolbarProps> } => {
  const words = useWords(choiceWords);
  const { view, seat, events } = useBoard().match;
  const { step, track, areas } = view;
  const ref = useRef<HTMLDivElement>(null);
  const mayTake =
    seat !== null &&
    (step.kind === 'turn' || step.kind === 'gods') &&
    step.player === seat &&
    count(at(areas, seat).tiles, 'god') > 0 &&
    tilesOn(track) > 0;
  const may = useDeferredLoaded(mayTake) && mayTake;
  useFocusAfterTaking(ref, events.length);
  return { may, lotProps: { ref, ...(may ? { label: words.tracks } : {}) } };
};

/** Where to go on, once the tile that had the focus is taken: another one, what a disaster asks for, the actions. */
const NEXT = [
  '.take-tile:not([aria-disabled="true"])',
  '.pick',
  '.actions button:not([aria-disabled="true"])',
  '.actions-choices button',
];

const useFocusAfterTaking = (lot: React.RefObject<HTMLElement | null>, events: number): void => {
  const within = useFocusWithin(lot);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has happened is what takes tiles away
  useEffect(() => {
    if (!within.current || !focusIsLost() || document.querySelector('dialog[open]')) return;
    for (const next of NEXT) {
      const element = document.querySelector<HTMLElement>(next);
      if (element !== null) return element.focus({ preventScroll: true });
    }
  }, [events]);
};

/** A tile that a god may take. It is asked about: the god is gone, and a disaster strikes at once. */
export const Take = ({ tile }: { tile: Lying }) => {
  const words = useWords(choiceWords);
  const names = useWords(tileWords);
  const { match, act } = useBoard();
  const { ask } = useConfirm();
  const worth = takeWorth(match.view, match.seat ?? 0, tile);
  const all = inAll(worth);
  const helps = helpsShown(match.view);
  const change = helps ? words.change(signed(worth.now), worth.end === 0 ? null : signed(worth.end)) : null;
  const take = () =>
    void ask('no-undo', words.sure(names[tile].a, change, isDisaster(tile))).then(
      yes => yes && act(['playGod', tile]),
    );
  const explained = useExplain(() => <KindCard tile={tile} seat={match.seat} />);
  return (
    <span className="lot-tile" {...explained.props}>
      <ActionButton move={['playGod', tile]} className="take-tile" onAct={take}>
        <Tile side={tile} decorative />
        <span className="visually-hidden">{words.take(names[tile].a, change)}</span>
        {helps && <CountPill className="take-change">{all === 0 ? '±0' : signed(all)}</CountPill>}
      </ActionButton>
      {explained.card}
    </span>
  );
};
