import { expect, test } from 'vitest';
import { testShop } from '../../test/test-shop.ts';
import { imageFile } from '../fixtures.ts';

const shop = testShop();
const { call } = shop;

const create = (form: Record<string, string | Blob>) =>
  call('POST', '/api/novedades/agregar', { as: 'admin', form });
const idOf = (answer: { body: unknown }) => (answer.body as { idNovedad: number }).idNovedad;

test('a novedad is sent once, to the subscribed customers that are active', async () => {
  await call('PATCH', '/api/suscripcion', {
    as: 'otherCustomer',
    body: { estadoSuscripcion: true },
  });
  const idNovedad = idOf(await create({ asunto: 'Rebajas', referenciaURL: imageFile() }));
  const send = () => call('POST', `/api/novedades/${idNovedad}/enviar`, { as: 'admin' });
  expect(await send()).toMatchObject({ status: 200, body: { enviados: 2, total: 2 } });
  expect(await send()).toMatchObject({
    status: 409,
    body: { error: 'Esta novedad ya fue enviada.' },
  });
  const { customer, otherCustomer } = shop.people;
  expect(shop.mail.map(({ to }) => to)).toEqual([customer.correo, otherCustomer.correo]);
});

test('its state changes by sending only, and it can be edited and deleted', async () => {
  const path = `/api/novedades/${idOf(await create({ asunto: 'Rebajas', fecha: '2026-01-14' }))}`;
  const edit = (form: Record<string, string>) => call('PUT', path, { as: 'admin', form });
  expect(await edit({ asunto: 'Otra', estado: 'Enviado' })).toMatchObject({ status: 409 });
  expect(await edit({ asunto: 'Otra', estado: 'Pendiente' })).toMatchObject({ status: 200 });
  const { body } = await call('GET', '/api/novedades/todos', { as: 'admin' });
  expect(body).toMatchObject([{ asunto: 'Otra', fecha: '2026-01-14T06:00:00.000Z' }, {}, {}]);
  expect((await call('DELETE', path, { as: 'admin' })).status).toBe(200);
  expect((await call('DELETE', path, { as: 'admin' })).status).toBe(404);
});

test('a subject of more than 40 characters and a day that there is not are refused', async () => {
  expect(await create({ asunto: 'x'.repeat(41) })).toMatchObject({
    body: { campos: { asunto: 'No puede tener más de 40 caracteres.' } },
  });
  expect(await create({ asunto: 'Rebajas', fecha: '2026-02-30' })).toMatchObject({
    body: { campos: { fecha: 'Debe ser una fecha válida.' } },
  });
});
