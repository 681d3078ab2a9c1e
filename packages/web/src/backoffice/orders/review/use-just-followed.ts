import { useEffect, useRef } from 'react';

/** Longer than the pause of a double click or of a key struck twice. */
const SEEN_AFTER_MS = 600;

/**
 * Tells whether the order on the screen has only just taken the place of one that was decided. The
 * second half of a double press would otherwise decide an order that nobody has looked at.
 *
 * @param pending What is being decided about the order; null otherwise.
 */
export function useJustFollowed(idPedido: number, pending: string | null): () => boolean {
  const last = useRef({ idPedido, pending, since: -Infinity });
  useEffect(() => {
    const before = last.current;
    const isOther = before.idPedido !== idPedido;
    // Whoever goes to another order by hand has seen where they are.
    const followed = before.pending === null ? -Infinity : performance.now();
    last.current = { idPedido, pending, since: isOther ? followed : before.since };
  }, [idPedido, pending]);
  return () => performance.now() - last.current.since < SEEN_AFTER_MS;
}
