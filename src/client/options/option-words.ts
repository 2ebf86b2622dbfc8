import type { OptionName } from '../../game/index.ts';
import { defineWords, type Language } from '../i18n/i18n.tsx';

/** What a table may choose. `raHeavy` is for simulations and tests: nobody is offered it. */
export type TableOption = Exclude<OptionName, 'raHeavy'>;

export type OptionWords = {
  readonly label: string;
  readonly hint: string;
  /** How the table differs from the rulebook when it has chosen the other way, in a list of facts. */
  readonly differs: string;
  /** The same to somebody who is about to sit down there. */
  readonly notice: string;
};

/** Every option by its name: one without words does not compile. */
export const optionWords: Readonly<Record<Language, Readonly<Record<TableOption, OptionWords>>>> =
  defineWords(
    {
      openTotals: {
        label: 'Open totals',
        hint: 'everybody sees everybody’s fame',
        differs: 'open totals',
        notice: 'This table plays with open totals: everybody sees everybody’s fame.',
      },
      helps: {
        label: 'Worth and chances',
        hint: 'what the lot would bring you, and how likely Ra is next',
        differs: 'no worth and chances shown',
        notice: 'At this table nobody is shown what lots are worth or how likely Ra is.',
      },
      godsTakeDisasters: {
        label: 'Gods may take disasters too',
        hint: 'they strike at once',
        differs: 'no disasters for gods',
        notice: 'At this table gods may not take disasters.',
      },
    },
    {
      openTotals: {
        label: 'Totali scoperti',
        hint: 'tutti vedono la fama di tutti',
        differs: 'totali scoperti',
        notice: 'A questo tavolo i totali sono scoperti: tutti vedono la fama di tutti.',
      },
      helps: {
        label: 'Valori e probabilità',
        hint: 'quanto ti darebbe il lotto, e quanto è probabile che esca Ra',
        differs: 'senza valori e probabilità',
        notice: 'A questo tavolo non si mostra quanto valgono i lotti né quanto è probabile Ra.',
      },
      godsTakeDisasters: {
        label: 'Gli dei possono prendere anche le calamità',
        hint: 'che colpiscono subito',
        differs: 'niente calamità per gli dei',
        notice: 'A questo tavolo gli dei non possono prendere calamità.',
      },
    },
  );
