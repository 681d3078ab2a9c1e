/**
 * Puts a text on the clipboard. On pages without a secure connection browsers offer only the old
 * way, over a selection.
 *
 * @returns Whether it is there.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelection(text);
  }
}

function copySelection(text: string): boolean {
  const carrier = document.createElement('textarea');
  carrier.value = text;
  carrier.readOnly = true;
  carrier.style.position = 'fixed';
  carrier.style.opacity = '0';
  const focused = document.activeElement;
  document.body.append(carrier);
  carrier.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    carrier.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
