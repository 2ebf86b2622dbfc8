import { dataHashOf } from '../../../game/data-hash.ts';
import type { GameModule } from '../../../game/index.ts';
import { botName, buildRecord, type MatchRecord } from '../../../game/record.ts';
import { saveFile } from '../../ui/save-file.ts';
import { recordName } from '../records/record-name.ts';
import type { LocalMatch } from './local-match.ts';

/** The record of a local match: with its seed and result once it is over. */
export const recordOf = ({ meta, rules }: GameModule, match: LocalMatch): MatchRecord => {
  const { seats, options, seed } = match.saved();
  const { events, takenBack, outcome } = match.snapshot();
  return buildRecord({
    game: meta.id,
    rulesVersion: meta.rulesVersion,
    dataHash: dataHashOf(rules),
    players: seats.length,
    names: seats.map(({ name, bot }) => (bot === null ? name : botName(bot))),
    options,
    defaults: meta.defaults,
    events,
    beside: { takenBack, madeFor: [] },
    seed,
    outcome,
  });
};

/** Lets the browser save a record as a file, named by the day on which the match ended: today, where that is not known. */
export const downloadRecord = (record: MatchRecord, ended: number | null): void => {
  const name = recordName(record.game, new Date(ended ?? Date.now()), record.names);
  saveFile(new File([JSON.stringify(record)], name, { type: 'application/json' }));
};
