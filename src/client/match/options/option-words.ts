import type { OptionName } from '../../../game/index.ts';
import type { Level } from '../../../game/shared/bots/levels.ts';
import { OUT_OF_TIME } from '../../../game/shared/table-clock.ts';
import { TALKS } from '../../../game/shared/talk.ts';
import { botWords } from '../../table/bot-words.ts';
import { type Language, plural } from '../../ui/i18n/i18n.tsx';
import { timeText } from './time-words.ts';

/**
 * What a table may choose: what its game leaves open (`raHeavy` is for simulations and tests: nobody is offered it), and
 * what every table does, whatever it plays.
 */
export type TableOption =
  | Exclude<OptionName, 'raHeavy'>
  | 'time'
  | 'outOfTime'
  | 'botAfter'
  | 'botLevel'
  | 'talk'
  | 'hints'
  | 'undo'
  | 'rated';

/** What has been chosen for an option: a yes or a no, or one of several. */
export type Value = boolean | number | string;

/** The options that are no yes or no, with what a form offers for each. */
export const CHOICES = {
  white: ['random', 0, 1],
  botAfter: ['never', 180, 60, 600, 0],
  botLevel: ['medium', 'hard', 'expert', 'easy'],
  talk: TALKS,
  time: [
    ...[0, '2m+10s', '5m+20s', '10m+30s', 10, 15, 20, 30, 45, 60, 90, 120, 300],
    ...['1d', '2d', '3d', '7d', '10d+12h'],
  ],
  outOfTime: OUT_OF_TIME,
} as const satisfies { readonly [Option in TableOption]?: readonly Value[] };
export type ChoiceOption = keyof typeof CHOICES;

export type OptionWords = {
  readonly label: string;
  readonly hint: string;
  /** How the table differs from the rulebook when it has chosen this, in a list of facts. */
  readonly differs: (value: Value) => string;
};
export type ChoiceWords = OptionWords & { readonly choice: (value: Value) => string };
type AllWords = Readonly<
  Record<Exclude<TableOption, ChoiceOption>, OptionWords> & Record<ChoiceOption, ChoiceWords>
>;

export const minutes = (language: Language, seconds: Value): string =>
  language === 'en'
    ? plural('en', Number(seconds) / 60, 'minute', 'minutes')
    : plural('it', Number(seconds) / 60, 'minuto', 'minuti');

export const BOTS: Readonly<Record<Language, Readonly<Record<Level, string>>>> = {
  en: { easy: 'easy bots', medium: 'medium bots', hard: 'hard bots', expert: 'expert bots' },
  it: { easy: 'bot facili', medium: 'bot di forza media', hard: 'bot difficili', expert: 'bot esperti' },
};

/** Every option by its name: one without words does not compile. */
export const optionWords: Readonly<Record<Language, AllWords>> = {
  en: {
    openTotals: {
      label: 'Open totals',
      hint: 'everybody sees everybody’s fame',
      differs: () => 'open totals',
    },
    helps: {
      label: 'Worth and chances',
      hint: 'what the lot would bring you, and how likely Ra is next',
      differs: () => 'no worth and chances shown',
    },
    godsTakeDisasters: {
      label: 'Gods may take disasters too',
      hint: 'they strike at once',
      differs: () => 'no disasters for gods',
    },
    white: {
      label: 'Who is white',
      hint: 'white begins and has the pharaoh',
      choice: value => (value === 'random' ? 'Chance decides' : `Seat ${Number(value) + 1}`),
      differs: value => `seat ${Number(value) + 1} is white`,
    },
    strictClosure: {
      label: 'Strict closure',
      hint: 'a network is closed only if each of its openings meets another',
      differs: () => 'strict closure',
    },
    talk: {
      label: 'Talk at the table',
      hint: 'what those who sit there may say to each other',
      choice: value =>
        value === 'all' ? 'Messages and reactions' : value === 'reactions' ? 'Only reactions' : 'Nothing',
      differs: value => (value === 'none' ? 'no talk' : 'only reactions'),
    },
    hints: {
      label: 'The coach may be asked',
      hint: 'by everybody at the table, when it is their turn; otherwise only where all others are bots',
      differs: () => 'the coach may be asked',
    },
    undo: {
      label: 'Moves may be taken back',
      hint: 'the last one, where it has shown nothing, or all agree',
      differs: value => (value === true ? 'moves may be taken back' : 'no taking back'),
    },
    rated: {
      label: 'Rated',
      hint: 'for members, two at least',
      differs: () => 'rated, for members',
    },
    time: {
      label: 'Time',
      hint: 'without a clock everybody takes as long as they like',
      choice: value => timeText('en', value),
      differs: value => timeText('en', value, true),
    },
    outOfTime: {
      label: 'When somebody’s time is up',
      hint: 'a bot plays at the level of the table’s bots',
      choice: value => (value === 'bot' ? 'A bot plays on until they return' : 'They have lost'),
      differs: value => (value === 'bot' ? 'then a bot plays on' : 'out of time loses'),
    },
    botAfter: {
      label: 'When somebody is away on their turn',
      hint: 'where a bot plays, it gets up when they are back',
      choice: value =>
        value === 'never'
          ? 'The table waits'
          : value === 0
            ? 'A bot plays at once'
            : `A bot plays after ${minutes('en', value)}`,
      differs: value =>
        value === 'never'
          ? 'waits for who is away'
          : value === 0
            ? 'bots at once'
            : `bots after ${minutes('en', value)}`,
    },
    botLevel: {
      label: 'Level of the other bots',
      hint: 'those that take free seats, and play for whoever is away',
      choice: value => botWords.en.level[value as Level],
      differs: value => BOTS.en[value as Level],
    },
  },
  it: {
    openTotals: {
      label: 'Totali scoperti',
      hint: 'tutti vedono la fama di tutti',
      differs: () => 'totali scoperti',
    },
    helps: {
      label: 'Valori e probabilità',
      hint: 'quanto ti darebbe il lotto, e quanto è probabile che esca Ra',
      differs: () => 'senza valori e probabilità',
    },
    godsTakeDisasters: {
      label: 'Gli dei possono prendere anche le calamità',
      hint: 'che colpiscono subito',
      differs: () => 'niente calamità per gli dei',
    },
    white: {
      label: 'Chi è il bianco',
      hint: 'il bianco comincia e ha il faraone',
      choice: value => (value === 'random' ? 'Decide la sorte' : `Posto ${Number(value) + 1}`),
      differs: value => `bianco al posto ${Number(value) + 1}`,
    },
    strictClosure: {
      label: 'Chiusura rigorosa',
      hint: 'un sotterraneo è chiuso solo se ogni apertura combacia con un’altra',
      differs: () => 'chiusura rigorosa',
    },
    talk: {
      label: 'Chat al tavolo',
      hint: 'che cosa può dirsi chi vi siede',
      choice: value =>
        value === 'all' ? 'Messaggi e reazioni' : value === 'reactions' ? 'Solo reazioni' : 'Nulla',
      differs: value => (value === 'none' ? 'senza chat' : 'solo reazioni'),
    },
    hints: {
      label: 'Si può chiedere all’allenatore',
      hint: 'tutti, quando tocca a loro; altrimenti solo dove gli altri sono tutti bot',
      differs: () => 'con l’allenatore',
    },
    undo: {
      label: 'Le mosse si possono ritirare',
      hint: 'l’ultima, se non ha mostrato nulla o se tutti sono d’accordo',
      differs: value => (value === true ? 'mosse ritirabili' : 'mosse non ritirabili'),
    },
    rated: {
      label: 'Classificata',
      hint: 'per membri, almeno due',
      differs: () => 'classificata, per membri',
    },
    time: {
      label: 'Tempo',
      hint: 'senza orologio ognuno ci mette quanto vuole',
      choice: value => timeText('it', value),
      differs: value => timeText('it', value, true),
    },
    outOfTime: {
      label: 'Quando a qualcuno scade il tempo',
      hint: 'il bot gioca al livello degli altri bot del tavolo',
      choice: value => (value === 'bot' ? 'Gioca un bot finché non torna' : 'Ha perso'),
      differs: value => (value === 'bot' ? 'poi gioca un bot' : 'perde chi finisce il tempo'),
    },
    botAfter: {
      label: 'Se manca chi è di turno',
      hint: 'se gioca un bot, quando torna gli rende il posto',
      choice: value =>
        value === 'never'
          ? 'Il tavolo aspetta'
          : value === 0
            ? 'Gioca subito un bot'
            : `Gioca un bot dopo ${minutes('it', value)}`,
      differs: value =>
        value === 'never'
          ? 'si aspetta chi manca'
          : value === 0
            ? 'subito un bot'
            : `un bot dopo ${minutes('it', value)}`,
    },
    botLevel: {
      label: 'Livello degli altri bot',
      hint: 'quelli che occupano i posti liberi e giocano per chi manca',
      choice: value => botWords.it.level[value as Level],
      differs: value => BOTS.it[value as Level],
    },
  },
};
