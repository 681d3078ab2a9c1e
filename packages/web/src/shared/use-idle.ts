import { useEffect, useState } from 'react';

/** Whether the browser has had nothing to do since this was first shown. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const done = () => setIdle(true);
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(done, 1);
      return () => clearTimeout(timer);
    }
    const id = requestIdleCallback(done, { timeout: 2_000 });
    return () => cancelIdleCallback(id);
  }, []);
  return isIdle;
}
