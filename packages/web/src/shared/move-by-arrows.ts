/**
 * Up and down go from the search box through its results and back, beside the Tab key that always
 * does. Ignored when the focus is elsewhere.
 */
export function moveByArrows(event: KeyboardEvent, search: Element | null | undefined): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || !search) return;
  const stops = [...search.querySelectorAll<HTMLElement>('input, li a')];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const next = at === -1 ? undefined : stops[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
