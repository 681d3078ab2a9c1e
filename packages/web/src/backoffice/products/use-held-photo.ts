import { movePhoto } from '@filigrana/sdk/domain';
import { useRef, useState, type PointerEvent } from 'react';

interface HeldPhoto {
  idFoto: number;
  /** Where it would be if it were let go now. */
  place: number;
}

/**
 * A photograph that is taken by its picture, with a mouse or a finger, and let go at another place of its list.
 *
 * @returns `placeOf`: where each is to be shown meanwhile. The rows themselves stay where they are: one that
 * is put elsewhere in the page loses the finger that holds it.
 */
export function useHeldPhoto(
  photos: readonly { idFoto: number }[],
  move: (idFoto: number, place: number) => void,
) {
  const [held, setHeld] = useState<HeldPhoto | null>(null);
  /** The same, before it is drawn: one can be let go sooner. */
  const latest = useRef<HeldPhoto | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const shown = held ? movePhoto(photos, held.idFoto, held.place) : photos;
  const placeOf = (idFoto: number) => shown.findIndex((photo) => photo.idFoto === idFoto);
  const hold = (photo: HeldPhoto | null) => setHeld((latest.current = photo));

  const handleOf = (idFoto: number, isBusy: boolean) => ({
    onPointerDown(event: PointerEvent) {
      if (isBusy || event.button !== 0 || !event.isPrimary) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      hold({ idFoto, place: placeOf(idFoto) });
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      if (!latest.current) return;
      const rows = [...(list.current?.children ?? [])];
      const under = rows.findIndex((row) => {
        const { left, right, top, bottom } = row.getBoundingClientRect();
        return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
      });
      const target = photos[under];
      if (!target) return;
      hold({ idFoto, place: placeOf(target.idFoto) });
      // At the edge of what is scrolled, the next ones come.
      rows[under]?.scrollIntoView({ block: 'nearest' });
    },
    onPointerUp() {
      const { current } = latest;
      hold(null);
      if (current) move(current.idFoto, current.place);
    },
    onPointerCancel: () => hold(null),
    // Of the browser, which carries a copy of the picture away.
    onDragStart: (event: { preventDefault(): void }) => event.preventDefault(),
  });
  return { list, heldId: held?.idFoto, placeOf, handleOf };
}
