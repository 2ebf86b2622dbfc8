import type { GameId } from '../../../game/index.ts';
import type { Level } from '../../../game/shared/bots/levels.ts';
import { ratedPaceOf } from '../../../game/shared/rated.ts';
import { type Language, useWords } from '../../ui/i18n/i18n.tsx';
import { BOTS, minutes, type TableOption, type Value } from './option-words.ts';

import { timeText } from './time-words.ts';
import { useTerms } from './use-terms.ts';

/** All that somebody is told of a table before they sit down there. */
export const useOptionNotices = (
  game: GameId,
  setupData: Readonly<Record<string, unknown>> | undefined,
): readonly string[] => {
  const noticeOf = useWords(optionNotices);
  return useTerms(game, setupData).map(({ option, value }) =>
    noticeOf[option](option === 'rated' ? ratedPaceOf(setupData) : value),
  );
};

/** How a table differs from the rulebook when it has chosen this, to somebody who is about to sit down there. */
export const optionNotices: Readonly<
  Record<Language, Readonly<Record<TableOption, (value: Value) => string>>>
> = {
  en: {
    openTotals: () => 'This table plays with open totals: everybody sees everybody’s fame.',
    helps: () => 'This table shows neither what lots are worth nor how likely Ra is.',
    godsTakeDisasters: () => 'At this table gods may not take disasters.',
    white: value => `At this table seat ${Number(value) + 1} is white and begins.`,
    strictClosure: () => 'At this table a network is closed only if each of its openings meets another.',
    talk: value =>
      value === 'none'
        ? 'At this table nobody talks.'
        : 'At this table there are reactions, but no messages.',
    hints: () => 'At this table everybody may ask the coach what to do.',
    time: value =>
      `At this table everybody has ${timeText('en', value)}${typeof value === 'number' ? '; for whoever is late the mildest move is made' : ''}.`,
    outOfTime: value =>
      value === 'bot'
        ? 'Out of time, a bot plays on until they return.'
        : 'At this table whoever is out of time has lost.',
    undo: value =>
      value === true ? 'At this table moves may be taken back.' : 'At this table no move is taken back.',
    rated: pace =>
      `This match is rated: it counts for everybody’s rating ${pace === 'live' ? 'in live matches' : 'in matches by days'}, and only members sit here. Whoever leaves comes in last.`,
    botAfter: value =>
      value === 'never'
        ? 'This table waits for whoever is away; after ten minutes those who are here may vote to go on.'
        : value === 0
          ? 'At this table a bot plays at once for whoever is away on their turn.'
          : `At this table a bot plays for whoever is away on their turn for ${minutes('en', value)}.`,
    botLevel: value =>
      `At this table, free seats and those of whoever is away go to ${BOTS.en[value as Level]}.`,
  },
  it: {
    openTotals: () => 'A questo tavolo i totali sono scoperti: tutti vedono la fama di tutti.',
    helps: () => 'A questo tavolo non si mostra quanto valgono i lotti né quanto è probabile Ra.',
    godsTakeDisasters: () => 'A questo tavolo gli dei non possono prendere calamità.',
    white: value => `A questo tavolo il bianco è al posto ${Number(value) + 1}, e comincia.`,
    strictClosure: () =>
      'A questo tavolo un sotterraneo è chiuso solo se ogni sua apertura combacia con un’altra.',
    talk: value =>
      value === 'none'
        ? 'A questo tavolo non si parla.'
        : 'A questo tavolo ci sono le reazioni, ma non i messaggi.',
    hints: () => 'A questo tavolo tutti possono chiedere all’allenatore che cosa fare.',
    time: value =>
      `A questo tavolo ognuno ha ${timeText('it', value)}${typeof value === 'number' ? '; per chi è in ritardo si fa la mossa più mite' : ''}.`,
    outOfTime: value =>
      value === 'bot'
        ? 'A chi scade il tempo subentra un bot, finché non torna.'
        : 'A questo tavolo chi finisce il tempo ha perso.',
    undo: value =>
      value === true
        ? 'A questo tavolo le mosse si possono ritirare.'
        : 'A questo tavolo nessuna mossa si ritira.',
    rated: pace =>
      `Questa partita è classificata: conta per la valutazione di tutti ${pace === 'live' ? 'nelle partite dal vivo' : 'nelle partite a giorni'}, e vi siedono solo membri. Chi se ne va arriva ultimo.`,
    botAfter: value =>
      value === 'never'
        ? 'Questo tavolo aspetta chi manca; dopo dieci minuti chi è presente può votare per andare avanti.'
        : value === 0
          ? 'A questo tavolo, se manca chi è di turno, gioca subito un bot.'
          : `A questo tavolo, se chi è di turno manca per ${minutes('it', value)}, gioca un bot.`,
    botLevel: value =>
      `A questo tavolo i posti liberi e quelli di chi manca vanno a ${BOTS.it[value as Level]}.`,
  },
};
