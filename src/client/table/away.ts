import { createContext } from 'react';
import type { Seat } from '../../game/shared/seats.ts';

/** When a bot plays for somebody who is waited for, in milliseconds since 1970, and how long they had in all. */
export type Absence = { readonly until: number; readonly all: number };

/** By seat that is away and waited for. */
export type Absences = ReadonlyMap<Seat, Absence>;

export const NOBODY_AWAY: Absences = new Map();

/** For the portraits, wherever they stand. */
export const AwayContext = createContext<Absences>(NOBODY_AWAY);
