import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import type { Cart, Product, User } from '../entities.ts';
import { memorySession } from '../session/memory-session.ts';
import * as tags from '../tags.ts';
import { fakeFetch } from '../../test/fake-fetch.ts';
import { createShopWith } from './shop-with.ts';
import { createShop, type Shop } from './shop.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('createShop', () => {
  it('uses the global fetch of the moment of the call', async () => {
    const shop = createShop({ host: 'https://t.test', session: memorySession() });
    const { fetch, seen } = fakeFetch(() => Response.json([]));
    vi.stubGlobal('fetch', fetch);
    await shop.catalog.offers();
    expect(seen).toHaveLength(1);
  });

  it('tells a fetch of its own which operation asks, and sends what headers a call is given', async () => {
    const { fetch, seen } = fakeFetch(() => Response.json([]));
    const operations: string[] = [];
    const shop = createShop({
      host: 'https://t.test',
      session: memorySession({ token: 'uno' }),
      fetch(request, { operation }) {
        operations.push(operation);
        return fetch(request);
      },
    });
    await shop.banners.list({ headers: { traceparent: '00-1', Authorization: 'otra' } });
    await shop.orders.mine({ headers: { authorization: 'otra' } });
    expect(operations).toEqual(['listBanners', 'listMyOrders']);
    expect(seen[0]?.headers.get('traceparent')).toBe('00-1');
    expect(seen[1]?.headers.get('Authorization')).toBe('Bearer uno');
  });

  it.each(['https://t.test', 'https://t.test/'])('takes the host %s', async (host) => {
    const { fetch, seen } = fakeFetch(() => Response.json([]));
    await createShop({ host, session: memorySession(), fetch }).banners.list();
    expect(seen[0]?.url.href).toBe('https://t.test/api/banners/');
  });

  it.each(['localhost:3000', 't.test', 'ftp://t.test'])('refuses the host %s at once', (host) => {
    expect(() => createShop({ host, session: memorySession() })).toThrow(`No http:// in ${host}`);
  });

  it('asks the origin of the page without a host', async () => {
    const seen: string[] = [];
    vi.stubGlobal(
      'Request',
      class {
        method = 'GET';
        constructor(url: string) {
          seen.push(url);
        }
      },
    );
    const fetch = () => Promise.resolve(Response.json(['/media/a.webp']));
    expect(await createShop({ session: memorySession(), fetch }).banners.list()).toEqual([
      '/media/a.webp',
    ]);
    expect(seen).toEqual(['/api/banners/']);
  });

  it('sends the token of the moment of the call', async () => {
    const session = memorySession({ token: 'uno' });
    const { fetch, seen } = fakeFetch(() => Response.json([]));
    const shop = createShop({ host: 'https://t.test', session, fetch });
    await shop.orders.mine();
    session.write({ token: 'dos' });
    await shop.orders.mine();
    session.clear();
    await shop.orders.mine();
    expect(seen.map(({ headers }) => headers.get('Authorization'))).toEqual([
      'Bearer uno',
      'Bearer dos',
      null,
    ]);
  });
});

describe('the types of the SDK', () => {
  it('give the normalised shapes', () => {
    expectTypeOf<Shop['catalog']['product']>().returns.resolves.toEqualTypeOf<Product>();
    expectTypeOf<Shop['cart']['get']>().returns.resolves.toEqualTypeOf<Cart>();
    expectTypeOf<Shop['accounts']['profile']>().returns.resolves.toEqualTypeOf<User>();
  });

  it('refuse what the contract does not take', () => {
    // Only compiled, never run: each line must be an error of the type check.
    const addition = { idProducto_talla: 1, cantidad: 1, precioUnitario: 1 };
    const _wrong = (shop: Shop) => [
      // @ts-expect-error a field is missing
      shop.cart.add({ idProducto_talla: 1, cantidad: 1 }),
      // @ts-expect-error a number is needed
      shop.cart.changeQuantity({ idProducto_talla: '1', nuevaCantidad: 2 }),
      // @ts-expect-error the SDK adds the session token itself
      shop.cart.remove({ idProducto_talla: 1, sessionToken: 's' }),
      // @ts-expect-error no such order
      shop.catalog.filter({ precio: 'barato' }),
      // @ts-expect-error no such state
      shop.specialOrders.changeStatus(1, { estado: 'Completado' }),
      // @ts-expect-error no such payment method
      shop.checkout.placeOrder({ metodoPago: 'efectivo' }),
      // @ts-expect-error a file is needed, not its name
      shop.banners.upload(['foto.png']),
      // @ts-expect-error customers have no staff role
      shop.staff.changeRole(1, { idRol: 1 }),
      // @ts-expect-error the flag is a boolean
      shop.subscription.set({ estadoSuscripcion: 1 }),
      // @ts-expect-error the version goes with the options
      shop.cart.add({ ...addition, version: 1 }),
      // @ts-expect-error the shipping changes nothing, so there is nothing to do once
      shop.cart.setShipping({ costoEnvio: 8 }, { version: 1 }),
    ];
    expectTypeOf(_wrong).toBeFunction();
  });

  it('take optional fields as undefined', () => {
    expectTypeOf<Shop['products']['update']>().toBeCallableWith(1, { stock: 2, imagen: undefined });
    expectTypeOf<Shop['specialOrders']['request']>().toBeCallableWith(
      { pieza: 'Aretes', tipoPiedra: 'Natural', tipoMaterial: 'Plata', talla: undefined },
      { idempotencyKey: undefined, signal: undefined },
    );
  });
});

describe('createShopWith', () => {
  it('makes the tags that it is given, and they work together', async () => {
    const { fetch, seen } = fakeFetch(({ url }) =>
      Response.json(url.pathname.endsWith('/create') ? { sessionToken: 's' } : {}),
    );
    const session = memorySession();
    const shop = createShopWith(
      { cart: tags.cart, session: tags.session },
      { host: 'https://t.test', session, fetch },
    );
    expect(Object.keys(shop)).toEqual(['cart', 'session']);
    await shop.cart.empty();
    expect(seen.map(({ url }) => url.pathname)).toEqual([
      '/api/users/session/create',
      '/api/carrito/vaciar',
    ]);
    expect(shop.session.store.read().sessionToken).toBe('s');
    expectTypeOf(shop).toEqualTypeOf<Pick<Shop, 'cart' | 'session'>>();
  });

  it('knows every tag of createShop', () => {
    const shop = createShop({ host: 'https://t.test', session: memorySession() });
    expect(Object.keys(tags).sort()).toEqual(Object.keys(shop).sort());
    expectTypeOf(createShopWith(tags, { session: memorySession() })).toEqualTypeOf<Shop>();
  });
});
