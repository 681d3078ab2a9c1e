import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { makeProject, runTests } from './support/project.ts';

const REACT_18 = {
  react: '18.3.1',
  'react-dom': '18.3.1',
  '@types/react': '18.3.31',
  '@types/react-dom': '18.3.7',
};

/** A page with reads, a form and the cart, used as somebody would. */
const TEST = `
  import { version } from 'react';
  import { createRoot } from 'react-dom/client';
  import { mockShopServer } from '@filigrana/mocks/node';
  import { ShopProvider, useCart, useCartCount, useLogin, useProduct, useProductSelection } from '@filigrana/hooks';
  import { useOrders } from '@filigrana/hooks/backoffice';
  import { createShop, memorySession } from '@filigrana/sdk';
  import { expect, test, vi } from 'vitest';

  const mock = mockShopServer();
  const session = memorySession();
  const shop = createShop({ host: mock.host, session });

  function Page() {
    const { data: piece } = useProduct(mock.products.chain.idProducto);
    return <>{useCartCount()} in the cart {piece && <Buy piece={piece} />} <Cart /> <LogIn /></>;
  }
  function Buy({ piece }) {
    const { add, canAdd } = useProductSelection(piece);
    return <button id="add" disabled={!canAdd} onClick={() => void add()}>{piece.nombreProducto}</button>;
  }
  function Cart() {
    const { lines, increase } = useCart();
    return lines.map((line) => (
      <button key={line.idProducto_talla} id="more" onClick={() => void increase(line.idProducto_talla)}>
        {line.cantidad} of it
      </button>
    ));
  }
  function LogIn() {
    const { submit, notice } = useLogin();
    return <button id="login" onClick={() => submit({ correo: 'nobody@taller.cr', contrasena: 'Nadie-123' })}>{notice?.code}</button>;
  }
  const soon = (claim) => vi.waitFor(claim, { timeout: 20_000 });
  const press = async (id) => {
    await soon(() => expect(document.querySelector(id + ':not([disabled])'), document.body.innerHTML).not.toBeNull());
    document.querySelector(id).click();
  };
  const shows = (text) => soon(() => expect(document.body.textContent).toContain(text));

  test('reads, the cart and forms', async () => {
    const errors = vi.spyOn(console, 'error');
    createRoot(document.body.appendChild(document.createElement('div'))).render(
      <ShopProvider shop={shop} session={session}><Page /></ShopProvider>,
    );
    await press('#add');
    await shows('1 in the cart');
    await press('#more');
    await shows('2 of it');
    await press('#login');
    await shows('login.');
    expect(version).toBe('18.3.1');
    expect(useOrders).toBeTypeOf('function');
    expect(errors.mock.calls).toEqual([]);
    mock.close();
  }, 60_000);`;

test('the hooks work with React 18 as they do with React 19', async () => {
  const folder = path.join(path.dirname(inject('project')), 'react-18');
  const {
    '@filigrana/sdk': sdk,
    '@filigrana/hooks': hooks,
    '@filigrana/mocks': mocks,
  } = inject('tarballs');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'page.test.jsx'), TEST);
  await makeProject(folder, [sdk, hooks, mocks].map(String), REACT_18);
  expect(await runTests(folder)).toEqual(['reads, the cart and forms: passed']);
});
