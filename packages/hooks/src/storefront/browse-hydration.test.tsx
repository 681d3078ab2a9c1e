import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { fallbackEntry } from '../shared/provider/fallback.ts';
import { catalogKeys } from '../shared/reads/keys.ts';
import { loggedIn } from '../../test/fixtures.ts';
import { productWire, ringWire } from '../../test/product.ts';
import { worldOf } from '../../test/render-with-shop.tsx';
import { VirtualTime } from '../../test/virtual-time.ts';
import { useProductSelection } from './catalog/use-product-selection.ts';
import { useFeatured } from './catalog/use-featured.ts';
import { usePayment } from './payment/use-payment.ts';
import { useSearch } from './search/use-search.ts';
import { useSubscription } from './subscription/use-subscription.ts';

const PRODUCTS = [productWire()];
const LINE = { _id: 40, cantidad: 1, nombre: 'Anillo', precio: 99.5, image_url: null, talla: '6' };

function Page() {
  const { data = [] } = useFeatured();
  const { status, sizes } = useProductSelection(ringWire());
  const { lines, montoTotal } = usePayment();
  const { suscrito } = useSubscription();
  const { status: search } = useSearch();
  return (
    <p>{[data.length, status, sizes.length, lines.length, montoTotal, suscrito, search].join()}</p>
  );
}

test('what a server rendered hydrates without a mismatch, and then shows what the browser knows', async () => {
  const featured = () => Promise.resolve(PRODUCTS);
  const fallback = Object.fromEntries([fallbackEntry(catalogKeys.featured(), PRODUCTS)]);
  const world = { clock: new VirtualTime(), fallback, shop: { catalog: { featured } } };
  const { wrapper: Server } = worldOf(world);
  const container = document.createElement('main');
  container.innerHTML = renderToString(
    <Server>
      <Page />
    </Server>,
  );
  expect(container.textContent).toBe('1,choosing,3,0,0,false,closed');

  localStorage.setItem(
    'filigrana:carrito',
    JSON.stringify({ productos: [LINE], usuarioInfo: null }),
  );
  const onRecoverableError = vi.fn();
  const { wrapper: Browser } = worldOf({ ...world, session: loggedIn({ suscrito: true }) });
  const root = await act(async () =>
    hydrateRoot(
      container,
      <Browser>
        <Page />
      </Browser>,
      { onRecoverableError },
    ),
  );
  expect(container.textContent).toBe('1,choosing,3,1,129.5,true,closed');
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => root.unmount());
});
