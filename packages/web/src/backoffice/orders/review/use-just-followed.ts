import { useEffect, useRef } from 'react';

/** Longer than the pause of a double click or of a key struck twice. */
const SEEN_AFTER_MS = 600;

/**
 * Tells whether the order on the screen has only just taken the place of one that was decided, here
 * or by somebody else. What was pressed for the order before would otherwise decide one that nobody
 * has looked at.
 *
 * @param hasFollowed Nobody chose the order. Whoever goes to one by hand has seen where they are.
 */
export function useJustFollowed(idPedido: number, hasFollowed: boolean): () => boolean {
  const since = useRef(-Infinity);
  useEffect(() => {
    since.current = hasFollowed ? performance.now() : -Infinity;
  }, [hasFollowed, idPedido]);
  return () => performance.now() - since.current < SEEN_AFTER_MS;
}
