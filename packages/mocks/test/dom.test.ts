// @vitest-environment happy-dom
import { createShop, memorySession } from '@filigrana/sdk';
import { afterAll, expect, test } from 'vitest';
import { addition, imageFile, orderShipping } from '../src/fixtures.ts';
import { mockShopServer } from '../src/node.ts';

const mock = mockShopServer();
afterAll(() => mock.close());

test('in a DOM environment a purchase with a file arrives, also with its progress watched', async () => {
  const session = memorySession(mock.signIn('customer'));
  const shop = createShop({ host: mock.host, session, retries: 0 });
  const form = { ...orderShipping(), comprobante: imageFile() };
  for (const onUploadProgress of [undefined, () => {}]) {
    await shop.cart.add(addition(mock.products.chain));
    const { idPedido } = await shop.checkout.placeOrder(form, {
      idempotencyKey: crypto.randomUUID(),
      onUploadProgress,
    });
    expect(mock.state.orders.at(-1)?.idPedido).toBe(idPedido);
  }
});
