import { useCartCount, useToasts } from '@filigrana/hooks';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { texts } from '../texts.ts';

/** What stands around every page: the name, what the cart holds, and the one toast. */
export function ShopFrame({ children }: { children: ReactNode }) {
  const count = useCartCount();
  const { toast } = useToasts();
  return (
    <>
      <header>
        <Link to="/">{texts.brand}</Link>
        <p role="status" aria-label={texts.cart}>
          {texts.inCart(count)}
        </p>
      </header>
      <main>{children}</main>
      <div className="toast" role="status">
        {toast && (
          <p data-open={toast.open}>
            {[toast.title, toast.description].filter(Boolean).join('. ')}
          </p>
        )}
      </div>
    </>
  );
}
