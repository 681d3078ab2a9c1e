import { useEffect, useState } from 'react';
import { useShopContext } from './provider/shop-context.ts';

/** True once something has held for so many milliseconds without a break. */
export function useHeldFor(isHeld: boolean, ms: number): boolean {
  const { clock } = useShopContext();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isHeld) return;
    const timer = clock.setTimeout(() => setOver(true), ms);
    return () => {
      clock.clearTimeout(timer);
      setOver(false);
    };
  }, [clock, isHeld, ms]);
  return isHeld && isOver;
}
