import { expect, test } from 'vitest';
import { testShop } from '../../test/test-shop.ts';

const shop = testShop();
const { call, people, products } = shop;

const read = async (query = '') =>
  (await call('GET', `/api/actividad${query}`, { as: 'admin' })).body as {
    actividad: { idActividad: number; accion: string; objeto: string }[];
    siguiente: number | null;
  };

/** What the shop of the tests begins with. */
const BEFORE = { accion: 'producto.editado', objeto: `producto ${products.chain.idProducto}` };

test('logins of the staff, edits of products and steps of orders are told, the newest first', async () => {
  const { correo, contrasena } = people.manager;
  const login = (body: object) => call('POST', '/api/users/clientes/login', { body });
  await login({ correo, contrasena: 'no' });
  await login({ correo, contrasena });
  await login({ correo: people.customer.correo, contrasena: people.customer.contrasena });
  const { idProducto, nombreProducto, precio } = products.chain;
  const edit = { as: 'manager', form: { precio: '95', descripcion: 'Otra' } } as const;
  await call('PUT', `/api/productos/editar/${idProducto}`, edit);
  const waiting = shop.state.orders.find(({ estadoPedido }) => estadoPedido === 'pendiente');
  await call('PUT', `/api/pedido/${waiting?.idPedido}/aceptar`, { as: 'admin' });
  const manager = { idUsuario: people.manager.idUsuario, rol: 3 };
  expect(await read()).toMatchObject({
    actividad: [
      { accion: 'pedido.aceptado', objeto: `pedido ${waiting?.idPedido}`, quien: { rol: 2 } },
      {
        accion: 'producto.editado',
        objeto: `producto ${idProducto}`,
        sobre: { nombre: nombreProducto, rol: null },
        quien: manager,
        cambios: [{ campo: 'precio', antes: precio, despues: 95 }],
      },
      { accion: 'sesion.iniciada', quien: manager },
      { accion: 'sesion.fallida', quien: null, sobre: { rol: 3 } },
      BEFORE,
    ],
    siguiente: null,
  });
});

test('a refused edit is not told', async () => {
  const edit = { as: 'admin', form: { precioEspecial: '999999' } } as const;
  await call('PUT', `/api/productos/editar/${products.chain.idProducto}`, edit);
  expect((await read()).actividad).toMatchObject([BEFORE]);
});

test('pages hold fifty entries and lead on', async () => {
  const { correo } = people.admin;
  for (let n = 1; n <= 50; n += 1)
    await call('POST', '/api/users/clientes/login', { body: { correo, contrasena: 'no' } });
  const { actividad, siguiente } = await read();
  expect(actividad).toHaveLength(50);
  expect(await read(`?antesDe=${siguiente}`)).toMatchObject({
    actividad: [{ idActividad: (siguiente ?? 0) - 1 }],
    siguiente: null,
  });
});
