/** Marks a button of the server's page whose code has not come yet. */
export const EARLY = 'data-early';

/** What was pressed before its code had come, and how it shows that. */
const pressed = new Map<Element, Animation>();

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
  pressed.get(button)?.cancel();
  // A press can make React take the page over at once: it hands that one on itself.
  const underWay = now && now.eventPhase !== Event.NONE ? now.target : null;
  const isHeard = underWay instanceof Node && button.contains(underWay);
  return pressed.delete(button) && !isHeard;
}
