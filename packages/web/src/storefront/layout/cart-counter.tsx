import { useCartCount } from '@filigrana/hooks';
import { useEffect } from 'react';

export interface CounterProps {
  onCount: (lines: number) => void;
}

/** Tells how many lines the cart has. A file of its own: the page need not wait for the cart. */
export default function CartCounter({ onCount }: CounterProps) {
  const lines = useCartCount();
  useEffect(() => onCount(lines), [lines, onCount]);
  return null;
}
