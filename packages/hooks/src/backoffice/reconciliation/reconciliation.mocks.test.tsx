import type { Shop } from '@filigrana/sdk';
import { BANK_FILE_MAX } from '@filigrana/sdk/domain';
import { expect, test } from 'vitest';
import { openMockShop, openPage, type MockShopServer } from '../../../test/mocks.tsx';
import { pictureFile } from '../../../test/receipt.ts';
import { useReconciliation } from './use-reconciliation.ts';

const mockShop = openMockShop();

const REFERENCE = '2026031415283010123456789';

/** The page of a shop with a pending order, and what the bank would write about that. */
async function openDesk() {
  const mock = mockShop();
  const [order] = pendingOf(mock);
  if (!order) throw new Error('No pending order');
  const page = openPage(mock, 'admin', () => useReconciliation());
  const notice = await paid(page.shop, order, REFERENCE);
  return { page, order, notice, stateNow: () => stateOf(mock, order) };
}

const pendingOf = ({ state }: MockShopServer) =>
  state.orders.filter(({ estadoPedido }) => estadoPedido === 'pendiente');
type Row = ReturnType<typeof pendingOf>[number];

const stateOf = ({ state }: MockShopServer, { idPedido }: Row) =>
  state.orders.find((one) => one.idPedido === idPedido)?.estadoPedido;

/** Another order that waits for its payment. */
async function buy(mock: MockShopServer): Promise<void> {
  const { shop } = openPage(mock, 'otherCustomer', () => null);
  const size = mock.products.ring.tallas.find(({ stock }) => stock > 0);
  await shop.cart.add({
    idProducto_talla: Number(size?.idProducto_talla),
    precioUnitario: 1,
    cantidad: 1,
  });
  await shop.checkout.placeOrder({
    ...{ provincia: 'Heredia', canton: 'Heredia', distrito: 'Mercedes', direccionExacta: 'Casa 1' },
    ...{ metodoPago: 'sinpe', comprobante: pictureFile('pago.png') },
  });
}

/** The order is paid by that reference: what the bank writes of it. */
async function paid(shop: Shop, order: Row, referencia: string): Promise<string> {
  await shop.orderReview.setReference(order.idPedido, { referencia });
  const [day, amount] = [order.fechaPedido.slice(0, 10), order.montoTotal.toFixed(2)];
  return `BCR: SINPE Móvil de ANA MORA SOLANO por USD ${amount} el ${day} ref ${referencia}`;
}

test('what is pasted is read, sent once, and what is sure accepted in one call', async () => {
  const { page, order, notice, stateNow } = await openDesk();
  await page.until(({ status }) => expect(status).toBe('ready'));
  await page.act(({ readText }) => readText(notice));
  expect(page.now().reading).toMatchObject({ entradas: [{ monto: order.montoTotal }] });
  await page.act(({ add }) => add());
  await page.until(({ sure, reading }) => {
    expect(reading).toBeNull();
    expect(sure.map(({ orders }) => orders.map(({ idPedido }) => idPedido))).toEqual([
      [order.idPedido],
    ]);
  });
  await page.act(({ accept, sure }) => accept(sure));
  await page.until(({ outcomes, isAccepting, sure }) => {
    expect(isAccepting).toBe(false);
    expect(sure).toEqual([]);
    expect(outcomes).toEqual([{ pedidos: [order.idPedido], resultado: 'aceptada' }]);
  });
  expect(stateNow()).toBe('confirmado');
});

test('what waits to be undone is sent as one call when the page is closed, and a colleague may have been quicker', async () => {
  const mock = mockShop();
  await buy(mock);
  const [first, second] = pendingOf(mock);
  if (!first || !second) throw new Error('No two pending orders');
  const page = openPage(mock, 'admin', () => useReconciliation({ undoable: true }));
  const notices = [
    await paid(page.shop, first, REFERENCE),
    await paid(page.shop, second, '2026031415283019876543210'),
  ];
  await page.until(({ status }) => expect(status).toBe('ready'));
  await page.act(({ readText }) => readText(notices.join('\n')));
  await page.act(({ add }) => add());
  await page.until(({ sure }) => expect(sure).toHaveLength(2));
  await page.act(({ accept, sure }) => accept(sure));
  expect(page.now().sure).toEqual([]);
  expect(page.toast()).toBe('2 pedidos aceptados');
  expect([stateOf(mock, first), stateOf(mock, second)]).toEqual(['pendiente', 'pendiente']);
  await page.shop.orders.reject(first.idPedido);
  await page.act(() => window.dispatchEvent(new Event('pagehide')));
  await page.until(({ outcomes, sure, waiting }) => {
    expect(outcomes).toHaveLength(2);
    expect(outcomes).toEqual(
      expect.arrayContaining([
        { pedidos: [first.idPedido], resultado: 'pedidoDecidido' },
        { pedidos: [second.idPedido], resultado: 'aceptada' },
      ]),
    );
    // Its payment waits for another order.
    expect([sure.length, waiting.length]).toEqual([0, 1]);
  });
  expect([stateOf(mock, first), stateOf(mock, second)]).toEqual(['cancelado', 'confirmado']);
});

test('an entry is refused for an order, set aside, and waits in between', async () => {
  const { page, notice, stateNow } = await openDesk();
  await page.until(({ status }) => expect(status).toBe('ready'));
  await page.act(({ readText }) => readText(notice));
  await page.act(({ add }) => add());
  await page.until(({ sure }) => expect(sure).toHaveLength(1));
  const [match] = page.now().sure;
  const entry = match?.entries[0];
  if (!match || !entry) throw new Error('Not matched');
  await page.act(({ refuse }) => refuse(entry, match.orders));
  await page.until(({ sure, likely, waiting }) => {
    expect([sure, likely]).toEqual([[], []]);
    expect(waiting).toHaveLength(1);
  });
  await page.act(({ setAside }) => setAside(entry));
  await page.until(({ waiting }) => expect(waiting).toEqual([]));
  expect(stateNow()).toBe('pendiente');
});

test('columns that were corrected are remembered for that bank', async () => {
  const statement = 'Fecha;Concepto;Monto;Saldo\n14/03/2026;ANA MORA SOLANO;1,00;25,00\n';
  const page = openPage(mockShop(), 'admin', () => useReconciliation());
  await page.act(({ readFile }) => readFile(new Blob([statement])));
  await page.until(({ reading }) => expect(reading?.entradas[0]?.monto).toBe(1));
  await page.act(({ setLayout }) =>
    setLayout({ columnas: ['dia', 'nombre', null, 'monto'], moneda: 'USD' }),
  );
  expect(page.now().reading?.entradas[0]).toMatchObject({ monto: 25, moneda: 'USD' });
  await page.act(({ readText }) => readText(''));
  expect(page.now().reading).toBeNull();
  await page.act(({ readText }) => readText(statement));
  expect(page.now().reading?.entradas[0]?.monto).toBe(25);
});

const gone = new Blob(['Fecha;Monto']);
gone.arrayBuffer = () => Promise.reject(new DOMException('Moved', 'NotFoundError'));

test.each([
  ['that is a spreadsheet', new Blob(['PK\u0003\u0004xl']), 'No se pudo leer el archivo'],
  ['without anything in it', new Blob(['\uFEFF\r\n']), 'No se pudo leer el archivo'],
  ['that was moved meanwhile', gone, 'No se pudo leer el archivo'],
  [
    'of years',
    new Blob([new Uint8Array(BANK_FILE_MAX + 1)]),
    'Es demasiado para leerlo de una vez',
  ],
])('a file %s is told, and nothing is read', async (_which, file, said) => {
  const page = openPage(mockShop(), 'admin', () => useReconciliation());
  await page.act(({ readFile }) => readFile(file));
  await page.until(() => expect(page.toast()).toContain(said));
  expect(page.now().reading).toBeNull();
});

test('a backend that compares nothing with a bank says so once', async () => {
  const mock = mockShop();
  mock.fault('getReconciliation', { status: 404, body: '' });
  const page = openPage(mock, 'admin', () => useReconciliation());
  await page.until(({ status }) => expect(status).toBe('unsupported'));
});
