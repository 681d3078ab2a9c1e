import { useEffect, useState } from 'react';
import { useShopContext } from '../../shared/provider/shop-context.ts';

/**
 * A value that follows another one once that has rested: a server is asked for what was typed, and
 * not at every key.
 *
 * @param value The same one, not a copy, while nothing about it changes.
 * @param quiet ms.
 */
export function useDebounced<Value>(value: Value, quiet: number): Value {
  const { clock } = useShopContext();
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = clock.setTimeout(() => setDebounced(value), quiet);
    return () => clock.clearTimeout(timer);
  }, [clock, value, quiet]);
  return debounced;
}
