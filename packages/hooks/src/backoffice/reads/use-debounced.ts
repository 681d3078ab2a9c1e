import { useEffect, useState } from 'react';

/**
 * A value that follows another one once that has rested: a server is asked for what was typed, and
 * not at every key.
 *
 * @param value The same one, not a copy, while nothing about it changes.
 * @param quiet ms.
 */
export function useDebounced<Value>(value: Value, quiet: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), quiet);
    return () => clearTimeout(timer);
  }, [value, quiet]);
  return debounced;
}
