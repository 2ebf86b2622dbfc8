import type { AnyEvent } from '../../../game/contract.ts';
import type { RuRaReEvent } from '../../../game/ru-ra-re/events.ts';
import type { Seat } from '../../../game/shared/seats.ts';
import { defineWords, useWords } from '../../ui/i18n/i18n.tsx';

const words = defineWords(
  {
    title: 'Who wanted which row',
    legend: 'The row that each showed, throw by throw. Bold: took it; struck through: met somebody there.',
    throw: 'Throw',
    at: (round: number, nth: number) => `${round}.${nth}`,
    took: 'took it',
    clashed: 'met somebody there',
  },
  {
    title: 'Chi voleva quale serie',
    legend: 'La serie mostrata da ciascuno, tiro per tiro. In grassetto: l’ha presa; barrata: scontro.',
    throw: 'Tiro',
    at: (round, nth) => `${round}.${nth}`,
    took: 'l’ha presa',
    clashed: 'scontro',
  },
);

/** A throw: the row that each who was asked showed, and the seats that took theirs. */
export type Thrown = {
  readonly round: number;
  /** Of the round, from 1. */
  readonly nth: number;
  readonly choices: Readonly<Record<Seat, number>>;
  readonly takers: ReadonlySet<Seat>;
};

/** Every throw of a match, from its public events. */
export const throwsIn = (events: readonly RuRaReEvent[]): readonly Thrown[] => {
  const found: (Omit<Thrown, 'takers'> & { takers: Set<Seat> })[] = [];
  let [round, nth] = [1, 0];
  for (const event of events) {
    if (event.type === 'show') {
      nth += 1;
      found.push({ round, nth, choices: event.choices, takers: new Set() });
    } else if (event.type === 'take') found.at(-1)?.takers.add(event.player);
    else if (event.type === 'round-end') [round, nth] = [round + 1, 0];
  }
  return found;
};

/** In a review: who wanted which row, which at the table is over in a moment. */
export const WantedRows = ({ events, names }: { events: readonly AnyEvent[]; names: readonly string[] }) => {
  const said = useWords(words);
  return (
    <details className="review-numbers">
      <summary>{said.title}</summary>
      <p>{said.legend}</p>
      <div className="review-table">
        <table>
          <caption className="visually-hidden">{said.title}</caption>
          <thead>
            <tr>
              <th scope="col">{said.throw}</th>
              {names.map((name, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                <th key={seat} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {throwsIn(events as readonly RuRaReEvent[]).map(({ round, nth, choices, takers }) => (
              <tr key={`${round}.${nth}`}>
                <th scope="row">{said.at(round, nth)}</th>
                {names.map((_, seat) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                  <td key={seat}>
                    {choices[seat] !== undefined && <Wanted row={choices[seat]} took={takers.has(seat)} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
};

const Wanted = ({ row, took }: { row: number; took: boolean }) => {
  const said = useWords(words);
  return (
    <>
      {took ? <strong>{row}</strong> : <s>{row}</s>}
      <span className="visually-hidden">, {took ? said.took : said.clashed}</span>
    </>
  );
};
