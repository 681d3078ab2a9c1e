import { memo, type ComponentType, type ReactNode } from 'react';
import { ErrorState } from '../ui/index.ts';
import { lazyPart } from './lazy-part.tsx';
import { sharedTexts as texts } from './texts.ts';

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
  // Loading starts when the page's file is read, not when the page is first drawn.
  let begun = typeof window === 'undefined' ? null : load();
  // The part itself shows the failure: here it only must not count as unhandled.
  begun?.catch(() => undefined);
  const loadOnce = () => {
    const loading = begun ?? load();
    begun = null;
    return loading;
  };
  const Island = lazyPart<Props>(loadOnce, {
    pending: () => pending,
    failed: (retry) => <ErrorState title={texts.partFailed} onRetry={retry} />,
  });
  return memo(Island, (before, after) => JSON.stringify(before) === JSON.stringify(after));
}
