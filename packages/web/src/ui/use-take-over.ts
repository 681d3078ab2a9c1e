import type { Ref } from 'react';
import { useHydrated } from '../shared/use-hydrated.ts';
import { EARLY, takePress } from './early-press.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement;

/**
 * The `ref` of a control that the server has rendered. What a person typed, chose, ticked or pressed
 * before the page came alive is told to it as if it happened then; so is where the focus stands.
 * Controls that the browser renders itself need none of this.
 */
export function useTakeOver(): ((control: Control | null) => void) | undefined {
  return useHydrated() ? undefined : takeOver;
}

/**
 * The same for a button: what it needs so that a press before the page came alive counts.
 *
 * @param own The button's own `ref`.
 * @example <button {...useEarlyPress(ref)} />
 */
export function useEarlyPress(own?: Ref<HTMLButtonElement>) {
  const early = useTakeOver();
  if (!early) return { ref: own };
  const ref = (button: HTMLButtonElement | null) => {
    early(button);
    handTo(own, button);
  };
  return { ref, [EARLY]: '' };
}

function handTo(own: Ref<HTMLButtonElement> | undefined, button: HTMLButtonElement | null): void {
  if (typeof own === 'function') own(button);
  else if (own) own.current = button;
}

function takeOver(control: Control | null): void {
  const replay = control && changeOf(control);
  const isFocused = control !== null && control === document.activeElement;
  if (!replay && !isFocused) return;
  // Later, so that the page's effects listen by then.
  setTimeout(() => {
    if (!control.isConnected) return;
    if (isFocused) control.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    replay?.();
  });
}

/** What does again what was done to the control; null when it is as the server rendered it. */
function changeOf(control: Control): (() => void) | null {
  if (control instanceof HTMLButtonElement)
    return takePress(control) ? () => control.click() : null;
  if (control instanceof HTMLSelectElement) {
    const chosen = control.value;
    const preset = [...control.options].find(({ defaultSelected }) => defaultSelected);
    if (chosen === (preset ?? control.options[0])?.value) return null;
    return () => {
      control.value = chosen;
      control.dispatchEvent(new Event('change', { bubbles: true }));
    };
  }
  const { type } = control;
  if (control instanceof HTMLInputElement && (type === 'checkbox' || type === 'radio')) {
    const isPreset = control.checked === control.defaultChecked;
    // A radio that lost its mark needs no event: the one that was chosen sends it.
    if (isPreset || (type === 'radio' && !control.checked)) return null;
    return () => {
      control.checked = control.defaultChecked;
      control.click();
    };
  }
  const typed = control.value;
  const preset = control.defaultValue;
  if (typed === preset) return null;
  return () => {
    // Somebody has typed on since, and React has heard that.
    if (control.value !== typed && control.value !== preset) return;
    // React ignores an event whose value it has set itself: the setter of the prototype is not React's.
    control.value = control.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(
      control,
      typed,
    );
    control.dispatchEvent(new Event('input', { bubbles: true }));
  };
}
