import { createShop, memorySession } from '@filigrana/sdk';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { secondShop, testShop } from '../../test/test-shop.ts';
import { createMockShop } from '../index.ts';
import { addition } from '../fixtures.ts';

const HOST = 'https://tienda.test';
const mock = testShop({ host: HOST });
const { call } = mock;

/** A customer's client that repeats nothing. */
const client = () =>
  createShop({ host: HOST, session: memorySession(mock.signIn('customer')), retries: 0 });
const inCart = () => mock.state.cartOf(mock.people.customer.correo).productos.length;

describe('a fault', () => {
  test('with a status answers in the shape of the shop, and nothing is done', async () => {
    mock.fault('addToCart', { status: 503 });
    await expect(client().cart.add(addition(mock.products.chain))).rejects.toMatchObject({
      kind: 'http',
      status: 503,
      code: 'INTERNAL',
    });
    expect(inCart()).toBe(0);
  });

  test('with a code answers with its status and sentence', async () => {
    mock.fault('registerCustomer', { code: 'ALREADY_REGISTERED' });
    expect(await call('POST', '/api/users/register', { body: {} })).toMatchObject({
      status: 409,
      body: { error: 'Ya existe una cuenta con esa identificación.' },
    });
  });

  test('with a body answers exactly that', async () => {
    mock.fault('listStaff', { body: { staff: [] } });
    expect((await call('GET', '/api/users/admin/staff', { as: 'admin' })).body).toEqual({
      staff: [],
    });
  });

  test('tells how long to wait', async () => {
    mock.fault('lookupPerson', { code: 'RATE_LIMITED', headers: { 'retry-after': '30' } });
    await expect(client().accounts.lookupPerson('101110111')).rejects.toMatchObject({
      status: 429,
      retryAfter: 30,
    });
  });

  test('with a text as body answers no JSON', async () => {
    mock.fault('getShippingFee', { body: '<h1>502</h1>' });
    const answer = await call('GET', '/api/envio');
    expect(answer.headers.get('content-type')).toContain('text/html');
    await expect(client().shipping.fee()).rejects.toMatchObject({ kind: 'contract' });
  });

  test('drops the connection before anything was done', async () => {
    mock.fault('addToCart', { drop: 'before' });
    await expect(client().cart.add(addition(mock.products.chain))).rejects.toMatchObject({
      kind: 'network',
    });
    expect(inCart()).toBe(0);
  });

  test('drops the answer after all was done', async () => {
    mock.fault('addToCart', { drop: 'after' });
    await expect(client().cart.add(addition(mock.products.chain))).rejects.toMatchObject({
      kind: 'network',
    });
    expect(inCart()).toBe(1);
  });

  test('meets as many calls as it says, and every one when it does not say', async () => {
    mock.fault('getShippingFee', { status: 500 });
    mock.fault('getShippingFee', { status: 503, times: 2 });
    const statuses = [];
    for (let count = 0; count < 4; count += 1)
      statuses.push((await call('GET', '/api/envio')).status);
    expect(statuses).toEqual([503, 503, 500, 500]);
  });

  test('meets its own operation only, and goes when it is taken away', async () => {
    const heal = mock.fault('getShippingFee', { status: 500 });
    expect((await call('GET', '/api/categorias')).status).toBe(200);
    heal();
    expect((await call('GET', '/api/envio')).status).toBe(200);
    mock.fault('*', { status: 500 });
    expect((await call('GET', '/api/categorias')).status).toBe(500);
    mock.clearFaults();
    expect((await call('GET', '/api/categorias')).status).toBe(200);
  });

  test('of an operation that does not exist does not compile', () => {
    // @ts-expect-error -- There is no such operation.
    mock.fault('addToCarts', { status: 500 });
    // @ts-expect-error -- Nor here.
    createMockShop({ faults: { addToCarts: { status: 500 } } });
    expect(mock.fault('addToCart', {})).toBeTypeOf('function');
  });
});

describe('time', () => {
  afterEach(() => vi.useRealTimers());

  test('a delay is waited for on the timers of the test', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    mock.fault('getShippingFee', { delay: 60_000, times: 1 });
    const answered = vi.fn();
    const answer = call('GET', '/api/envio').then(answered);
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
    await vi.advanceTimersByTimeAsync(59_000);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    await answer;
    expect(answered).toHaveBeenCalledOnce();
  });
});

describe('faults that are options', () => {
  const ill = secondShop({ host: 'https://ill.test', faults: { listStones: { status: 500 } } });

  test('lie in wait from the start and again after a reset', async () => {
    expect((await ill.call('GET', '/api/piedras')).status).toBe(500);
    ill.clearFaults();
    expect((await ill.call('GET', '/api/piedras')).status).toBe(200);
    ill.reset();
    expect((await ill.call('GET', '/api/piedras')).status).toBe(500);
  });
});
