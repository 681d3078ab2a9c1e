import { expect, test } from 'vitest';
import { secondShop, testShop, type TestShop } from './test-shop.ts';
import { takeTour } from './tour.ts';

const shop = testShop({ seed: 7, latency: [0, 2], host: 'https://first.test' });
const again = secondShop({ seed: 7, latency: [0, 2], host: 'https://again.test' });
const other = secondShop({ seed: 8, host: 'https://other.test' });

const told = async (mock: TestShop) =>
  JSON.stringify((await takeTour(mock)).map(([id, { status, body }]) => [id, status, body]));

test('the same seed and the same calls give the same answers, byte by byte', async () => {
  const first = await told(shop);
  expect(await told(again)).toBe(first);
  shop.reset();
  expect(await told(shop)).toBe(first);
});

test('another seed gives other tokens', async () => {
  expect(other.signIn('customer').token).not.toBe(shop.signIn('customer').token);
});

test('reading what the shop holds changes no answer', async () => {
  const quiet = await told(shop);
  shop.reset();
  const curious = Object.create(shop) as TestShop;
  curious.call = (...call) => {
    void [shop.state.orders, shop.state.products, shop.people.admin.correo, shop.mail];
    return shop.call(...call);
  };
  expect(await told(curious)).toBe(quiet);
});
