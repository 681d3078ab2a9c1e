'use client';

import { ShopProvider, useCartCount, useSession, useToasts } from '@filigrana/hooks';
import { createShop, localStorageSession } from '@filigrana/sdk';
import Link from 'next/link';
import { useState, type ReactNode } from 'react';
import { texts } from '../texts';

/** The visitor's shop around every page: a new one for each render on the server, one for good in the browser. */
export function Frame({ children }: { children: ReactNode }) {
  const [visitor] = useState(() => {
    // Without a window this is a session of nobody, so the server keeps no secrets.
    const session = localStorageSession();
    return { session, shop: createShop({ session }) };
  });
  return (
    <ShopProvider {...visitor}>
      <Header />
      <main>{children}</main>
      <Toast />
    </ShopProvider>
  );
}

function Header() {
  const count = useCartCount();
  const { status, logout } = useSession();
  return (
    <header>
      <Link href="/">{texts.brand}</Link>
      <nav>
        <Link href="/carrito">{texts.inCart(count)}</Link>
        {status === 'authenticated' ? (
          <button type="button" onClick={() => logout()}>
            {texts.logOut}
          </button>
        ) : (
          <Link href="/entrar">{texts.logIn}</Link>
        )}
      </nav>
    </header>
  );
}

function Toast() {
  const { toast } = useToasts();
  return (
    <div className="toast" role="status">
      {toast?.open && <p>{[toast.title, toast.description].filter(Boolean).join('. ')}</p>}
    </div>
  );
}
