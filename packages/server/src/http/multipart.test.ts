import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { createTestApp } from '../../test/test-app.ts';

type App = Awaited<ReturnType<typeof createTestApp>>;
let shop: App;
let token: string;
let received: Record<string, unknown>[];

beforeEach(async () => {
  received = [];
  shop = await createTestApp('sqlite', {
    handlers: {
      createProduct: ({ body }) => {
        received.push({ ...body });
        return { id: 1, image_url: null };
      },
      uploadBanners: ({ body }) => {
        received.push({ ...body });
        return { mensaje: 'Listo.' };
      },
    },
  });
  token = (await shop.signIn(2)).token;
});
afterEach(() => shop.close());

const PRODUCTS = '/api/productos/agregar';
const photo = (size = 10) => new File([new Uint8Array(size)], 'foto.png', { type: 'image/png' });

function productForm(changes: Record<string, string | Blob | null> = {}): FormData {
  const parts: Record<string, string | Blob | null> = {
    nombre: 'Anillo Ñandú',
    descripcion: 'De plata',
    idCategoria: '1',
    idMaterial: '1',
    idPiedra: '2',
    precio: '145.50',
    imagen: photo(),
    ...changes,
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) if (value !== null) form.append(name, value);
  return form;
}
const send = (form: FormData) => shop.call('POST', PRODUCTS, { form, token });

describe('a form', () => {
  test('its texts become numbers and lists, its file arrives whole', async () => {
    const tallas = JSON.stringify([{ tamanio: '6', stock: 2 }]);
    const answer = await send(productForm({ tallas, precioEspecial: '' }));
    expect(answer).toMatchObject({ status: 201, body: { id: 1, image_url: null } });
    expect(received).toMatchObject([
      {
        nombre: 'Anillo Ñandú',
        idCategoria: 1,
        precio: 145.5,
        precioEspecial: null,
        tallas: [{ tamanio: '6', stock: 2 }],
        imagen: { bytes: Buffer.alloc(10) },
      },
    ]);
  });

  test('a list may also come as a JSON Blob', async () => {
    const tallas = new Blob([JSON.stringify([{ idTalla: 2, stock: 1 }])], {
      type: 'application/json',
    });
    expect((await send(productForm({ tallas }))).status).toBe(201);
    expect(received).toMatchObject([{ tallas: [{ idTalla: 2, stock: 1 }] }]);
  });

  test('many files of one name arrive in their order', async () => {
    const form = new FormData();
    for (const size of [3, 1, 2]) form.append('banners', photo(size));
    await shop.call('POST', '/api/banners/upload', { form, token });
    const sizes = (received[0]?.['banners'] as { bytes: Buffer }[]).map(
      ({ bytes }) => bytes.length,
    );
    expect(sizes).toEqual([3, 1, 2]);
  });

  test.each<[string, Record<string, string | Blob | null>, Record<string, unknown>]>([
    ['a file that is missing', { imagen: null }, { imagen: 'Este campo es obligatorio.' }],
    [
      'a file field left empty',
      { imagen: new File([], '') },
      { imagen: 'Este campo es obligatorio.' },
    ],
    ['text where a file belongs', { imagen: 'hola' }, { imagen: 'Debe ser un archivo.' }],
    ['a file where text belongs', { nombre: photo() }, { nombre: 'No debe ser un archivo.' }],
    ['letters where a number belongs', { precio: '12a' }, { precio: 'Debe ser un número.' }],
    [
      'half of a whole number',
      { idCategoria: '1.5' },
      { idCategoria: 'Debe ser un número entero.' },
    ],
    ['a broken list', { tallas: '[{' }, { tallas: 'Debe ser JSON válido.' }],
    [
      'a list of the wrong things',
      { tallas: '[{"stock":-1}]' },
      { 'tallas.0.stock': 'Debe ser mayor o igual a 0.' },
    ],
    [
      'a text that is too long',
      { nombre: 'x'.repeat(121) },
      { nombre: 'No puede tener más de 120 caracteres.' },
    ],
    [
      'a text that nobody would send',
      { nombre: 'x'.repeat(70_000) },
      { nombre: 'No puede tener más de 65536 caracteres.' },
    ],
    ['a part that nobody knows', { color: 'rojo' }, { color: 'Este campo no se admite aquí.' }],
    ['a file that nobody knows', { otra: photo() }, { otra: 'Este campo no se admite aquí.' }],
    ['a NUL byte', { nombre: 'a\u0000b' }, { nombre: 'Contiene caracteres que no se admiten.' }],
  ])('with %s is a 400 that names the part', async (_what, changes, campos) => {
    const answer = await send(productForm(changes));
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION', campos } });
    expect(received).toEqual([]);
  });

  test('a part that comes twice is refused', async () => {
    const form = productForm();
    form.append('nombre', 'Otro');
    const answer = await send(form);
    expect(answer).toMatchObject({ status: 400, body: { campos: { nombre: /una vez/ as never } } });
  });

  test('more parts than the form can have are refused', async () => {
    const form = productForm();
    for (let part = 0; part < 200; part++) form.append(`p${part}`, 'x');
    expect((await send(form)).status).toBe(413);
  });

  test('a name of the language itself is refused', async () => {
    const answer = await send(productForm({ __proto__x: null, constructor: 'x' }));
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
  });

  test('JSON where a form belongs is a 415, and so is a form where JSON belongs', async () => {
    const json = await shop.call('POST', PRODUCTS, { body: { nombre: 'x' }, token });
    expect(json).toMatchObject({ status: 415, body: { code: 'UNSUPPORTED_MEDIA' } });
    const form = await shop.call('POST', '/api/carrito/obtener', { form: productForm() });
    expect(form).toMatchObject({ status: 415, body: { code: 'UNSUPPORTED_MEDIA' } });
  });

  test.each([
    ['8 kB', 7 * 1024, 201],
    ['more than 8 kB', 9 * 1024, 400],
  ])("of a part's header of %s nothing more is read", async (_what, bytes, status) => {
    const form = await new Response(productForm()).arrayBuffer();
    const text = Buffer.from(form).toString('latin1');
    const boundary = text.slice(2, text.indexOf('\r\n'));
    const padded = text.replace('\r\n', `\r\nx-padding: ${'x'.repeat(bytes)}\r\n`);
    const answer = await shop.call('POST', PRODUCTS, {
      body: padded,
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      token,
    });
    expect(answer.status).toBe(status);
  });

  test('a form without boundary, or cut off in the middle, is a 400', async () => {
    const headers = { 'content-type': 'multipart/form-data' };
    const noBoundary = await shop.call('POST', PRODUCTS, { body: 'hola', headers, token });
    expect(noBoundary).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    const cut = await shop.call('POST', PRODUCTS, {
      body: '--x\r\nContent-Disposition: form-data; name="nombre"\r\n\r\nAni',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      token,
    });
    expect(cut).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
  });

  test('who may not call is told so before the form is read', async () => {
    const answer = await shop.call('POST', PRODUCTS, { form: productForm({ color: 'x' }) });
    expect(answer).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
  });
});

test('forms of one account are carried out one after the other, beside those of others', async () => {
  const atWork = new Set<number>();
  const begun = new Set<number>();
  let most = 0;
  let goOn = (): void => undefined;
  const bothHaveBegun = new Promise<void>((resolve) => (goOn = resolve));
  const busy = await createTestApp('sqlite', {
    handlers: {
      createProduct: async ({ user: { idUsuario } }) => {
        expect(atWork.has(idUsuario)).toBe(false);
        atWork.add(idUsuario);
        begun.add(idUsuario);
        most = Math.max(most, atWork.size);
        if (begun.size === 2) goOn();
        await bothHaveBegun;
        atWork.delete(idUsuario);
        return { id: 1, image_url: null };
      },
    },
  });
  onTestFinished(() => busy.close());
  const people = await Promise.all([busy.signIn(2), busy.signIn(2)]);
  const answers = await Promise.all(
    [...people, ...people, ...people].map((who) =>
      busy.call('POST', PRODUCTS, { form: productForm(), token: who.token }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
  expect(most).toBe(2);
});

describe('a large file, over a real connection', () => {
  const MB = 1024 * 1024;
  const post = async (form: FormData) => {
    await shop.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = shop.app.server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}${PRODUCTS}`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${token}` },
    });
    return { status: answer.status, body: (await answer.json()) as unknown };
  };

  test('of 10 MB is taken', async () => {
    expect((await post(productForm({ imagen: photo(10 * MB) }))).status).toBe(201);
    expect((received[0]?.['imagen'] as { bytes: Buffer }).bytes).toHaveLength(10 * MB);
  });

  test('of more than 10 MB is a 413', async () => {
    const { status, body } = await post(productForm({ imagen: photo(10 * MB + 1) }));
    expect(status).toBe(413);
    expect(body).toMatchObject({ code: 'PAYLOAD_TOO_LARGE', error: /10 MB/ as never });
    expect(received).toEqual([]);
  });
});
