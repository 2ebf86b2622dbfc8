import { useEffect, useState } from 'react';

/** A value once it has been the same for so long, in milliseconds; until then, and where there is none, null. */
export const useDebounced = <Value extends string | number>(
  value: Value | null,
  ms: number,
): Value | null => {
  const [lasting, setLasting] = useState<Value | null>(null);
  useEffect(() => {
    if (value === null) return;
    const timer = setTimeout(() => setLasting(value), ms);
    return () => {
      clearTimeout(timer);
      setLasting(null);
    };
  }, [value, ms]);
  return lasting === value ? lasting : null;
};
