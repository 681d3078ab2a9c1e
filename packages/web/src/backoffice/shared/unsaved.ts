import { useEffect, useState } from 'react';

type FormDrafts = Map<number | string, unknown>;

/** What on the screen may hold something typed and not saved; each tells whether it does now. */
const holders = new Set<() => boolean>();

/** Leaving the page would lose something. */
export const hasUnsaved = (): boolean => [...holders].some((holds) => holds());

/** The person gives up what has been typed: nobody asks about it again. */
export const forgetUnsaved = (): void => holders.clear();

/**
 * Says that leaving the page would lose what has been typed; `UnsavedGate` then asks first.
 *
 * @example useUnsaved(form.isDirty);
 */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const holds = () => true;
    holders.add(holds);
    return () => void holders.delete(holds);
  }, [isUnsaved]);
}

/**
 * What is typed in the cards of a screen, which come and go: while one of them is not saved, leaving
 * the screen asks first, whether its card is drawn or not.
 *
 * @example const drafts = useDrafts<StockDrafts>();
 */
export function useDrafts<Drafts extends FormDrafts>(): Drafts {
  // The caller says what kind of map it is.
  const [drafts] = useState(() => new Map() as Drafts);
  useEffect(() => {
    const holds = () => drafts.size > 0;
    holders.add(holds);
    return () => void holders.delete(holds);
  }, [drafts]);
  return drafts;
}
