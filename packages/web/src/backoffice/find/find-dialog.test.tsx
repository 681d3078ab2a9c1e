import type { Role } from '@filigrana/sdk';
import { catalogEntry, searchEntries } from '@filigrana/sdk/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { piece, ring } from '../../../test/backoffice/pieces.ts';
import { renderStaff } from '../../../test/backoffice/render-staff.tsx';
import { customer, order, specialOrder } from '../../../test/backoffice/staff.ts';
import { refusal, type FakeShop } from '../../../test/fake-shop.ts';
import { BackofficeLayout } from '../layout/backoffice-layout.tsx';

/** What visitors find. */
const SOLD = [piece(), ring()].map(catalogEntry);

const SHOP: FakeShop = {
  orders: {
    list: () =>
      Promise.resolve([order(), order({ idPedido: 7, clienteNombre: 'Ana', resumen: 'Topos' })]),
  },
  specialOrders: {
    list: () =>
      Promise.resolve([
        specialOrder(),
        specialOrder({ idPedidoEspecial: 6, nombreUsuario: 'Ana Rojas' }),
      ]),
  },
  customers: { list: () => Promise.resolve([customer(), customer({ identificacion: '2' })]) },
  products: { list: () => Promise.resolve([piece(), ring()]) },
  catalog: { search: (termino) => Promise.resolve(searchEntries(SOLD, termino)) },
};

async function open(shop: FakeShop = SHOP, role: Role = 2) {
  const view = renderStaff(
    <BackofficeLayout>
      <h1>Página</h1>
    </BackofficeLayout>,
    { shop, role },
  );
  fireEvent.keyDown(document.body, { key: '/' });
  await screen.findByRole('dialog', { name: 'Buscar en la tienda' });
  return view;
}

const type = (text: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Qué buscas' }), {
    target: { value: text },
  });
const group = async (name: string) => within(await screen.findByRole('region', { name }));

test('one text finds orders, customers and pieces, each with the way to its row', async () => {
  const { history } = await open();
  type('solano');
  const found = await (await group('Pedidos')).findByRole('link', { name: /^N\.º 1048/ });
  expect(found.textContent).toBe(
    'N.º 1048 · Mariana Solano Quirós14 nov 2026 · $734.00 USD · Pendiente',
  );
  expect((await (await group('Clientes')).findAllByRole('link'))[0]?.getAttribute('href')).toBe(
    '/admin/cuentas?busqueda=Mariana+Solano+Quir%C3%B3s',
  );
  await waitFor(() =>
    expect(
      screen
        .getAllByRole('region')
        .map((region) => within(region).getByRole('heading').textContent),
    ).toEqual(['Pedidos', 'Pedidos especiales', 'Clientes']),
  );

  type('trenza');
  const piece = await (await group('Piezas')).findByRole('link', { name: /^Anillo Trenza/ });
  expect(piece.textContent).toContain('2 piezas en stock');
  fireEvent.click(piece);
  expect(history.at(-1)).toBe('/admin/productos?busqueda=Anillo+Trenza');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('where nothing is found it is said once', async () => {
  await open();
  type('zzzz');
  await waitFor(() => expect(screen.queryAllByRole('region')).toEqual([]));
  expect(screen.getAllByText('Nada con ese texto.', { ignore: '[hidden] *' })).toHaveLength(1);
  type('trenza');
  expect(await (await group('Piezas')).findByRole('link', { name: /^Anillo Trenza/ })).toBeTruthy();
});

test('a group that cannot be read stays where nothing else is found', async () => {
  await open({ ...SHOP, products: { list: () => Promise.reject(refusal(503)) } });
  type('zzzz');
  expect(await (await group('Piezas')).findByRole('button', { name: 'Reintentar' })).toBeTruthy();
  expect(await (await group('Clientes')).findByText('Nada con ese texto.')).toBeTruthy();
});

test('pieces are found as visitors find them, misspelt and by another word, hidden ones too', async () => {
  const hidden = piece({ idProducto: 9, nombreProducto: 'Sortija Vieja', estado: 0 });
  const list = () => Promise.resolve([piece(), ring(), hidden]);
  await open({ ...SHOP, products: { list } });
  const names = async () =>
    (await (await group('Piezas')).findAllByRole('link')).map(
      (link) => link.firstChild?.textContent,
    );
  type('trensa');
  await waitFor(async () => expect(await names()).toEqual(['Anillo Trenza']));
  type('sortija viega');
  await waitFor(async () => expect(await names()).toEqual(['Sortija Vieja']));
  type('sortija');
  await waitFor(async () => expect(await names()).toEqual(['Anillo Trenza', 'Sortija Vieja']));
});

test('where the shop’s search does not answer, pieces are found by their names', async () => {
  const search = () => Promise.reject(refusal(503));
  const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
  await open({ ...SHOP, catalog: { search } });
  type('trenza');
  expect(await (await group('Piezas')).findByRole('link', { name: /^Anillo Trenza/ })).toBeTruthy();
  await waitFor(() => expect(silent).toHaveBeenCalled());
  silent.mockRestore();
});

test.each(['7', '#7', 'N.º 7', 'pedido 7', 'pedido n.º 7'])(
  'the number %j finds the order that has it',
  async (typed) => {
    await open();
    type(typed);
    const links = await (await group('Pedidos')).findAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/admin/pedidos?pedido=7']);
  },
);

test('a special order is found by whose it is, with the way to its row', async () => {
  await open();
  type('ana rojas');
  const found = await (await group('Pedidos especiales')).findByRole('link');
  expect(found.textContent).toMatch(
    /^Especial n\.º 6 · Ana Rojas9 nov 2026 · Anillos · Pendiente$/,
  );
  expect(found.getAttribute('href')).toBe('/admin/pedidos-especiales?busqueda=%236');
});

test('a number finds the special order that has it', async () => {
  await open();
  for (const typed of ['6', '#6', 'Especial n.º 6']) {
    type(typed);
    const found = await (await group('Pedidos especiales')).findByRole('link');
    expect(found.textContent).toMatch(/^Especial n\.º 6 · Ana Rojas/);
  }
});

test('a customer is found by the telephone number and by the identification, with dashes or without', async () => {
  const ana = customer({ identificacion: '206780910', telefono: '70001122', nombre: 'Ana' });
  await open({ ...SHOP, customers: { list: () => Promise.resolve([customer(), ana]) } });
  for (const typed of ['7000-1122', '2-0678-0910', '0001122']) {
    type(typed);
    const customers = await group('Clientes');
    await waitFor(() =>
      expect(customers.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
        expect.stringMatching(/^Ana /),
      ]),
    );
  }
});

test('a manager finds pieces, and nothing of customers', async () => {
  await open(SHOP, 3);
  type('trenza');
  expect(await (await group('Piezas')).findByRole('link', { name: /^Anillo Trenza/ })).toBeTruthy();
  expect(screen.getAllByRole('region')).toHaveLength(1);
});

test('what cannot be read says so, and is asked for again', async () => {
  const list = vi.fn(() => Promise.resolve([ring()])).mockRejectedValueOnce(refusal(503));
  await open({ ...SHOP, products: { list } });
  type('trenza');
  const pieces = await group('Piezas');
  fireEvent.click(await pieces.findByRole('button', { name: 'Reintentar' }));
  expect(await pieces.findByRole('link', { name: /^Anillo Trenza/ })).toBeTruthy();
});

test('where somebody writes, the key is a letter', () => {
  renderStaff(
    <BackofficeLayout>
      <input aria-label="Nota" />
    </BackofficeLayout>,
  );
  fireEvent.keyDown(screen.getByLabelText('Nota'), { key: '/' });
  expect(screen.queryByRole('dialog')).toBeNull();
});
