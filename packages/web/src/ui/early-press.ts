/** Marks a button of the server's page whose code has not come yet. */
export const EARLY = 'data-early';

/** What was pressed before its code had come, and how it shows that; null once its code is there. */
const pressed = new WeakMap<Element, Animation | null>();

/** The press under way. */
let now: Event | null = null;

/** Remembers such presses: `takePress` hands each on once. */
export function rememberPresses(): void {
  const remember = (event: MouseEvent) => {
    const { target } = (now = event);
    const button = target instanceof Element && target.closest(`[${EARLY}]`);
    if (!button || pressed.has(button)) return;
    // No attribute tells of it: React would find another page than it expects.
    pressed.set(button, button.animate({ opacity: 0.6 }, { duration: 150, fill: 'forwards' }));
  };
  // Before React, which lets nobody hear of a press that it cannot answer yet.
  window.addEventListener('click', remember, { capture: true });
}

/** @returns whether it was pressed before, and nobody has heard of that. */
export function takePress(button: Element): boolean {
  const shown = pressed.get(button);
  shown?.cancel();
  // Its mark goes a moment later: presses until then are heard already.
  pressed.set(button, null);
  // A press can make React take the page over at once: it hands that one on itself.
  const underWay = now && now.eventPhase !== Event.NONE ? now.target : null;
  const isHeard = underWay instanceof Node && button.contains(underWay);
  return Boolean(shown) && !isHeard;
}
