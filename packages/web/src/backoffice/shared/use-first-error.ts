import { useEffect, useRef, type RefObject } from 'react';

/**
 * Leads to the first wrong field when a form is refused. Typing never moves the focus.
 *
 * @param notice What the form says as a whole: null until it is refused, and again once changed.
 * @returns For the element that holds the fields.
 */
export function useFirstError<Place extends HTMLElement = HTMLDivElement>(
  notice: object | null,
): RefObject<Place | null> {
  const place = useRef<Place>(null);
  useEffect(() => {
    if (notice === null) return;
    const field = place.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    // In a fold that is closed it can be neither seen nor typed into.
    field?.closest('details')?.setAttribute('open', '');
    field?.focus({ preventScroll: true });
    // With room around it: the label is to be seen too.
    field?.scrollIntoView({ block: 'center' });
  }, [notice]);
  return place;
}
