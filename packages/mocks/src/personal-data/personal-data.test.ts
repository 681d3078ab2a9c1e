import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { testShop } from '../../test/test-shop.ts';

const shop = testShop();
const { call } = shop;

const close = (contrasenaActual: string, token: string) =>
  call('POST', '/api/users/clientes/cerrar', { token, body: { contrasenaActual } });

/** Every order of the demo's customer comes to its end. */
async function finishEverything(): Promise<void> {
  for (const { idPedido } of shop.state.orders)
    for (const step of ['aceptar', 'enviar'])
      await call('PUT', `/api/pedido/${idPedido}/${step}`, { as: 'admin' });
  for (const { idPedidoEspecial } of shop.state.specialOrders)
    await call('PATCH', `/api/pedidos-especiales/estado/${idPedidoEspecial}`, {
      as: 'admin',
      body: { estado: 'Rechazado' },
    });
}

test('a customer fetches what is hers, and the link dies with her login', async () => {
  const { token } = shop.signIn('customer');
  const answer = await call('GET', '/api/users/clientes/datos', { token });
  const { enlace } = answer.body as { enlace: string };
  const zip = await fetch(shop.host + enlace);
  expect(zip.headers.get('content-type')).toBe('application/zip');
  const { 'datos.json': json } = unzipSync(new Uint8Array(await zip.arrayBuffer()));
  expect(JSON.parse(strFromU8(json ?? new Uint8Array()))).toMatchObject({
    cuenta: { correo: shop.people.customer.correo },
    pedidos: shop.state.orders.map(({ idPedido }) => ({ idPedido })),
  });
  expect((await call('GET', enlace.replace(/sig=./, 'sig='))).status).toBe(403);
});

test('an account whose orders go on stays as it is', async () => {
  const { token } = shop.signIn('customer');
  const { contrasena } = shop.people.customer;
  expect(await close(contrasena, token)).toMatchObject({
    status: 409,
    body: { code: 'INVALID_STATE', error: expect.stringContaining('pedidos en curso') as string },
  });
  expect((await call('GET', '/api/users/clientes/perfil', { token })).status).toBe(200);
});

test('a closed account leaves its orders without its person', async () => {
  const { correo, contrasena, identificacion } = shop.people.customer;
  const { token } = shop.signIn('customer');
  await finishEverything();
  expect(await close('Otra-Clave-1', token)).toMatchObject({
    status: 400,
    body: { campos: { contrasenaActual: 'La contraseña no es correcta.' } },
  });
  const before = shop.state.orders.map(({ idPedido, montoTotal }) => [idPedido, montoTotal]);
  expect((await close(contrasena, token)).status).toBe(200);
  expect(shop.mail.at(-1)).toEqual({ kind: 'account-closed', to: correo });
  expect((await call('GET', '/api/users/clientes/perfil', { token })).status).toBe(401);
  expect(shop.state.orders.map(({ idPedido, montoTotal }) => [idPedido, montoTotal])).toEqual(
    before,
  );
  for (const order of shop.state.orders)
    expect(order).toMatchObject({
      clienteNombre: 'Cuenta',
      clientePrimerApellido: 'cerrada',
      direccionExacta: 'Dato eliminado',
      comprobante: null,
      comprobanteEliminado: shop.state.orders[0]?.comprobanteEliminado,
    });
  const { body } = await call('GET', '/api/users/admin/clientes', { as: 'admin' });
  expect(JSON.stringify(body)).not.toContain(identificacion);
  expect(JSON.stringify(shop.state.orders)).not.toContain(correo);
});
