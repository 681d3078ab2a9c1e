import { NO_ENGLISH_SITE_TEXTS, NO_SITE_TEXTS } from '@filigrana/sdk/domain';
import { expect, test } from 'vitest';
import { imageFile } from '../src/fixtures.ts';
import { testShop } from './test-shop.ts';

const shop = testShop();
const { call } = shop;

test('the fee of every cart is the one that an administrator set', async () => {
  const set = (monto: unknown) => call('PUT', '/api/envio', { as: 'admin', body: { monto } });
  expect((await set(9.75)).status).toBe(200);
  expect((await call('GET', '/api/envio')).body).toEqual({ monto: 9.75, version: 2 });
  expect(await set(1.005)).toMatchObject({
    status: 400,
    body: { campos: { monto: 'Debe tener como máximo dos decimales.' } },
  });
});

test('an upload of banners replaces the set, or leaves it whole', async () => {
  const upload = (banners: Blob[]) =>
    call('POST', '/api/banners/upload', { as: 'admin', form: { banners } });
  const before = shop.state.banners;
  expect((await upload([imageFile(), new File(['x'], 'b.png')])).status).toBe(415);
  expect(shop.state.banners).toEqual(before);
  expect((await upload([imageFile()])).status).toBe(200);
  const [url, ...more] = (await call('GET', '/api/banners/')).body as string[];
  expect(more).toEqual([]);
  expect((await call('GET', url ?? '')).headers.get('content-type')).toBe('image/png');
});

test('the seeded banners have words of their own in both languages', async () => {
  expect((await call('GET', '/api/banners/textos')).body).toMatchObject([
    {
      titulo: 'Joyería de autor, hilo a hilo',
      tituloIngles: 'Designer jewellery, thread by thread',
    },
    { titulo: 'Anillos que cuentan algo', enlace: '/offer', foco: null },
  ]);
});

test('a banner has the words that an administrator wrote, also when its picture is uploaded again', async () => {
  const picture = imageFile();
  const upload = () =>
    call('POST', '/api/banners/upload', { as: 'admin', form: { banners: [picture] } });
  const read = async () =>
    (await call('GET', '/api/banners/textos')).body as { idBanner: number; version: number }[];
  await upload();
  const before = (await read())[0]!;
  const path = `/api/banners/textos/${before.idBanner}`;
  const words = { titulo: 'Plata', linea: '', enlace: '/offer', foco: { x: 70, y: 40 } };
  const write = (version: number) =>
    call('PUT', path, { as: 'admin', body: { ...words, version } });
  expect((await write(before.version)).status).toBe(200);
  expect((await write(before.version)).status).toBe(409);
  expect(await read()).toEqual([{ ...before, ...words, version: 2 }]);
  await upload();
  expect(await read()).toEqual([{ ...before, ...words, version: 2 }]);
});

test('the words of the pages are what was last written, and what they were stays in the history', async () => {
  const write = (inicio: string, version?: number) =>
    call('PUT', '/api/textos', {
      as: 'admin',
      body: { textos: { ...NO_SITE_TEXTS, inicio }, version },
    });
  expect((await call('GET', '/api/textos')).body).toEqual({
    textos: { ...NO_SITE_TEXTS, ...NO_ENGLISH_SITE_TEXTS },
    version: 1,
  });
  expect((await write(' Uno ', 1)).status).toBe(200);
  expect((await write('Dos', 1)).status).toBe(409);
  expect((await write('Dos', 2)).status).toBe(200);
  expect((await call('GET', '/api/textos')).body).toMatchObject({ textos: { inicio: 'Dos' } });
  expect((await call('GET', '/api/textos/historial', { as: 'admin' })).body).toMatchObject([
    { textos: { inicio: 'Dos' } },
    { textos: { inicio: 'Uno' } },
  ]);
});

test('hidden questions are for administrators', async () => {
  const body = { pregunta: ' ¿Graban nombres? ', respuesta: 'Sí.', visible: 0 };
  const { idPregunta } = (
    await call('POST', '/api/preguntas/agregarPregunta', { as: 'admin', body })
  ).body as { idPregunta: number };
  const visible = async () =>
    (await call('GET', '/api/preguntas/preguntas-visibles')).body as { idPregunta: number }[];
  expect((await visible()).map((faq) => faq.idPregunta)).not.toContain(idPregunta);
  const path = `/api/preguntas/editarPregunta/${idPregunta}`;
  await call('PUT', path, { as: 'admin', body: { ...body, visible: 1 } });
  expect((await visible())[0]).toEqual({
    idPregunta,
    pregunta: '¿Graban nombres?',
    respuesta: 'Sí.',
    visible: 1,
  });
});

test('the newsletter is switched on and off', async () => {
  const set = (estadoSuscripcion: boolean) =>
    call('PATCH', '/api/suscripcion', { as: 'customer', body: { estadoSuscripcion } });
  expect((await set(false)).body).toMatchObject({ suscrito: false });
  const { body } = await call('GET', '/api/users/clientes/perfil', { as: 'customer' });
  expect(body).toMatchObject({ usuario: { suscrito: false } });
  expect((await set(true)).body).toEqual({
    suscrito: true,
    message: 'Tu suscripción está activa.',
  });
});
