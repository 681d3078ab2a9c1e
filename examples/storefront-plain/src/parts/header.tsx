import { useCartCount, useSession } from '@filigrana/hooks';
import { Link } from '../router.tsx';
import { texts } from '../texts.ts';

export function Header({ path }: { path: string }) {
  const count = useCartCount();
  const { status, logout } = useSession();
  const current = (href: string) => (path === href ? ('page' as const) : undefined);
  return (
    <header>
      <Link className="brand" href="/">
        {texts.brand}
      </Link>
      <nav aria-label={texts.nav}>
        <Link href="/" aria-current={current('/')}>
          {texts.pieces}
        </Link>
        <Link href="/carrito" aria-current={current('/carrito')}>
          {texts.cart}
          {count > 0 && (
            <span className="badge">
              {count}
              <span className="hidden"> {texts.cartCount(count)}</span>
            </span>
          )}
        </Link>
        {status === 'authenticated' ? (
          <button type="button" onClick={() => logout()}>
            {texts.logOut}
          </button>
        ) : (
          <Link href="/entrar" aria-current={current('/entrar')}>
            {texts.logIn}
          </Link>
        )}
      </nav>
    </header>
  );
}
