import { expect, test } from 'vitest';
import { explain } from '../test/contract-check.ts';
import * as fixtures from './fixtures.ts';

test.each([
  ['Product', fixtures.product()],
  ['Product', fixtures.product({ idCategoria: 1, tallas: [] })],
  ['ProductSize', fixtures.productSize()],
  ['Cart', fixtures.cart()],
  ['CartLine', fixtures.cartLine({ cantidad: 3 })],
  ['CartAddition', fixtures.addition(fixtures.product())],
  ['Order', fixtures.order()],
  ['OrderLine', fixtures.orderLine()],
  ['OrderDetail', fixtures.orderDetail()],
  ['OrderShipping', fixtures.orderShipping()],
  ['SpecialOrder', fixtures.specialOrder()],
  ['User', fixtures.customer()],
  ['User', fixtures.staff({ rol: 3 })],
  ['Person', fixtures.person()],
  ['Customer', fixtures.customerRow()],
  ['StaffMember', fixtures.staffMember({ idRol: 3 })],
  ['Registration', fixtures.registration()],
  ['Faq', fixtures.faq()],
  ['Novedad', fixtures.novedad()],
  ['BannerList', fixtures.banners(3)],
  ['ShippingFee', fixtures.shippingFee()],
  ['OrderReview', fixtures.orderReview()],
  ['OrderReview', fixtures.orderReview({ comprobantesParecidos: [fixtures.similarReceipt()] })],
  ['PaymentReference', fixtures.paymentReference({ problemas: ['REPETIDA'], repetidaEn: [2] })],
  ['TimelineEvent', fixtures.timelineEvent()],
  ['ActivityEntry', fixtures.activityEntry()],
  ['Dashboard', fixtures.dashboard({ alertas: [fixtures.shopAlert()] })],
])('the fixture of %s is what the contract describes', (name, value) => {
  expect(explain(`/components/schemas/${name}`, value)).toBeNull();
});

test('what belongs together fits together', () => {
  const soldOut = fixtures.product({ idCategoria: 1, stock: 0 });
  expect(soldOut).toMatchObject({ stock: null, tallasDisponibles: '', tallas: [{ stock: 0 }] });
  expect(fixtures.product({ stock: 3 })).toMatchObject({ stock: 3, tallas: [{ stock: 3 }] });
  const productos = [fixtures.cartLine({ precioUnitario: 19.99, cantidad: 3 })];
  expect(fixtures.cart({ productos })).toMatchObject({ subtotal: 59.97, montoTotal: 67.97 });
});

test('a mark makes other bytes of the same picture', async () => {
  const text = async (file: File) => (await file.arrayBuffer()).byteLength;
  expect(await text(fixtures.imageFile('a.png', 'Uno'))).toBe(
    (await text(fixtures.imageFile())) + 'Comment Uno'.length + 12,
  );
});

test('an addition carries the price charged, and a size that there is', () => {
  const ring = fixtures.product({ idCategoria: 1, precio: 90, precioEspecial: 70 });
  expect(fixtures.addition(ring, { tamanio: '7', cantidad: 2 })).toEqual({
    idProducto_talla: 1,
    cantidad: 2,
    precioUnitario: 70,
  });
  expect(() => fixtures.addition(ring, { tamanio: '12' })).toThrow(/size 12/);
});
