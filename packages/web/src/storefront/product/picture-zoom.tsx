import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import { styled } from 'styled-components';
import { useBackCloses } from '../../shared/use-back-closes.ts';
import { IconButton, Layer, Picture } from '../../ui/index.ts';
import { useDialog } from '../../ui/use-dialog.ts';
import type { GalleryPicture } from './gallery-pictures.ts';
import { galleryTexts as texts } from './gallery-texts.ts';
import { scaledAround, WHOLE, withinFrame, type ZoomView } from './zoom-view.ts';

interface Props {
  pictures: readonly GalleryPicture[];
  /** Place of the one that is shown first. */
  first: number;
  /** Gets the place of the one that was looked at last. */
  onLeft: (place: number) => void;
  onClose: () => void;
}

interface Point {
  x: number;
  y: number;
}

/** The pictures of a piece over the whole screen: two fingers, the wheel, a double press or keys bring one closer, a swipe the next. */
export default function PictureZoom({ pictures, first, onLeft, onClose }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const { place, go, view, grow, reset, isHeld, handlers } = useZoom(frame, first, pictures.length);
  const close = useBackCloses(() => {
    onLeft(place);
    onClose();
  });
  const { ref, props } = useDialog(close);
  const picture = pictures[place];
  const onKeyDown = (event: KeyboardEvent) => {
    const act: Record<string, () => void> = {
      ArrowLeft: () => go(-1),
      ArrowRight: () => go(1),
      '+': () => grow(1.5),
      '-': () => grow(1 / 1.5),
      '0': reset,
    };
    act[event.key]?.();
  };
  if (!picture) return null;
  return (
    <Layer>
      <Dialog
        ref={ref}
        {...props}
        aria-modal="true"
        aria-label={texts.zoomed}
        onKeyDown={onKeyDown}
      >
        <Frame ref={frame} {...handlers} data-large={view.scale > 1 ? '' : undefined}>
          <div
            style={{
              transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
              transition: isHeld ? 'none' : undefined,
            }}
          >
            <Picture
              key={picture.src}
              src={picture.src}
              alt={picture.words}
              width={1600}
              height={1600}
              sizes={view.scale > 1 ? '250vmin' : '100vmin'}
              eager
            />
          </div>
        </Frame>
        <Bar>
          {pictures.length > 1 && (
            <>
              <IconButton
                icon="left"
                label={texts.previous}
                aria-disabled={place === 0}
                onClick={() => go(-1)}
              />
              <p role="status">{texts.picture(place + 1, pictures.length, '')}</p>
              <IconButton
                icon="right"
                label={texts.next}
                aria-disabled={place === pictures.length - 1}
                onClick={() => go(1)}
              />
            </>
          )}
          <IconButton icon="minus" label={texts.farther} onClick={() => grow(1 / 1.5)} />
          <IconButton icon="plus" label={texts.closer} onClick={() => grow(1.5)} />
        </Bar>
        <Close icon="close" label={texts.close} onClick={close} />
      </Dialog>
    </Layer>
  );
}

/** How far a finger goes for the next picture, px. */
const SWIPE = 50;

/** What fingers, the wheel and a double press make of a view, and which of the pictures is in it. */
function useZoom(frame: { current: HTMLDivElement | null }, first: number, count: number) {
  const [place, setPlace] = useState(first);
  const [view, setView] = useState(WHOLE);
  const [isHeld, setHeld] = useState(false);
  const fingers = useRef(new Map<number, Point>());
  /** Where the only finger on a whole picture was put; null once it does something else. */
  const swipe = useRef<Point | null>(null);

  const reset = () => setView(WHOLE);
  const go = (step: number) => {
    if (place + step < 0 || place + step >= count) return;
    setPlace(place + step);
    reset();
  };
  const change = (next: (now: ZoomView) => ZoomView) => {
    const { width = 0, height = 0 } = frame.current?.getBoundingClientRect() ?? {};
    const { naturalWidth = 0, naturalHeight = 0 } = frame.current?.querySelector('img') ?? {};
    // One that has not come yet is as wide as it is high.
    const ratio = naturalWidth / naturalHeight || 1;
    setView((now) => withinFrame(next(now), { width, height }, ratio));
  };
  const fromMiddle = ({ x, y }: Point): Point => {
    const box = frame.current?.getBoundingClientRect();
    return box ? { x: x - box.x - box.width / 2, y: y - box.y - box.height / 2 } : { x: 0, y: 0 };
  };
  const grow = (times: number, at: Point = { x: 0, y: 0 }) =>
    change((now) => scaledAround(now, times, at));

  // React listens to the wheel without the right to keep the page from scrolling.
  const turn = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    grow(Math.exp(-event.deltaY / 300), fromMiddle({ x: event.clientX, y: event.clientY }));
  });
  useEffect(() => {
    const element = frame.current;
    const listen = (event: WheelEvent) => turn(event);
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, [frame]);

  const onPointerMove = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    if (!other) {
      change((at) => ({ ...at, x: at.x + now.x - before.x, y: at.y + now.y - before.y }));
      return;
    }
    const apart = (point: Point) => Math.hypot(point.x - other.x, point.y - other.y) || 1;
    const middle = fromMiddle({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    grow(apart(now) / apart(before), middle);
  };
  const letGo = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId);
    setHeld(fingers.current.size > 0);
    const from = swipe.current;
    swipe.current = null;
    if (!from || event.type !== 'pointerup') return;
    const right = event.clientX - from.x;
    if (Math.abs(right) > Math.max(SWIPE, Math.abs(event.clientY - from.y))) go(right < 0 ? 1 : -1);
  };
  return {
    place,
    go,
    view,
    isHeld,
    grow,
    reset,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        const at = { x: event.clientX, y: event.clientY };
        fingers.current.set(event.pointerId, at);
        swipe.current = view.scale === 1 && fingers.current.size === 1 ? at : null;
        setHeld(true);
      },
      onPointerMove,
      onPointerUp: letGo,
      onPointerCancel: letGo,
      onDoubleClick: (event: { clientX: number; clientY: number }) => {
        if (view.scale > 1) reset();
        else grow(2.5, fromMiddle({ x: event.clientX, y: event.clientY }));
      },
    },
  };
}

const Dialog = styled.dialog`
  width: 100vw;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: var(--surface);
  color: var(--ink);
  animation: fade-in var(--t-base);
  &[open] {
    display: grid;
    grid-template-rows: minmax(0, 1fr) auto;
  }
`;

const Frame = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  overflow: hidden;
  touch-action: none;
  cursor: zoom-in;
  -webkit-user-select: none;
  user-select: none;
  &[data-large] {
    cursor: grab;
  }
  div {
    transition: transform var(--t-base) var(--ease-standard);
  }
  @media (prefers-reduced-motion: reduce) {
    div {
      transition: none;
    }
  }
  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: contain;
    background: none;
    pointer-events: none;
  }
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 4px;
  padding: 8px 16px;
  border-top: 1px solid var(--line);
  background: var(--surface-raised);
  [aria-disabled='true'] {
    opacity: 0.4;
  }
`;

/* Where the button was that opened this. */
const Close = styled(IconButton)`
  position: absolute;
  top: 10px;
  right: 10px;
  background: var(--surface-raised);
  border-radius: var(--r-sm);
`;
