import { useEffect } from 'react';

/** Forms on the screen that hold something typed and not saved. */
const holders = new Set<symbol>();

/** Leaving the page would lose something. */
export const hasUnsaved = (): boolean => holders.size > 0;

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
    const holder = Symbol('unsaved');
    holders.add(holder);
    return () => void holders.delete(holder);
  }, [isUnsaved]);
}
