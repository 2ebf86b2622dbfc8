import { dataHashOf } from '../../game/data-hash.ts';
import type { GameModule } from '../../game/index.ts';
import { botName, buildRecord, type MatchRecord } from '../../game/record.ts';
import { recordName } from '../replay/record-name.ts';
import type { LocalMatch } from './local-match.ts';

/** The record of a local match: with its seed and result once it is over. */
export const recordOf = ({ meta, rules }: GameModule, match: LocalMatch): MatchRecord => {
  const { seats, options, seed } = match.saved();
  const { events, outcome } = match.snapshot();
  return buildRecord({
    game: meta.id,
    rulesVersion: meta.rulesVersion,
    dataHash: dataHashOf(rules),
    players: seats.length,
    names: seats.map(({ name, bot }) => (bot === null ? name : botName(bot))),
    options,
    defaults: meta.defaults,
    events,
    seed,
    outcome,
  });
};

/** Lets the browser save a record as a file. */
export const downloadRecord = (record: MatchRecord): void => {
  const url = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = recordName(record.game, new Date(), record.names);
  link.click();
  URL.revokeObjectURL(url);
};
