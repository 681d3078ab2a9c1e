import { describe, expect, test } from 'vitest';
import document from '../../openapi.json' with { type: 'json' };
import { listOperations, type ContractDocument, type OperationId } from '../contract/index.ts';
import { FILE_SIZE_MAX, JSON_BODY_MAX } from '../domain/index.ts';
import { callReader } from './call-reader.ts';
import type { HttpProblem } from './problem.ts';
import type { SchemaCheck } from './value-problems.ts';

const contract = document as unknown as ContractDocument;
const operations = listOperations(contract);
const allow: SchemaCheck = () => null;

function readerOf(id: OperationId, check = allow) {
  const operation = operations.find((one) => one.id === id);
  if (!operation) throw new Error(`No operation ${id}`);
  return { operation, ...callReader(contract, operation, check) };
}

interface Sent {
  /** In place of the last step of the path. */
  step?: string;
  query?: string;
  headers?: Record<string, string>;
  body?: string | FormData;
}

function read(id: OperationId, { step = '', query = '', headers = {}, body }: Sent, check = allow) {
  const reader = readerOf(id, check);
  const { method, url } = reader.operation;
  const address = `https://shop.example/prefix${url.replace(/:\w+$/, step)}${query}`;
  const init = body === undefined ? {} : { body };
  return reader.read(new Request(address, { method: method.toUpperCase(), headers, ...init }));
}

const json = { 'content-type': 'application/json' };
const jsonBody = (body: string): Sent => ({ headers: json, body });
const formOf = (parts: [name: string, value: string | File][]): Sent => {
  const body = new FormData();
  for (const [name, value] of parts) body.append(name, value);
  return { body };
};
const bytes = (size: number, name = 'foto.png') => new File([new Uint8Array(size)], name);

describe('a call is read', () => {
  test('from its path, behind whatever stands before it', async () => {
    const { params } = await read('getProduct', { step: '7' });
    expect(params).toEqual({ id: 7 });
  });

  test('from its query, in which one value of a list is a list', async () => {
    const { query } = await read('filterCatalog', { query: '?categoria=Aretes&precio=asc' });
    expect(query).toEqual({ categoria: ['Aretes'], precio: 'asc' });
  });

  test('with its key, or null without one', async () => {
    const body = JSON.stringify({ idProducto_talla: 1, cantidad: 1 });
    const keyed = await read('addToCart', { headers: { ...json, 'idempotency-key': 'k-1' }, body });
    expect(keyed).toMatchObject({ idempotencyKey: 'k-1', body: { cantidad: 1 } });
    expect((await read('addToCart', jsonBody(body))).idempotencyKey).toBeNull();
  });

  test('without a body where none has to be, and as an empty one where it has to', async () => {
    expect((await read('getCart', {})).body).toBeUndefined();
    expect((await read('login', {})).body).toEqual({});
  });

  test('from a form, whose texts become numbers, lists and null, and whose files are bytes', async () => {
    const tallas = new File(['[{"tamanio":"6","stock":2}]'], '', { type: 'application/json' });
    const { body } = await read(
      'createProduct',
      formOf([
        ['nombre', 'Anillo\r\nÑandú'],
        ['precio', '145.50'],
        ['precioEspecial', ''],
        ['tallas', tallas],
        ['imagen', bytes(3)],
      ]),
    );
    expect(body).toEqual({
      nombre: 'Anillo\nÑandú',
      precio: 145.5,
      precioEspecial: null,
      tallas: [{ tamanio: '6', stock: 2 }],
      imagen: { bytes: new Uint8Array(3) },
    });
  });

  test('with the files of a list in their order', async () => {
    const sizes = [3, 1, 2].map((size): [string, File] => ['banners', bytes(size)]);
    const { body } = await read('uploadBanners', formOf(sizes));
    const { banners } = body as { banners: { bytes: Uint8Array }[] };
    expect(banners.map((file) => file.bytes.length)).toEqual([3, 1, 2]);
  });
});

const long = 'x'.repeat(JSON_BODY_MAX);
const tooMany = Array.from({ length: 40 }, (_, at): [string, string] => [`p${at}`, 'x']);

describe('a call is refused', () => {
  test.each<[string, OperationId, Sent, field: string, sentence: string]>([
    ['a path that is no number', 'getProduct', { step: 'x' }, 'id', 'número entero'],
    ['a filter that nobody knows', 'filterCatalog', { query: '?precios=asc' }, 'precios', 'admite'],
    ['a filter named __proto__', 'filterCatalog', { query: '?__proto__=x' }, '__proto__', 'admite'],
    ['__proto__ without filters', 'listSizes', { query: '?__proto__=x' }, '__proto__', 'admite'],
    ['a search without its text', 'searchCatalog', {}, 'termino', 'obligatorio'],
    ['a text twice', 'searchCatalog', { query: '?termino=a&termino=b' }, 'termino', 'una vez'],
    ['a NUL byte', 'searchCatalog', { query: '?termino=a%00' }, 'termino', 'caracteres'],
    ['half a character', 'login', jsonBody('{"correo":"\\ud800"}'), 'correo', 'caracteres'],
    ['a part that nobody knows', 'createProduct', formOf([['color', 'x']]), 'color', 'admite'],
    [
      'a part named constructor',
      'createProduct',
      formOf([['constructor', 'x']]),
      'constructor',
      'admite',
    ],
    ['a file for a text', 'createProduct', formOf([['nombre', bytes(1)]]), 'nombre', 'archivo'],
    ['a text for a file', 'createProduct', formOf([['imagen', 'x']]), 'imagen', 'archivo'],
    [
      'a part twice',
      'createProduct',
      formOf([
        ['nombre', 'a'],
        ['nombre', 'b'],
      ]),
      'nombre',
      'una vez',
    ],
    [
      'a text of more than 64 kB',
      'createProduct',
      formOf([['nombre', 'é'.repeat(32 * 1024 + 1)]]),
      'nombre',
      '65536',
    ],
  ])('for %s, which the answer names', async (_what, id, sent, field, sentence) => {
    const problem: unknown = await read(id, sent).catch((error: unknown) => error);
    expect(problem).toMatchObject({ status: 400, code: 'VALIDATION' });
    const said = Object.entries((problem as HttpProblem).body.campos ?? {});
    expect(said).toEqual([[field, expect.stringContaining(sentence)]]);
  });

  test.each<[string, OperationId, Sent, number]>([
    ['a broken escape', 'getProduct', { step: '%E0%A4%A' }, 400],
    ['broken JSON', 'login', jsonBody('{'), 400],
    ['a __proto__ in JSON', 'login', jsonBody('{"a":{"__pr\\u006fto__":1}}'), 400],
    [
      'a form without boundary',
      'createProduct',
      { headers: { 'content-type': 'multipart/form-data' }, body: 'x' },
      400,
    ],
    ['too much JSON', 'login', jsonBody(`"${long}"`), 413],
    [
      'JSON that says it is too long',
      'login',
      { headers: { ...json, 'content-length': '999999' }, body: '{}' },
      413,
    ],
    [
      'a file of more than 10 MB',
      'createProduct',
      formOf([['imagen', bytes(FILE_SIZE_MAX + 1)]]),
      413,
    ],
    [
      'more files than the form has',
      'requestSpecialOrder',
      formOf([
        ['referenciaURL', bytes(1)],
        ['x', bytes(1)],
      ]),
      413,
    ],
    ['more parts than the form has', 'requestSpecialOrder', formOf(tooMany), 413],
    ['plain text', 'login', { body: 'x' }, 415],
    ['a form where JSON belongs', 'login', formOf([['correo', 'x']]), 415],
    ['JSON where a form belongs', 'createProduct', jsonBody('{}'), 415],
  ])('as a whole for %s', async (_what, id, sent, status) => {
    await expect(read(id, sent)).rejects.toMatchObject({ name: 'HttpProblem', status });
  });

  test('by what the check says of its body, which may be missing', async () => {
    const check: SchemaCheck = (schema, value) =>
      schema.includes('requestBody') ? { correo: JSON.stringify(value) } : null;
    const refused = read('login', {}, check);
    await expect(refused).rejects.toMatchObject({ body: { campos: { correo: '{}' } } });
  });
});
