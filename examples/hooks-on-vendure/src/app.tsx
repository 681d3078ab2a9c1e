import { useCartCount, useToasts } from '@filigrana/hooks';
import { CartPage } from './pages/cart-page.tsx';
import { CatalogPage } from './pages/catalog-page.tsx';
import { ProductPage } from './pages/product-page.tsx';
import { DeadEnd } from './parts.tsx';
import { Link, usePath } from './router.tsx';
import { texts } from './texts.ts';

export function App() {
  const path = usePath();
  return (
    <>
      <a className="skip" href="#contenido">
        {texts.skip}
      </a>
      <Header path={path} />
      <main id="contenido" key={path}>
        <Page path={path} />
      </main>
      <footer>{texts.footer}</footer>
      <Toasts />
    </>
  );
}

function Page({ path }: { path: string }) {
  if (path === '/') return <CatalogPage />;
  if (path === '/carrito') return <CartPage />;
  const id = /^\/pieza\/(\d+)$/.exec(path)?.[1];
  return id ? <ProductPage id={Number(id)} /> : <DeadEnd title={texts.pageMissing} />;
}

function Header({ path }: { path: string }) {
  const count = useCartCount();
  const current = (href: string) => (path === href ? ('page' as const) : undefined);
  return (
    <header>
      <p className="brand">{texts.brand}</p>
      <nav aria-label={texts.nav}>
        <Link href="/" aria-current={current('/')}>
          {texts.pieces}
        </Link>
        <Link href="/carrito" aria-current={current('/carrito')}>
          {count > 0 ? `${texts.cart} (${count})` : texts.cart}
        </Link>
      </nav>
    </header>
  );
}

/** The one toast of the hooks. Good news wait their turn in a screen reader, bad news do not. */
function Toasts() {
  const { toast, dismiss } = useToasts();
  const isBad = toast?.variant === 'destructive';
  const card = toast?.open && (
    <div className="toast">
      <p>
        {toast.title && <strong>{toast.title}</strong>} {toast.description}
      </p>
      <button type="button" aria-label={texts.close} onClick={dismiss}>
        ×
      </button>
    </div>
  );
  return (
    <div className="toasts">
      <div role="status">{!isBad && card}</div>
      <div role="alert">{isBad && card}</div>
    </div>
  );
}
