import { useId } from 'react';
import type { SeatClaim } from '../lobby/credentials.ts';
import type { NoticesTold } from '../lobby/table-acts.ts';

/** What a switch of a seat's notices is handed: whose they are, what the server has told of them, and whom to tell what it tells next. */
export type NoticeSwitchProps = {
  readonly claim: SeatClaim;
  readonly told: NoticesTold;
  readonly changed: (told: NoticesTold) => void;
};

/** A switch with its name, and what came of it in words. */
export const Switch = ({
  label,
  on,
  change,
  busy = false,
  said = '',
}: {
  label: string;
  on: boolean;
  change: (on: boolean) => void;
  busy?: boolean;
  said?: string;
}) => {
  const id = useId();
  return (
    <>
      <label>
        {label}
        <input
          type="checkbox"
          checked={on}
          // Not `disabled`: it would lose the focus.
          aria-disabled={busy}
          aria-describedby={id}
          onChange={event => !busy && change(event.currentTarget.checked)}
        />
      </label>
      <p id={id} className="turn-notices-said" role="status">
        {said}
      </p>
    </>
  );
};
