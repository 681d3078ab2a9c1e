import { useEffect, useRef } from 'react';

/**
 * Deleting takes away the button that had the focus: hands it to the title of the page.
 *
 * @param count How many things the list has.
 * @param isAsking The confirmation is open.
 */
export function useFocusAfterDeletion(count: number, isAsking: boolean): void {
  const known = useRef(count);
  useEffect(() => {
    if (isAsking) return;
    const isFewer = count < known.current;
    known.current = count;
    if (!isFewer || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [count, isAsking]);
}
