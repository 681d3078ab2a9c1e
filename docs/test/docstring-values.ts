import { mockShopServer } from '@filigrana/mocks/node';
import { createShop, memorySession } from '@filigrana/sdk';
import { catalogEntry, COUNTED_FIELDS, orderLifecycle } from '@filigrana/sdk/domain';

/** What examples of the SDK's docstrings take for granted: the rows of a shop of the mocks. */
export async function docstringValues() {
  const mock = mockShopServer();
  mock.fault('changeCartQuantity', { code: 'STOCK_EXCEEDED' });
  const { host } = mock;
  const login = mock.signIn('admin');
  const session = memorySession(login);
  const shop = createShop({ host, session });
  const products = await shop.catalog.filter({});
  const stored = new Map<string, string>();
  const fechaPedido = '2026-03-14T18:00:00.000Z';
  return {
    mock,
    host,
    token: login.token,
    session,
    shop,
    products,
    entries: products.map(catalogEntry),
    counts: await shop.catalog.counts({}),
    ring: await shop.catalog.product(mock.products.ring.idProducto),
    orders: await shop.orders.list(),
    accounts: await shop.payments.month({ mes: '2026-03' }),
    lines: [
      { productoNombre: 'Anillo Trenza', tallaNombre: '7', cantidad: 1 },
      { productoNombre: 'Cadena Clásica', tallaNombre: 'Única', cantidad: 2 },
    ],
    table: orderLifecycle.table,
    limits: COUNTED_FIELDS.specialOrderDescription,
    profile: { correo: 'ana@correo.cr', telefono: '88112233' },
    fechaPedido,
    now: Date.parse(fechaPedido),
    categories: await shop.lookups.categories(),
    materials: await shop.lookups.materials(),
    stones: await shop.lookups.stones(),
    sizes: await shop.lookups.sizes(),
    form: { idCategoria: 1, idMaterial: 1, idPiedra: null },
    show: (_what: unknown): void => undefined,
    // What React Native has.
    AsyncStorage: {
      getAllKeys: () => Promise.resolve([...stored.keys()]),
      getItem: (key: string) => Promise.resolve(stored.get(key) ?? null),
      setItem: (key: string, value: string) => Promise.resolve(stored.set(key, value)),
      removeItem: (key: string) => Promise.resolve(stored.delete(key)),
    },
    asset: { uri: 'file:///foto.jpg', fileName: 'foto.jpg', type: 'image/jpeg' },
  };
}

export type DocstringValues = Awaited<ReturnType<typeof docstringValues>>;
