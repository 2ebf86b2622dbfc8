import { useId } from 'react';

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
