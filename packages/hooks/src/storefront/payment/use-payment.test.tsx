import { act, cleanup } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { useService } from '../../shared/services/use-service.ts';
import { renderHookWithShop } from '../../../test/render-with-shop.tsx';
import { useLocalCart } from '../local-cart/use-local-cart.ts';
import { purchaseDraftService } from '../purchase/purchase-draft.ts';
import { usePayment } from './use-payment.ts';

const file = (name: string, type: string, size = 4) => new File(['x'.repeat(size)], name, { type });
const PNG = file('recibo.png', 'image/png');
const PDF = file('recibo.pdf', 'application/pdf');

function render(precio = 100, cantidad = 1) {
  const { result } = renderHookWithShop(() => ({
    payment: usePayment(),
    localCart: useLocalCart(),
    draft: useService(purchaseDraftService),
  }));
  const line = { _id: 40, cantidad, nombre: 'Anillo', precio, image_url: null, talla: '6' };
  if (cantidad > 0) act(() => result.current.localCart.add(line));
  return {
    get now() {
      return result.current.payment;
    },
    choose: () => act(() => result.current.payment.chooseMethod('sinpe')),
    attach: (one: File | null) => act(() => result.current.payment.attach(one)),
    confirm: () => {
      let isConfirmed = false;
      act(() => {
        isConfirmed = result.current.payment.confirm();
      });
      return isConfirmed;
    },
    emptyCart: () => act(() => result.current.localCart.empty()),
    handedOver: () => result.current.draft.payment.get(),
  };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the payment page', () => {
  test.each([
    [100, 2, 200, 30, 230],
    [100.01, 2, 200.02, 25, 225.02],
    [400, 1, 400, 25, 425],
    [400.01, 1, 400.01, 20, 420.01],
  ])('ships %d × %d by the tiers', (precio, cantidad, subtotal, montoEnvio, montoTotal) => {
    expect(render(precio, cantidad).now).toMatchObject({ subtotal, montoEnvio, montoTotal });
  });

  test('counts no line of a piece that is not sold any more', () => {
    const sold = {
      _id: 40,
      cantidad: 1,
      nombre: 'Anillo',
      precio: 100,
      image_url: null,
      talla: '6',
    };
    const gone = { ...sold, _id: 41, disponible: false };
    const cart = { productos: [sold, gone], usuarioInfo: null };
    localStorage.setItem('filigrana:carrito', JSON.stringify(cart));
    const amounts = { subtotal: 100, montoEnvio: 30, montoTotal: 130 };
    expect(render(0, 0).now).toMatchObject({ lines: [sold, gone], ...amounts });
  });

  test('costs nothing while there is nothing to pay', () => {
    expect(render(0, 0).now).toMatchObject({ lines: [], montoEnvio: 0, montoTotal: 0 });
  });

  test('hands method and image over to the checkout', () => {
    const page = render();
    page.choose();
    page.attach(PNG);
    expect(page.now).toMatchObject({ metodoPago: 'sinpe', comprobante: PNG, canConfirm: true });
    expect(page.confirm()).toBe(true);
    expect(page.now.notice).toBeNull();
    expect(page.handedOver()).toEqual({
      metodoPago: 'sinpe',
      comprobante: PNG,
      isConfirmed: true,
    });
  });

  test('takes a PDF', () => {
    const page = render();
    page.choose();
    page.attach(PDF);
    expect(page.confirm()).toBe(true);
  });

  test('says what is missing, one thing after the other', () => {
    const empty = render(0, 0);
    expect(empty.confirm()).toBe(false);
    expect(empty.now.notice?.code).toBe('checkout.cartEmpty');
    cleanup();
    const page = render();
    expect(page.now).toMatchObject({ canConfirm: false, notice: null });
    expect(page.confirm()).toBe(false);
    expect(page.now.notice?.code).toBe('checkout.methodRequired');
    page.choose();
    expect(page.now.notice?.code).toBe('checkout.receiptRequired');
    expect(page.confirm()).toBe(false);
    expect(page.now.notice?.code).toBe('checkout.receiptRequired');
    expect(page.handedOver().isConfirmed).toBe(false);
  });

  test.each([
    ['payment.fileInvalid', file('virus.svg', 'image/svg+xml')],
    ['payment.fileInvalid', file('recibo.webp', 'image/webp')],
    ['payment.fileEmpty', file('recibo.png', 'image/png', 0)],
    ['payment.fileTooLarge', file('recibo.png', 'image/png', 10 * 1024 * 1024 + 1)],
  ])('refuses a wrong file with %s', (code, wrong) => {
    const page = render();
    page.attach(PNG);
    page.attach(wrong);
    expect(page.now).toMatchObject({ comprobante: null, notice: { code } });
    page.attach(null);
    expect(page.now.notice).toBeNull();
  });

  test('still has the method when one comes back to the same cart', () => {
    render().choose();
    cleanup();
    expect(render(100, 0).now).toMatchObject({ metodoPago: 'sinpe', comprobante: null });
  });

  test('forgets it with the last line of the cart', () => {
    const page = render();
    page.choose();
    page.attach(PNG);
    page.emptyCart();
    expect(page.now).toMatchObject({ metodoPago: null, comprobante: null });
    cleanup();
    expect(render().now.metodoPago).toBeNull();
  });

  test('takes nothing for a method that is none', () => {
    render();
    cleanup();
    sessionStorage.setItem('filigrana:draft:payment', '{"metodoPago":"efectivo"}');
    expect(render(100, 0).now.metodoPago).toBeNull();
  });
});
