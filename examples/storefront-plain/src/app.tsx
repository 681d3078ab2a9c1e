import { texts } from './texts.ts';
import { CartPage } from './pages/cart-page.tsx';
import { CatalogPage } from './pages/catalog-page.tsx';
import { CheckoutPage } from './pages/checkout-page.tsx';
import { LoginPage } from './pages/login-page.tsx';
import { ProductPage } from './pages/product-page.tsx';
import { DeadEnd } from './parts/dead-end.tsx';
import { Header } from './parts/header.tsx';
import { Toasts } from './parts/toasts.tsx';
import { usePath } from './router.tsx';

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
      <footer>
        <p>{texts.footer}</p>
      </footer>
      <Toasts />
    </>
  );
}

function Page({ path }: { path: string }) {
  if (path === '/') return <CatalogPage />;
  if (path === '/carrito') return <CartPage />;
  if (path === '/entrar') return <LoginPage />;
  if (path === '/pagar') return <CheckoutPage />;
  const id = /^\/pieza\/(\d+)$/.exec(path)?.[1];
  if (id) return <ProductPage id={Number(id)} />;
  return <DeadEnd title={texts.pageMissing} />;
}
