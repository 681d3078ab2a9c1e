import { describe, expect, test } from 'vitest';
import {
  cartAddSchema,
  cartChangeSchema,
  checkoutFieldsSchema,
  checkoutSchema,
  paymentPageSchema,
  readForm,
  specialOrderFieldsSchema,
  specialOrderSchema,
  specialOrderStatusSchema,
} from './index.ts';
import { wrong } from '../../test/wrong.ts';

const file = (type: string, bytes = 10): Blob => new Blob([new Uint8Array(bytes)], { type });
const png = file('image/png');

describe('the checkout', () => {
  const form = {
    metodoPago: 'sinpe',
    provincia: 'San José',
    canton: 'Escazú',
    distrito: 'San Rafael',
    direccionExacta: '100 m norte de la iglesia',
    comprobante: png,
  };

  test('is accepted when complete', () => {
    expect(readForm(checkoutSchema, form)).toEqual({ ok: true, values: form });
  });

  test('asks for the method first, then the address, then the receipt', () => {
    expect(wrong(checkoutSchema, {})).toEqual([
      'metodoPago PAYMENT_METHOD_REQUIRED',
      'provincia REQUIRED',
      'canton REQUIRED',
      'distrito REQUIRED',
      'direccionExacta REQUIRED',
      'comprobante RECEIPT_REQUIRED',
    ]);
  });

  test.each(['sinpe', 'transferencia'])('takes the method %s', (metodoPago) => {
    expect(wrong(checkoutSchema, { ...form, metodoPago })).toEqual([]);
  });

  test.each([
    ['', 'PAYMENT_METHOD_REQUIRED'],
    ['efectivo', 'INVALID'],
    [['sinpe', 'transferencia'], 'INVALID'],
  ])('refuses the method %j', (metodoPago, code) => {
    expect(wrong(checkoutSchema, { ...form, metodoPago })).toEqual([`metodoPago ${code}`]);
  });

  test.each(['San José', 'Alajuela', 'Heredia', 'Cartago', 'Limón', 'Guanacaste', 'Puntarenas'])(
    'takes the province %s',
    (provincia) => {
      expect(wrong(checkoutSchema, { ...form, provincia })).toEqual([]);
    },
  );

  test('refuses a province of another country', () => {
    expect(wrong(checkoutSchema, { ...form, provincia: 'Chiriquí' })).toEqual([
      'provincia INVALID',
    ]);
  });

  test.each(['canton', 'distrito', 'direccionExacta'])('refuses a blank %s', (field) => {
    expect(wrong(checkoutSchema, { ...form, [field]: '  ' })).toEqual([`${field} REQUIRED`]);
  });

  test.each([
    ['canton', 120],
    ['distrito', 120],
    ['direccionExacta', 300],
  ])('takes %s up to %i characters', (field, max) => {
    expect(wrong(checkoutSchema, { ...form, [field]: 'x'.repeat(max) })).toEqual([]);
    expect(wrong(checkoutSchema, { ...form, [field]: 'x'.repeat(max + 1) })).toEqual([
      `${field} TOO_LONG`,
    ]);
  });

  test.each([
    [null, 'RECEIPT_REQUIRED'],
    ['recibo.png', 'RECEIPT_REQUIRED'],
    [file('application/pdf'), 'FILE_TYPE'],
    [file('image/svg+xml'), 'FILE_TYPE'],
    [file('image/png', 0), 'FILE_EMPTY'],
    [file('image/png', 10_485_761), 'FILE_TOO_LARGE'],
  ])('refuses a receipt that is no image of up to 10 MB', (comprobante, code) => {
    expect(wrong(checkoutSchema, { ...form, comprobante })).toEqual([`comprobante ${code}`]);
  });

  test('reads without its file on the server', () => {
    const { comprobante: _file, ...fields } = form;
    expect(readForm(checkoutFieldsSchema, fields)).toEqual({ ok: true, values: fields });
  });
});

describe('the payment page', () => {
  test.each(['image/png', 'image/jpeg', 'application/pdf'])('takes a receipt %s', (type) => {
    expect(wrong(paymentPageSchema, { metodoPago: 'sinpe', comprobante: file(type) })).toEqual([]);
  });

  test.each(['image/webp', 'image/gif', 'text/plain'])('refuses a receipt %s', (type) => {
    expect(wrong(paymentPageSchema, { metodoPago: 'sinpe', comprobante: file(type) })).toEqual([
      'comprobante FILE_TYPE',
    ]);
  });

  test('asks for the method, then the receipt', () => {
    expect(wrong(paymentPageSchema, { metodoPago: '', comprobante: null })).toEqual([
      'metodoPago PAYMENT_METHOD_REQUIRED',
      'comprobante RECEIPT_REQUIRED',
    ]);
  });
});

describe('a special order', () => {
  const form = {
    pieza: 'Anillos',
    talla: '7',
    tipoPiedra: 'Natural',
    tipoMaterial: 'Plata',
    descripcion: 'Una hoja de helecho',
    referenciaURL: png,
  };

  test('is accepted when complete', () => {
    expect(readForm(specialOrderSchema, form)).toEqual({ ok: true, values: form });
  });

  test('needs piece, stone and material, and nothing else', () => {
    expect(wrong(specialOrderSchema, {})).toEqual([
      'pieza REQUIRED',
      'tipoPiedra REQUIRED',
      'tipoMaterial REQUIRED',
    ]);
    const { talla: _size, descripcion: _text, referenciaURL: _file, ...needed } = form;
    expect(readForm(specialOrderSchema, { ...needed, pieza: 'Pulseras' })).toEqual({
      ok: true,
      values: {
        ...needed,
        pieza: 'Pulseras',
        talla: '',
        descripcion: '',
        referenciaURL: undefined,
      },
    });
  });

  test.each(['5', '6', '7', '8', '9', '10', '11', '12'])('takes a ring of size %s', (talla) => {
    expect(wrong(specialOrderSchema, { ...form, talla })).toEqual([]);
  });

  test.each(['', '4', '13', '7.5', 'siete', '07', '100'])('refuses a ring of size %j', (talla) => {
    expect(wrong(specialOrderSchema, { ...form, talla })).toEqual(['talla SIZE_INVALID']);
    expect(wrong(specialOrderFieldsSchema, { ...form, talla })).toEqual(['talla SIZE_INVALID']);
  });

  test('forgets a size that was left behind when the piece is no ring', () => {
    const reading = readForm(specialOrderSchema, { ...form, pieza: 'Aretes', talla: '99' });
    expect(reading).toMatchObject({ ok: true, values: { pieza: 'Aretes', talla: '' } });
  });

  test('takes a description of 180 characters and no more', () => {
    expect(wrong(specialOrderSchema, { ...form, descripcion: 'x'.repeat(180) })).toEqual([]);
    expect(wrong(specialOrderSchema, { ...form, descripcion: 'x'.repeat(181) })).toEqual([
      'descripcion TOO_LONG',
    ]);
  });

  test.each([
    [file('application/pdf'), 'FILE_TYPE'],
    ['foto.png', 'FILE_TYPE'],
    [file('image/jpeg', 10_485_761), 'FILE_TOO_LARGE'],
  ])('refuses a reference that is no image of up to 10 MB', (referenciaURL, code) => {
    expect(wrong(specialOrderSchema, { ...form, referenciaURL })).toEqual([
      `referenciaURL ${code}`,
    ]);
  });

  test('may come without a reference', () => {
    for (const referenciaURL of [null, undefined])
      expect(wrong(specialOrderSchema, { ...form, referenciaURL })).toEqual([]);
  });

  test('reads without its file on the server', () => {
    const { referenciaURL: _file, ...fields } = form;
    expect(readForm(specialOrderFieldsSchema, fields)).toEqual({ ok: true, values: fields });
  });

  test.each([
    ['Aceptado', []],
    ['Rechazado', []],
    ['Enviado', []],
    ['Pendiente', ['estado STATUS_INVALID']],
    ['aceptado', ['estado STATUS_INVALID']],
    ['', ['estado REQUIRED']],
  ])('can be asked to become %j', (estado, issues) => {
    expect(wrong(specialOrderStatusSchema, { estado })).toEqual(issues);
  });
});

describe('the cart', () => {
  const piece = { idProducto_talla: 12, cantidad: 2, precioUnitario: 139.99 };

  test('takes pieces', () => {
    expect(readForm(cartAddSchema, piece)).toEqual({ ok: true, values: piece });
    const change = { idProducto_talla: 12, nuevaCantidad: 999 };
    expect(readForm(cartChangeSchema, change)).toEqual({ ok: true, values: change });
  });

  test.each([0, -1, 1.5, 1000, NaN, '2', null])('refuses the quantity %j', (cantidad) => {
    expect(wrong(cartAddSchema, { ...piece, cantidad })).toEqual(['cantidad QUANTITY_INVALID']);
    expect(wrong(cartChangeSchema, { ...piece, nuevaCantidad: cantidad })).toEqual([
      'nuevaCantidad QUANTITY_INVALID',
    ]);
  });

  test.each([0, -1, 1.5, 2_147_483_648, '12', null])('refuses the product-size %j', (id) => {
    expect(wrong(cartAddSchema, { ...piece, idProducto_talla: id })).toEqual([
      'idProducto_talla INVALID',
    ]);
  });

  test.each([-1, 0.001, 1_000_000.01, Infinity, '139'])(
    'refuses the price %j',
    (precioUnitario) => {
      expect(wrong(cartAddSchema, { ...piece, precioUnitario })).toEqual([
        'precioUnitario AMOUNT_INVALID',
      ]);
    },
  );
});
