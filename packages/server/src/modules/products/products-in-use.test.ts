import { productTexts } from '@filigrana/sdk/answers';
import { HOLD_MINUTES, LATE_PAYMENT_HOURS } from '@filigrana/sdk/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  addProduct,
  allProducts,
  editProduct,
  necklaceForm,
  productSeen,
  ringForm,
  sizes,
  stockBySize,
} from '../../../test/back-office.ts';
import { addToCart, buy } from '../../../test/shopping.ts';
import { describeOnBothDatabases, type TestApp } from '../../../test/test-app.ts';
import type { SignedIn } from '../../../test/people.ts';

describeOnBothDatabases('products that orders or carts hold', (createApp) => {
  let app: TestApp;
  let admin: string;
  let customer: SignedIn;

  beforeEach(async () => {
    app = await createApp();
    admin = (await app.signIn(2)).token;
    customer = await app.signIn(1);
  });

  const remove = (id: number) =>
    app.call('DELETE', `/api/productos/borrar/${id}`, { token: admin });
  const advance = (idPedido: number, step: string) =>
    app.call('PUT', `/api/pedido/${idPedido}/${step}`, { token: admin });

  async function sizeOf(id: number, tamanio: string) {
    const size = (await productSeen(app, admin, id))?.tallas.find((own) => own.tamanio === tamanio);
    if (!size) throw new Error(`The product has no size ${tamanio}`);
    return { idProducto: id, ...size };
  }

  async function order(id: number, tamanio: string): Promise<number> {
    await addToCart(app, customer, await sizeOf(id, tamanio));
    const { body } = await buy(app, customer);
    return (body as { idPedido: number }).idPedido;
  }

  async function cartOf(who: SignedIn) {
    const { body } = await app.call('POST', '/api/carrito/obtener', { token: who.token });
    return (body as { carrito: { version: number; productos: { tallaNombre: string }[] } }).carrito;
  }

  const IN_USE = { status: 409, body: { code: 'IN_USE', error: expect.any(String) as string } };

  describe.each(['pendiente', 'confirmado'])('an order in %s', (state) => {
    let ring: number;

    beforeEach(async () => {
      ring = (await addProduct(app, admin, await ringForm({ tallas: sizes({ 6: 2, 7: 3 }) }))).id;
      const idPedido = await order(ring, '6');
      if (state === 'confirmado') expect((await advance(idPedido, 'aceptar')).status).toBe(200);
    });

    test('keeps its product from being deleted', async () => {
      expect(await remove(ring)).toMatchObject(IN_USE);
      expect(await stockBySize(app, admin, ring)).toEqual({ '6': 1, '7': 3 });
    });

    test('keeps its product in its category', async () => {
      const before = await productSeen(app, admin, ring);
      const answer = await editProduct(app, admin, ring, { idCategoria: '2', nombre: 'Otro' });
      expect(answer).toMatchObject(IN_USE);
      expect(await productSeen(app, admin, ring)).toEqual(before);
    });

    test('keeps its size, while the others may go', async () => {
      const before = await productSeen(app, admin, ring);
      expect(await editProduct(app, admin, ring, { tallas: sizes({ 7: 3 }) })).toMatchObject(
        IN_USE,
      );
      expect(await productSeen(app, admin, ring)).toEqual(before);
      expect((await editProduct(app, admin, ring, { tallas: sizes({ 6: 0 }) })).status).toBe(200);
      expect(await stockBySize(app, admin, ring)).toEqual({ '6': 0 });
    });

    test('lets name, price, stock and estado change, and shows what was bought', async () => {
      const answer = await editProduct(app, admin, ring, {
        nombre: 'Otro nombre',
        precio: '999',
        estado: '0',
      });
      expect(answer.status).toBe(200);
      const { body } = await app.call('GET', '/api/pedido/usuario', { token: customer.token });
      expect(body).toMatchObject([
        { productos: [{ productoNombre: 'Anillo Trenza', subtotalProducto: 48 }] },
      ]);
    });
  });

  describe('a hold', () => {
    const hold = (method: 'POST' | 'DELETE' = 'POST') =>
      app.call(method, '/api/carrito/apartado', { token: customer.token, body: {} });
    const ON_HOLD = { status: 409, body: { code: 'IN_USE', error: productTexts.onHold } };

    test('keeps its product from being deleted until it is let go', async () => {
      const { id } = await addProduct(app, admin, await necklaceForm());
      await addToCart(app, customer, await sizeOf(id, 'Única'));
      await hold();
      expect(await remove(id)).toMatchObject(ON_HOLD);
      expect((await cartOf(customer)).productos).toHaveLength(1);
      await hold('DELETE');
      expect((await remove(id)).status).toBe(200);
    });

    test('keeps its product for a day after its time, for whoever pays late', async () => {
      const { id } = await addProduct(app, admin, await necklaceForm());
      await addToCart(app, customer, await sizeOf(id, 'Única'));
      await hold();
      app.clock.advance(HOLD_MINUTES * 60_000);
      expect(await remove(id)).toMatchObject(ON_HOLD);
      app.clock.advance(LATE_PAYMENT_HOURS * 3_600_000);
      expect((await remove(id)).status).toBe(200);
    });

    test('of a cart that holds the product no more keeps nothing', async () => {
      const { id } = await addProduct(app, admin, await necklaceForm());
      await addToCart(app, customer, await sizeOf(id, 'Única'));
      await hold();
      await app.call('DELETE', '/api/carrito/vaciar', { token: customer.token, body: {} });
      expect((await remove(id)).status).toBe(200);
    });

    test('keeps its size, while the others may go', async () => {
      const form = await ringForm({ tallas: sizes({ 6: 2, 7: 3 }) });
      const { id } = await addProduct(app, admin, form);
      await addToCart(app, customer, await sizeOf(id, '6'));
      await hold();
      expect(await editProduct(app, admin, id, { tallas: sizes({ 7: 3 }) })).toMatchObject(ON_HOLD);
      expect((await editProduct(app, admin, id, { tallas: sizes({ 6: 2 }) })).status).toBe(200);
    });

    test('and a deletion at once: the hold keeps the product, or nothing is held', async () => {
      for (let round = 0; round < 8; round += 1) {
        const { id } = await addProduct(app, admin, await necklaceForm());
        await addToCart(app, customer, await sizeOf(id, 'Única'));
        const [held, deleted] = await Promise.all([hold(), remove(id)]);
        expect([
          [200, 409],
          [400, 200],
        ]).toContainEqual([held.status, deleted.status]);
        await app.call('DELETE', '/api/carrito/vaciar', { token: customer.token, body: {} });
      }
    });
  });

  test.each([['enviado', ['aceptar', 'enviar']] as const, ['cancelado', ['rechazar']] as const])(
    'a product whose order is %s may be deleted, and the history keeps its lines',
    async (_state, steps) => {
      const { id, image_url } = await addProduct(app, admin, await necklaceForm());
      const idPedido = await order(id, 'Única');
      for (const step of steps) await advance(idPedido, step);
      expect(await remove(id)).toMatchObject({
        status: 200,
        body: { mensaje: 'Producto eliminado' },
      });
      const { body } = await app.call('GET', '/api/pedido/usuario', { token: customer.token });
      expect(body).toMatchObject([{ productos: [{ productoNombre: 'Cadena Nube', image_url }] }]);
      app.clock.advance(2 * 60 * 60 * 1000);
      await app.deps.media.sweepOrphans();
      expect((await app.call('GET', image_url)).status).toBe(200);
    },
  );

  test('a deleted product leaves the catalogue, the carts and its address', async () => {
    const { id } = await addProduct(app, admin, await necklaceForm());
    const other = await addProduct(app, admin, await ringForm());
    await addToCart(app, customer, await sizeOf(id, 'Única'), 2);
    await addToCart(app, customer, await sizeOf(other.id, '7'));
    const before = await cartOf(customer);
    expect((await remove(id)).status).toBe(200);
    const after = await cartOf(customer);
    expect(after.productos.map(({ tallaNombre }) => tallaNombre)).toEqual(['7']);
    expect(after.version).toBeGreaterThan(before.version);
    expect((await app.call('GET', `/api/clientes/catalogo/${id}`)).status).toBe(404);
    expect((await allProducts(app, admin)).map(({ idProducto }) => idProducto)).toEqual([other.id]);
  });

  test('a size that goes takes its cart lines along and leaves the others', async () => {
    const { id } = await addProduct(app, admin, await ringForm());
    await addToCart(app, customer, await sizeOf(id, '6'));
    await addToCart(app, customer, await sizeOf(id, '7'));
    const before = await cartOf(customer);
    await editProduct(app, admin, id, { tallas: sizes({ 7: 1 }) });
    const after = await cartOf(customer);
    expect(after.productos.map(({ tallaNombre }) => tallaNombre)).toEqual(['7']);
    expect(after.version).toBeGreaterThan(before.version);
  });

  test('a product taken out of the shop stays in carts, which flag it', async () => {
    const { id } = await addProduct(app, admin, await ringForm());
    await addToCart(app, customer, await sizeOf(id, '6'));
    await editProduct(app, admin, id, { estado: '0' });
    expect((await cartOf(customer)).productos).toMatchObject([
      { tallaNombre: '6', disponible: false },
    ]);
  });

  test('deleting what is not there is 404, and what is no number 400', async () => {
    const { id } = await addProduct(app, admin, await necklaceForm());
    expect(await remove(id + 1)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    const odd = await app.call('DELETE', '/api/productos/borrar/x', { token: admin });
    expect(odd.status).toBe(400);
    expect(await allProducts(app, admin)).toHaveLength(1);
    expect([(await remove(id)).status, (await remove(id)).status]).toEqual([200, 404]);
  });

  test('a purchase and a deletion at once: the order holds the product, or there is no order', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { id } = await addProduct(app, admin, await necklaceForm());
      await addToCart(app, customer, await sizeOf(id, 'Única'));
      const [bought, deleted] = await Promise.all([buy(app, customer), remove(id)]);
      const exists = (await productSeen(app, admin, id)) !== undefined;
      expect([bought.status < 300, deleted.status, exists]).toEqual(
        bought.status < 300 ? [true, 409, true] : [false, 200, false],
      );
    }
  });

  test('purchases and an edit of the name at once lose no piece', async () => {
    const { id } = await addProduct(app, admin, await necklaceForm({ stock: '10' }));
    const size = await sizeOf(id, 'Única');
    const people = await Promise.all([1, 2, 3, 4].map(() => app.signIn(1)));
    for (const person of people) await addToCart(app, person, size, 2);
    const answers = await Promise.all([
      ...people.map((person) => buy(app, person)),
      ...[1, 2, 3, 4].map((n) => editProduct(app, admin, id, { nombre: `Nombre ${n}` })),
    ]);
    expect(answers.every(({ status }) => status < 300)).toBe(true);
    expect(await stockBySize(app, admin, id)).toEqual({ Única: 2 });
  });
});
