import { createContext } from 'react';
import type { Seat } from '../../game/shared/seats.ts';

/** When a bot plays for somebody who is waited for (`monotonicNow`), and how long they had in all. */
export type Absence = { readonly until: number; readonly all: number };

/** Who has just sat down, or loads the page anew, is back before so many milliseconds are over: nobody need hear of it. */
export const AWAY_SHOWN_MS = 1500;

/** By seat that is away and waited for. */
export type Absences = ReadonlyMap<Seat, Absence>;

export const NOBODY_AWAY: Absences = new Map();

/** For the portraits, wherever they stand. */
export const AwayContext = createContext<Absences>(NOBODY_AWAY);
