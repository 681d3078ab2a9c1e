import { BANK_FILE_MAX } from '@filigrana/sdk/domain';
import { expect, test } from 'vitest';
import { openMockShop, openPage } from '../../../test/mocks.tsx';
import { useReconciliation } from './use-reconciliation.ts';

const mockShop = openMockShop();

const REFERENCE = '2026031415283010123456789';

/** The page of a shop with a pending order, and what the bank would write about that. */
async function openDesk() {
  const mock = mockShop();
  const pending = () => mock.state.orders.find(({ idPedido }) => idPedido === order?.idPedido);
  const order = mock.state.orders.find(({ estadoPedido }) => estadoPedido === 'pendiente');
  if (!order) throw new Error('No pending order');
  const page = openPage(mock, 'admin', () => useReconciliation());
  await page.shop.orderReview.setReference(order.idPedido, { referencia: REFERENCE });
  const [day, amount] = [order.fechaPedido.slice(0, 10), order.montoTotal.toFixed(2)];
  const notice = `BCR: SINPE Móvil de ANA MORA SOLANO por USD ${amount} el ${day} ref ${REFERENCE}`;
  return { page, order, notice, stateNow: () => pending()?.estadoPedido };
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
