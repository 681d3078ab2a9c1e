import { lazy, memo, Suspense, type ComponentType, type ReactNode } from 'react';

/**
 * A part of a page whose code is a file of its own. The server renders it with the page; in the
 * browser the page answers first, and the part a moment later, when its code has come. Until then
 * what the server has rendered stays, and after a navigation `pending` stands in its place.
 *
 * Its properties are plain data. Data that is read again and says the same changes nothing: a part
 * that is changed before it answers would have to be drawn anew.
 *
 * @example const ProductOffer = island(() => import('./product-offer.tsx'), <Skeleton />);
 */
export function island<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  pending: ReactNode,
) {
  // It starts with the file of the page, not with the page's first render.
  const begun = typeof window === 'undefined' ? null : load();
  // A failure is told where the part is shown.
  begun?.catch(() => undefined);
  const Part = lazy<ComponentType<Props>>(() => begun ?? load());
  const Island = (props: Props) => (
    <Suspense fallback={pending}>
      <Part {...props} />
    </Suspense>
  );
  return memo(Island, (before, after) => JSON.stringify(before) === JSON.stringify(after));
}
