import { memorySession } from '@filigrana/sdk';
import { beforeEach, expect, test, vi } from 'vitest';

const fee = vi.fn(async () => ({ monto: 8 }));
const createShop = vi.fn(() => ({ shipping: { fee } }));
vi.mock('./shop-client.ts', () => ({ createShop }));
const { createLazyShop } = await import('./lazy-shop.ts');

const options = { host: 'https://filigrana.test', session: memorySession() };

beforeEach(() => vi.clearAllMocks());

test('the client is made by the first call and used by all', async () => {
  const shop = createLazyShop(options);
  expect(createShop).not.toHaveBeenCalled();
  await expect(Promise.all([shop.shipping.fee(), shop.shipping.fee()])).resolves.toHaveLength(2);
  expect(createShop).toHaveBeenCalledExactlyOnceWith(options);
  expect(fee).toHaveBeenCalledTimes(2);
});

test('arguments and errors pass through', async () => {
  const shop = createLazyShop(options);
  const { signal } = new AbortController();
  fee.mockRejectedValueOnce(new Error('no'));
  await expect(shop.shipping.fee({ signal })).rejects.toThrow('no');
  expect(fee).toHaveBeenCalledWith({ signal });
});

test('tags and operations keep their identity, so that they can stand in lists of dependencies', () => {
  const shop = createLazyShop(options);
  expect(shop.shipping).toBe(shop.shipping);
  expect(shop.shipping.fee).toBe(shop.shipping.fee);
});

test('waiting for the client itself does not call it', async () => {
  const shop = createLazyShop(options);
  await expect(Promise.resolve(shop)).resolves.toBe(shop);
  expect(createShop).not.toHaveBeenCalled();
});
