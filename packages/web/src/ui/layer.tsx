import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/**
 * Puts what floats over the page outside the part of it that opened it, so that no style of that
 * part reaches in. A frame with styles of its own for everything inside it, floating or not, marks
 * itself with `data-layers`. Nothing floats on the server.
 */
export function Layer({ children }: { children: ReactNode }) {
  if (typeof document === 'undefined') return null;
  return createPortal(children, document.querySelector('[data-layers]') ?? document.body);
}
