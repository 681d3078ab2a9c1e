import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { storefront } from '../../app/paths.ts';
import { useHydrated } from '../../shared/use-hydrated.ts';
import { CountBadge, Icon } from '../../ui/index.ts';
import type { CounterProps } from './cart-counter.tsx';
import { layoutTexts } from './texts.ts';

// When its code does not come, the link stands without a number.
const CartCounter = lazy(() =>
  import('./cart-counter.tsx').catch(() => ({ default: (_: CounterProps) => null })),
);

/** Link to the cart with the number of its lines. `children`: words beside the icon. */
export function CartLink({ className, children }: { className?: string; children?: ReactNode }) {
  const [lines, setLines] = useState(0);
  const hydrated = useHydrated();
  return (
    <Link href={storefront.cart()} className={className} aria-label={layoutTexts.cartLines(lines)}>
      <Icon name="bag" />
      {children}
      {lines > 0 && <CountBadge>{lines}</CountBadge>}
      {hydrated && (
        <Suspense>
          <CartCounter onCount={setLines} />
        </Suspense>
      )}
    </Link>
  );
}
