import { describe, expect, test } from 'vitest';
import {
  bannersSchema,
  bannerWordsSchema,
  siteTextsSchema,
  customerActionSchema,
  faqSchema,
  novedadFieldsSchema,
  novedadSchema,
  pickupPlacesSchema,
  readForm,
  shippingFeeSchema,
} from './index.ts';
import { wrong } from '../../test/wrong.ts';

const image = new Blob(['x'], { type: 'image/png' });
const text = new Blob(['x'], { type: 'text/plain' });

describe('a frequent question', () => {
  test('comes out trimmed, visible unless it says otherwise', () => {
    expect(readForm(faqSchema, { pregunta: ' ¿Envían? ', respuesta: ' Sí. ' })).toEqual({
      ok: true,
      values: { pregunta: '¿Envían?', respuesta: 'Sí.', visible: 1 },
    });
  });

  test.each([
    [true, 1],
    [1, 1],
    ['1', 1],
    [false, 0],
    [0, 0],
    ['0', 0],
  ])('with visible %j is stored as %i', (visible, flag) => {
    const reading = readForm(faqSchema, { pregunta: 'a', respuesta: 'b', visible });
    expect(reading).toMatchObject({ ok: true, values: { visible: flag } });
  });

  test('needs question and answer after trimming', () => {
    expect(wrong(faqSchema, { pregunta: '  ', respuesta: '', visible: 2 })).toEqual([
      'pregunta REQUIRED',
      'respuesta REQUIRED',
      'visible INVALID',
    ]);
  });

  test('takes 300 and 2000 characters, no more', () => {
    const full = { pregunta: 'x'.repeat(300), respuesta: 'x'.repeat(2000) };
    expect(wrong(faqSchema, full)).toEqual([]);
    expect(
      wrong(faqSchema, { pregunta: `${full.pregunta}x`, respuesta: `${full.respuesta}x` }),
    ).toEqual(['pregunta TOO_LONG', 'respuesta TOO_LONG']);
  });

  test('may have both in English, of the same lengths, or be empty', () => {
    const spanish = { pregunta: '¿Envían?', respuesta: 'Sí.' };
    expect(
      readForm(faqSchema, { ...spanish, preguntaIngles: ' Do you ship? ', respuestaIngles: ' ' }),
    ).toMatchObject({
      ok: true,
      values: { ...spanish, preguntaIngles: 'Do you ship?', respuestaIngles: '' },
    });
    const long = { preguntaIngles: 'x'.repeat(301), respuestaIngles: 'x'.repeat(2001) };
    expect(wrong(faqSchema, { ...spanish, ...long })).toEqual([
      'preguntaIngles TOO_LONG',
      'respuestaIngles TOO_LONG',
    ]);
  });
});

describe('a novedad', () => {
  test('needs a subject only', () => {
    expect(wrong(novedadSchema, { asunto: ' ' })).toEqual(['asunto REQUIRED']);
    expect(readForm(novedadSchema, { asunto: 'Rebajas' })).toEqual({
      ok: true,
      values: { asunto: 'Rebajas', descripcion: '', referenciaURL: undefined },
    });
    expect(readForm(novedadFieldsSchema, { asunto: 'Rebajas' })).toEqual({
      ok: true,
      values: { asunto: 'Rebajas', descripcion: '' },
    });
  });

  test('takes a subject of 40 and a description of 80 characters, no more', () => {
    const full = { asunto: 'x'.repeat(40), descripcion: 'x'.repeat(80) };
    expect(wrong(novedadSchema, full)).toEqual([]);
    expect(
      wrong(novedadSchema, { asunto: `${full.asunto}x`, descripcion: `${full.descripcion}x` }),
    ).toEqual(['asunto TOO_LONG', 'descripcion TOO_LONG']);
  });

  test('may have an image, and no other file', () => {
    expect(wrong(novedadSchema, { asunto: 'a', referenciaURL: image })).toEqual([]);
    expect(wrong(novedadSchema, { asunto: 'a', referenciaURL: text })).toEqual([
      'referenciaURL FILE_TYPE',
    ]);
  });
});

describe('the shipping fee', () => {
  test.each([
    ['8', 8],
    ['8.50', 8.5],
    ['0', 0],
    ['12.345', 12.35],
    [7.25, 7.25],
    ['1000000', 1_000_000],
  ])('%j is saved as %d', (monto, saved) => {
    expect(readForm(shippingFeeSchema, { monto })).toEqual({ ok: true, values: { monto: saved } });
  });

  test.each(['', ' ', '-1', '8,5', '1.2.3', 'ocho', '.', '1e3', null, NaN, -1, {}])(
    '%j is no fee',
    (monto) => {
      expect(wrong(shippingFeeSchema, { monto })).toEqual(['monto AMOUNT_INVALID']);
    },
  );

  test.each(['1000000.01', '9'.repeat(30), 99_999_999])('%j is too large a fee', (monto) => {
    expect(wrong(shippingFeeSchema, { monto })).toEqual(['monto AMOUNT_TOO_LARGE']);
  });
});

describe('the banners', () => {
  test('are one image or more', () => {
    expect(wrong(bannersSchema, { banners: [image] })).toEqual([]);
    expect(wrong(bannersSchema, { banners: [image, image] })).toEqual([]);
  });

  test.each([[[]], [null], [undefined], ['foto.png']])('are not %j', (banners) => {
    expect(wrong(bannersSchema, { banners })).toEqual(['banners IMAGES_REQUIRED']);
  });

  test('are twenty at most', () => {
    const images = (count: number) => ({ banners: Array.from({ length: count }, () => image) });
    expect(wrong(bannersSchema, images(20))).toEqual([]);
    expect(wrong(bannersSchema, images(21))).toEqual(['banners IMAGES_TOO_MANY']);
  });

  test('name the file that is no image', () => {
    expect(wrong(bannersSchema, { banners: [image, text, 'x'] })).toEqual([
      'banners.1 FILE_TYPE',
      'banners.2 FILE_TYPE',
    ]);
  });
});

test.each([
  ['bloquear', []],
  ['desbloquear', []],
  ['', ['accion REQUIRED']],
  ['borrar', ['accion ACTION_INVALID']],
])('the action %j on a customer: %j', (accion, issues) => {
  expect(wrong(customerActionSchema, { accion })).toEqual(issues);
});

describe('the places where orders are picked up', () => {
  const place = {
    nombre: ' Taller ',
    cuando: 'lunes 9–5',
    provincia: 'Heredia',
    canton: 'Barva',
    distrito: 'San Pedro',
    direccionExacta: 'Portón verde',
    monto: '2.5',
    activo: true,
  };

  test('come out trimmed, with their fee as a number, and a new one without an id', () => {
    expect(readForm(pickupPlacesSchema, { lugares: [place, { ...place, idLugar: 4 }] })).toEqual({
      ok: true,
      values: {
        lugares: [
          { ...place, nombre: 'Taller', monto: 2.5 },
          { ...place, nombre: 'Taller', monto: 2.5, idLugar: 4 },
        ],
      },
    });
  });

  test('say of each place what is wrong with it', () => {
    const lugares = [place, { ...place, nombre: ' ', monto: '', provincia: '' }];
    expect(wrong(pickupPlacesSchema, { lugares })).toEqual([
      'lugares.1.nombre REQUIRED',
      'lugares.1.provincia REQUIRED',
      'lugares.1.monto AMOUNT_INVALID',
    ]);
  });

  test('are ten at most', () => {
    expect(wrong(pickupPlacesSchema, { lugares: Array.from({ length: 11 }, () => place) })).toEqual(
      ['lugares PLACES_TOO_MANY'],
    );
  });
});

describe('the words of a banner', () => {
  const words = { titulo: 'Plata', linea: 'De autor', enlace: '/offer', foco: { x: 0, y: 100 } };

  test('may all stay empty', () => {
    expect(wrong(bannerWordsSchema, words)).toEqual([]);
    expect(wrong(bannerWordsSchema, { titulo: ' ', linea: '', enlace: '', foco: null })).toEqual(
      [],
    );
  });

  test.each([
    [{ titulo: 'x'.repeat(61) }, 'titulo TOO_LONG'],
    [{ linea: 'x'.repeat(121) }, 'linea TOO_LONG'],
    [{ enlace: `/${'x'.repeat(200)}` }, 'enlace TOO_LONG'],
    [{ enlace: 'https://example.com' }, 'enlace LINK_INVALID'],
    [{ enlace: '//example.com' }, 'enlace LINK_INVALID'],
    [{ foco: { x: 105, y: 0 } }, 'foco.x INVALID'],
    [{ foco: { x: 5, y: 7 } }, 'foco.y INVALID'],
  ])('are refused when they are %j', (change, problem) => {
    expect(wrong(bannerWordsSchema, { ...words, ...change })).toEqual([problem]);
  });
});

test('words of the pages may stay empty, and are as long as the contract lets them be', () => {
  expect(wrong(siteTextsSchema, {})).toEqual([]);
  expect(wrong(siteTextsSchema, { inicio: 'x'.repeat(301), acerca: 'x'.repeat(2000) })).toEqual([
    'inicio TOO_LONG',
  ]);
});
