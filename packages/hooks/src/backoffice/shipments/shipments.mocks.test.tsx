import { expect, test } from 'vitest';
import { NO_ANSWER, openMockShop, openPage, type MockShopServer } from '../../../test/mocks.tsx';
import { useFollowedOrder } from '../../storefront/orders/use-followed-order.ts';
import { useShipment } from './use-shipment.ts';
import { useShipments } from './use-shipments.ts';
import { useTrackingForm } from './use-tracking-form.ts';

const GUIDE = 'RR473124829CR';
const mockShop = openMockShop();

/** A shop with two orders that are to be sent: theirs are the numbers. */
function shopToSend(): { mock: MockShopServer; ids: [number, number] } {
  const mock = mockShop();
  const [first, second] = mock.state.orders.filter(({ estadoPedido }) =>
    ['confirmado', 'pendiente'].includes(estadoPedido),
  );
  return { mock, ids: [first?.idPedido ?? 0, second?.idPedido ?? 0] };
}
const stateOf = ({ state }: MockShopServer, id: number) =>
  state.orders.find(({ idPedido }) => idPedido === id);

/** The page with both orders on it. */
async function openShipments() {
  const { mock, ids } = shopToSend();
  const page = openPage(mock, 'admin', () => useShipments());
  await page.shop.orders.accept(ids[1]);
  await page.until(({ status }) => expect(status).toBe('ready'));
  await page.act(({ reload }) => reload());
  await page.until(({ rows }) => expect(rows).toHaveLength(2));
  return { mock, ids, page };
}

test('guides are typed down a list and sent at once, with a result for each', async () => {
  const { mock, ids, page } = await openShipments();
  const [first, second] = ids;
  expect(page.now().rows.map(({ shipment }) => shipment.idPedido)).toEqual(ids);
  expect(page.now().canSend).toBe(false);
  await page.act(({ type }) => type(first, ` ${GUIDE.toLowerCase()}`));
  await page.act(({ choose }) => choose(second, true));
  expect(page.now().chosen.map(({ idPedido, guia }) => [idPedido, guia])).toEqual([
    [first, GUIDE],
    [second, null],
  ]);
  await page.act(({ send }) => send());
  await page.until(({ sent, isSending }) => {
    expect(isSending).toBe(false);
    expect(sent.map(({ guia }) => guia)).toEqual([GUIDE, null]);
  });
  await page.until(({ rows }) => expect(rows).toEqual([]));
  expect(page.now().sent[0]?.seguimiento).toContain(GUIDE);
  expect(ids.map((id) => stateOf(mock, id)?.estadoPedido)).toEqual(['enviado', 'enviado']);
});

test('only what failed is sent again, and says why', async () => {
  const { mock, ids, page } = await openShipments();
  const [first, second] = ids;
  await page.act(({ chooseAll }) => chooseAll(true));
  mock.fault('shipOrder', { code: 'INTERNAL', times: 1 });
  await page.act(({ send }) => send());
  await page.until(({ sent, isSending, rows }) => {
    expect(isSending).toBe(false);
    expect(sent.map(({ idPedido }) => idPedido)).toEqual([second]);
    expect(rows.map(({ failed, isChosen }) => [failed?.code, isChosen])).toEqual([
      ['shipments.sendFailed', true],
    ]);
  });
  expect(stateOf(mock, first)?.estadoPedido).toBe('confirmado');
  await page.act(({ send }) => send());
  await page.until(({ sent }) => expect(sent).toHaveLength(2));
  expect(stateOf(mock, first)?.estadoPedido).toBe('enviado');
});

test('an answer that was lost is no failure when the order was sent', async () => {
  const { mock, ids, page } = await openShipments();
  await page.act(({ type }) => type(ids[0], GUIDE));
  mock.fault('shipOrder', { drop: 'after' });
  await page.act(({ send }) => send());
  await page.until(({ sent }) => expect(sent.map(({ guia }) => guia)).toEqual([GUIDE]));
  expect(stateOf(mock, ids[0])?.guia).toBe(GUIDE);
});

test('a wrong guide keeps everything from being sent; one that looks mistyped only warns', async () => {
  const { ids, page } = await openShipments();
  await page.act(({ type }) => type(ids[0], 'RR473124892CR'));
  expect(page.now().rows[0]?.guide).toMatchObject({ isWrong: false });
  expect(page.now().canSend).toBe(true);
  await page.act(({ type }) => type(ids[0], '12'));
  expect(page.now().rows[0]?.guide).toMatchObject({ isWrong: true });
  expect(page.now().canSend).toBe(false);
});

test('what is chosen is marked as being made ready', async () => {
  const { mock, page } = await openShipments();
  await page.act(({ chooseAll }) => chooseAll(true));
  await page.act(({ prepare }) => prepare());
  await page.until(({ rows }) => {
    for (const { shipment } of rows)
      expect(shipment.recorrido.map(({ paso }) => paso)).toContain('preparacion');
  });
  expect(page.toast()).toBe('En preparación: Pedidos marcados: 2');
  expect(mock.mail.some(({ kind }) => kind === 'order-moved')).toBe(true);
});

test('a guide is corrected and an order marked as delivered; a failure is told', async () => {
  const { mock, ids } = shopToSend();
  const [id] = ids;
  const page = openPage(mock, 'admin', () => useShipment(id));
  await page.until(({ shipment }) => expect(shipment?.idPedido).toBe(id));
  expect(page.now().may).toEqual({ guia: true, preparacion: true, entregado: false });
  await page.act(({ guide }) => guide.set('guia', GUIDE.toLowerCase()));
  await page.act(({ guide }) => guide.submit());
  await page.until(({ guide }) => expect(guide.values.guia).toBe(GUIDE));
  expect(page.toast()).toBe('Guía guardada');
  await page.shop.orders.ship(id);
  await page.act(({ reload }) => reload());
  await page.until(({ may }) => expect(may.entregado).toBe(true));
  mock.fault('setShipment', NO_ANSWER);
  await page.act(({ mark }) => mark('entregado', true));
  await page.until(({ marking }) => expect(marking).toBeNull());
  await page.until(() => expect(page.toast()).toBe('No se pudo anotar el envío.'));
  mock.reset();
});

test('where guides are followed is read and changed', async () => {
  const page = openPage(mockShop(), 'admin', () => useTrackingForm());
  await page.until(({ form }) => expect(form.values.plantilla).toContain('{guia}'));
  await page.act(({ form }) => form.set('plantilla', 'correo.example'));
  await page.act(({ form }) => form.submit());
  await page.until(({ form }) => expect(form.errors.plantilla?.code).toBe('tracking.invalid'));
  await page.act(({ form }) => form.set('plantilla', 'https://correo.example/{guia}'));
  await page.act(({ form }) => form.submit());
  await page.until(() => expect(page.toast()).toBe('Dirección de seguimiento guardada'));
});

test('whoever has the link of a letter follows the order, and nobody without it', async () => {
  const { mock, ids } = shopToSend();
  const admin = openPage(mock, 'admin', () => null);
  await admin.shop.orders.ship(ids[0], { guia: GUIDE });
  const letter = mock.mail.at(-1);
  const token = letter && 'followToken' in letter ? letter.followToken : '';
  const page = openPage(mock, null, () => useFollowedOrder(token));
  await page.until(({ data }) => expect(data).toMatchObject({ idPedido: ids[0], guia: GUIDE }));
  const other = openPage(mock, null, () => useFollowedOrder(`${ids[0]}.x`));
  await other.until(({ error }) => expect(error?.status).toBe(404));
});
