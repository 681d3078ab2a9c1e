import {
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { FITTED, panBy, zoomBy, type Zoom } from './zoom.ts';

/** Pixels that an arrow moves. */
const ARROW_PX = 60;

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [ARROW_PX, 0],
  ArrowRight: [-ARROW_PX, 0],
  ArrowUp: [0, ARROW_PX],
  ArrowDown: [0, -ARROW_PX],
};

interface ZoomControl {
  zoom: Zoom;
  isFitted: boolean;
  larger: () => void;
  smaller: () => void;
  fit: () => void;
  /** For the frame, which has the focus while its arrows are pressed. */
  frame: {
    ref: RefObject<HTMLDivElement | null>;
    onPointerDown: (event: PointerEvent) => void;
    onPointerMove: (event: PointerEvent) => void;
    onPointerUp: () => void;
    onPointerCancel: () => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
}

/** Looking closer at a picture: by buttons, keys and the wheel; moving it by dragging and by arrows. */
export function useZoom(): ZoomControl {
  const [zoom, setZoom] = useState(FITTED);
  const ref = useRef<HTMLDivElement>(null);
  const drag = useRef<{ x: number; y: number } | null>(null);
  const size = () => ({
    width: ref.current?.clientWidth ?? 0,
    height: ref.current?.clientHeight ?? 0,
  });
  const step = useCallback((steps: number, point?: { x: number; y: number }) => {
    const frame = { width: ref.current?.clientWidth ?? 0, height: ref.current?.clientHeight ?? 0 };
    setZoom((now) => zoomBy(now, steps, frame, point));
  }, []);
  const pan = (dx: number, dy: number) => setZoom((now) => panBy(now, dx, dy, size()));
  const isFitted = zoom.scale === 1;

  const onWheel = useEffectEvent((event: WheelEvent) => {
    const box = ref.current?.getBoundingClientRect();
    if (!box) return;
    // Sideways (also with Shift) the browser scrolls.
    if (Math.abs(event.deltaX) >= Math.abs(event.deltaY)) return;
    // Over a picture that fits the page scrolls, unless Ctrl is held; pinching sends Ctrl, too.
    if (isFitted && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const x = event.clientX - box.left - box.width / 2;
    const y = event.clientY - box.top - box.height / 2;
    step(event.deltaY < 0 ? 1 : -1, { x, y });
  });
  useEffect(() => {
    const frame = ref.current;
    // React's own listener is passive: it could not keep the page from scrolling.
    frame?.addEventListener('wheel', onWheel, { passive: false });
    return () => frame?.removeEventListener('wheel', onWheel);
  }, []);

  const endDrag = () => {
    drag.current = null;
  };
  return {
    zoom,
    isFitted,
    larger: useCallback(() => step(1), [step]),
    smaller: useCallback(() => step(-1), [step]),
    fit: useCallback(() => setZoom(FITTED), []),
    frame: {
      ref,
      onPointerDown: (event) => {
        if (isFitted || event.button !== 0) return;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        drag.current = { x: event.clientX, y: event.clientY };
      },
      onPointerMove: ({ clientX, clientY }) => {
        if (!drag.current) return;
        pan(clientX - drag.current.x, clientY - drag.current.y);
        drag.current = { x: clientX, y: clientY };
      },
      onPointerUp: endDrag,
      onPointerCancel: endDrag,
      onKeyDown: (event) => {
        const move = ARROWS[event.key];
        // A picture that fits leaves the arrows to the page.
        if (!move || isFitted) return;
        event.preventDefault();
        event.stopPropagation();
        pan(...move);
      },
    },
  };
}
