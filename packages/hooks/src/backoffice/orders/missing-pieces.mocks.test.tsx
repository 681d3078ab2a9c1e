import type { Order } from '@filigrana/sdk';
import { expect, test } from 'vitest';
import { NO_ANSWER, openMockShop, openPage } from '../../../test/mocks.tsx';
import { pictureFile } from '../../../test/receipt.ts';
import { useMissingPieces, useOtherPieces } from './use-missing-pieces.ts';
import { useWaitingOrders } from './use-waiting-orders.ts';

const mockShop = openMockShop();

/** An order whose ring somebody else held while it was paid, in the review. */
async function opened({ withChain = false } = {}) {
  const mock = mockShop();
  const size = mock.products.ring.tallas.find(({ stock }) => stock > 0);
  const piece = { idProducto_talla: Number(size?.idProducto_talla), precioUnitario: 1 };
  const { shop: other } = openPage(mock, 'otherCustomer', () => null);
  const { shop: buyer } = openPage(mock, 'customer', () => null);
  await buyer.cart.add({ ...piece, cantidad: 1 });
  const chain = mock.products.chain.tallas.find(({ stock }) => stock > 0);
  if (withChain)
    await buyer.cart.add({
      ...piece,
      idProducto_talla: Number(chain?.idProducto_talla),
      cantidad: 1,
    });
  await other.cart.add({ ...piece, cantidad: Number(size?.stock) });
  await other.holds.start();
  const { idPedido } = await buyer.checkout.placeOrder({
    ...{ provincia: 'Heredia', canton: 'Heredia', distrito: 'Mercedes', direccionExacta: 'Casa 1' },
    ...{ metodoPago: 'sinpe', comprobante: pictureFile('pago.png'), sinPieza: 1 },
  });
  const page = openPage(mock, 'admin', () => {
    const { items, status } = useWaitingOrders(idPedido);
    const order = items.find((one) => one.idPedido === idPedido);
    return {
      ...{ status, order },
      decision: useMissingPieces(order ?? NOTHING),
      others: useOtherPieces(1),
    };
  });
  await page.until(({ decision }) => expect(decision.missing).toHaveLength(1));
  const [missing] = page.now().decision.missing;
  if (!missing) throw new Error('Nothing is missing');
  return { mock, page, missing };
}

const NOTHING = { idPedido: 0, estadoPedido: 'pendiente', productos: [] } as unknown as Order;

test('a piece that is gone is made anew by a special order that has its deposit', async () => {
  const { mock, page, missing } = await opened();
  await page.act(({ decision }) => decision.remake(missing));
  await page.until(({ decision }) => expect(decision.missing).toEqual([]));
  expect(page.toast()).toBe('Se hace por encargo: Avisamos a quien compró.');
  expect(mock.state.specialOrders.at(-1)).toMatchObject({
    estado: 'Aceptado',
    anticipo: missing.subtotalProducto,
  });
});

test('its money is returned while something else is left of the order, which costs less then', async () => {
  const { page, missing } = await opened({ withChain: true });
  const before = page.now().order?.montoTotal ?? 0;
  expect(page.now().decision.canReturn).toBe(true);
  await page.act(({ decision }) => decision.returnMoney(missing));
  await page.until(({ order }) => expect(order?.productos[0]?.devuelta).toBe(true));
  expect(page.toast()).toBe('Devolución anotada: Avisamos a quien compró.');
  const { order, decision } = page.now();
  expect(before - Number(order?.montoTotal)).toBeCloseTo(missing.subtotalProducto, 5);
  expect(decision).toMatchObject({ missing: [], canReturn: false });
  expect(await page.shop.payments.refunds()).toMatchObject([
    { idPedido: order?.idPedido, hecha: null },
  ]);
});

test('the money of the only piece is not returned by itself', async () => {
  const { page, missing } = await opened();
  expect(page.now().decision.canReturn).toBe(false);
  await page.act(({ decision }) => decision.returnMoney(missing));
  expect(page.toast()).toContain('recházalo');
});

test('another piece is found by its name and takes the place', async () => {
  const { mock, page, missing } = await opened();
  const { nombreProducto } = mock.products.chain;
  await page.act(({ others }) => others.setSearch(nombreProducto));
  await page.until(({ others }) => expect(others.pieces).toMatchObject([{ nombreProducto }]));
  const [chain] = page.now().others.pieces;
  await page.act(({ decision }) => decision.replace(missing, Number(chain?.idProducto_talla)));
  await page.until(({ order }) => expect(order?.productos[0]?.productoNombre).toBe(nombreProducto));
  expect(page.toast()).toBe('Pieza cambiada: Avisamos a quien compró.');
});

test('only sizes of which there are enough are to be chosen from', async () => {
  const { page } = await opened();
  await page.until(({ others }) => expect(others.status).toBe('ready'));
  const { pieces } = page.now().others;
  expect(pieces.length).toBeGreaterThan(0);
  expect(pieces.every(({ stock }) => stock >= 1)).toBe(true);
});

test.each([
  ['is refused', { code: 'INVALID_STATE' } as const, 'Esta acción no es posible'],
  ['gets no answer', NO_ANSWER, 'No se pudo guardar la decisión.'],
])(
  'a decision that %s is told, and the piece is still to be decided',
  async (_case, fault, said) => {
    const { mock, page, missing } = await opened();
    mock.fault('decideMissing', fault);
    await page.act(({ decision }) => decision.remake(missing));
    await page.until(({ decision }) => expect(decision.canDecide).toBe(true));
    expect(page.toast()).toContain(said);
    expect(page.now().decision.missing).toHaveLength(1);
  },
);
