import { useRef, type TouchEvent } from 'react';

/** A finger has to travel so far down, in px. */
const DISTANCE_PX = 50;

/** Tells when a finger pulls something down. It follows the finger until then. */
export function useSwipeDown(onSwipe: () => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const travel = ({ changedTouches }: TouchEvent) => {
    const touch = changedTouches.item(0);
    if (!start.current || !touch) return 0;
    const y = touch.clientY - start.current.y;
    return y > Math.abs(touch.clientX - start.current.x) ? y : 0;
  };
  const move = ({ style }: HTMLElement, by: number) => {
    style.translate = by ? `0 ${by}px` : '';
  };
  return {
    onTouchStart({ touches }: TouchEvent) {
      const touch = touches.item(0);
      start.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchMove: (event: TouchEvent<HTMLElement>) => move(event.currentTarget, travel(event)),
    onTouchEnd(event: TouchEvent<HTMLElement>) {
      const by = travel(event);
      start.current = null;
      if (by >= DISTANCE_PX) onSwipe();
      else move(event.currentTarget, 0);
    },
  };
}
