import { useId } from 'react';
import type { NoticesTold } from '../lobby/table-acts.ts';
import type { NoticeWays } from './ways.ts';

/** What a switch is handed: how the server is told, what it has told last, and whom to tell what it tells next. */
export type NoticeSwitchProps<Told extends NoticesTold = NoticesTold> = {
  readonly ways: Pick<NoticeWays<Told>, 'change' | 'trial'>;
  readonly told: Told;
  readonly changed: (told: Told) => void;
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
