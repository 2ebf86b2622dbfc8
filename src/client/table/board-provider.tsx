import { type ContextType, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { AnyEvent, AnyMove } from '../../game/contract.ts';
import { newRepeatFilter } from '../ui/hooks/repeat-filter.ts';
import { useLanguage, useWords } from '../ui/i18n/i18n.tsx';
import { AwayContext, NOBODY_AWAY } from './away.ts';
import { type BoardAccess, BoardContext, type Notice } from './board-context.tsx';
import type { BoardGame, Reader } from './board-game.ts';
import { BotsContext } from './bot-mark.tsx';
import { ConfirmProvider } from './confirm.tsx';
import { ExplainProvider } from './explain-shown.tsx';
import { MembersContext } from './member-mark.tsx';
import { personOf } from './person.ts';
import { isGivenUp, isShared, type SeatInfo, secretsOf, type TableMatch } from './table-match.ts';
import { useTimeline } from './use-timeline.ts';
import { boardWords, waitingWords } from './words.ts';
import '../ui/theme/stage.css';

/** One match for all parts of its board, with what lies over them: explanations and questions. */
export const BoardProvider = <View, Event extends AnyEvent, R extends Reader>({
  game,
  match: live,
  children,
}: {
  game: BoardGame<View, Event, R>;
  match: TableMatch<View, Event>;
  children: ReactNode;
}) => {
  const [match, timeline] = useTimeline(live, game);
  const isBack = timeline.back !== null;
  const isEnded = isGivenUp(live);
  const { seat, seats, status, isReplay = false, isHandedOn } = match;
  const { view, events } = live;
  const { language } = useLanguage();
  const refusals = useWords(game.refusalWords);
  const waiting = useWords(waitingWords);
  const words = useWords(boardWords);
  const [repeats] = useState(() => newRepeatFilter());
  const known = useRef(events.length);
  useEffect(() => {
    // What was taken back may be done again at once.
    if (events.length < known.current) repeats.forget();
    known.current = events.length;
  }, [events.length, repeats]);
  const [said, setSaid] = useState<(Notice & { readonly at: number }) | null>(null);

  const say = useCallback(
    (text: string, tone: Notice['tone'] = 'warning') =>
      setSaid(last => ({ text, tone, id: (last?.id ?? 0) + 1, at: events.length })),
    [events.length],
  );

  const access = useMemo((): BoardAccess<BoardGame<View, Event, R>, View, Event, R> => {
    const person = personOf(seats, isShared(match) ? null : seat, words);
    const isLookedAt = isBack || isEnded || isReplay || !isSameStep(match.view, view);
    const legal = seat === null || status !== 'ready' || isLookedAt ? [] : game.legalMoves(view, seat);
    const whyNot = (move: AnyMove): string | null => {
      if (seat === null || isReplay) return waiting.spectator;
      if (isBack) return waiting.lookingBack;
      if (isEnded) return words.over;
      if (isHandedOn?.() === true) return waiting.handedOn;
      const refusal = game.refusalOf(view, seat, move);
      if (refusal !== null) return refusals[game.reasonOf?.(view, seat, move, refusal) ?? refusal] ?? refusal;
      return status === 'ready' ? null : waiting[status];
    };
    return {
      game,
      match,
      live,
      timeline,
      person,
      reader: game.readerOf({ language, person }, match.view, secretsOf(match)),
      legal,
      isLegal: move => legal.some(other => other.join() === move.join()),
      act: move => {
        const reason = whyNot(move);
        if (reason !== null) say(reason);
        // What may be done next is not shown as yet: to press it ends the scene, as everywhere.
        else if (isLookedAt) return;
        // A second tap was meant for the table as it stood before the first.
        else if (!repeats.isRepeat(move.join())) match.play(move);
      },
      notice: said !== null && said.at === events.length ? said : null,
      say,
    };
  }, [
    game,
    match,
    live,
    timeline,
    isBack,
    isEnded,
    isReplay,
    view,
    seat,
    seats,
    events,
    status,
    isHandedOn,
    repeats,
    language,
    refusals,
    waiting,
    words,
    said,
    say,
  ]);

  return (
    <BoardContext.Provider value={access as unknown as ContextType<typeof BoardContext>}>
      <ExplainProvider>
        <ConfirmProvider>
          <AwayContext value={live.away ?? NOBODY_AWAY}>
            <BotsContext value={seats.map(({ bot }) => bot ?? '').join(',')}>
              <MembersContext value={membersOf(seats)}>{children}</MembersContext>
            </BotsContext>
          </AwayContext>
        </ConfirmProvider>
      </ExplainProvider>
    </BoardContext.Provider>
  );
};

const membersOf = (seats: readonly SeatInfo[]): string =>
  seats.map(({ name, member }) => (member === true ? name : '')).join('\n');

/** Is what is to be done in one view to be done in the other? A view says by itself what is on. */
const isSameStep = (shown: unknown, live: unknown): boolean =>
  shown === live || stepIn(shown) === stepIn(live);

const stepIn = (view: unknown): string =>
  JSON.stringify(typeof view === 'object' && view !== null && 'step' in view ? view.step : null);
