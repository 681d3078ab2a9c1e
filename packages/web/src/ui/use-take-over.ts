import { useHydrated } from '../shared/use-hydrated.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * The `ref` of a form control that the server has rendered. What a person typed, chose or ticked
 * before the page came alive is told to it as if it happened then; so is where the focus stands.
 * Controls that the browser renders itself need none of this.
 */
export function useTakeOver(): ((control: Control | null) => void) | undefined {
  return useHydrated() ? undefined : takeOver;
}

function takeOver(control: Control | null): void {
  const replay = control && changeOf(control);
  const isFocused = control !== null && control === document.activeElement;
  if (!replay && !isFocused) return;
  // After this rendering, whose own effects come first; nothing that it does to the control counts.
  setTimeout(() => {
    if (!control.isConnected) return;
    if (isFocused) control.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    replay?.();
  });
}

/** What does again what was done to the control; null when it is as the server rendered it. */
function changeOf(control: Control): (() => void) | null {
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
    // Another radio of the group speaks for the one that was left.
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
    // A letter that came in between was heard already, and what stands there is newer.
    if (control.value !== typed && control.value !== preset) return;
    // React notes what is set on the element, and takes only other values for news.
    control.value = control.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(
      control,
      typed,
    );
    control.dispatchEvent(new Event('input', { bubbles: true }));
  };
}
