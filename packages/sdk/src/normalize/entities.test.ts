import { describe, expect, it } from 'vitest';
import { banners, bannerWords } from './banners.ts';
import { cart } from './cart.ts';
import { dashboard } from './dashboard.ts';
import { faqs } from './faq.ts';
import { novedades } from './novedad.ts';
import { order, orderDetail, orderReceipt } from './order.ts';
import { customers, staff } from './people.ts';
import { product } from './product.ts';
import { followedOrder } from './shipment.ts';
import { shippingFee } from './shipping.ts';
import { resetTokenCheck, subscription, user } from './user.ts';
import {
  ADDRESS,
  CART,
  CART_LINE,
  CUSTOMER,
  NOVEDAD,
  ORDER,
  PRODUCT,
  SPECIAL,
  STAFF,
  USER,
  read,
  readCartLine,
  readSpecial,
  readStaff,
} from '../../test/samples.ts';

describe('a subscription flag', () => {
  it.each([
    [true, true],
    [1, true],
    ['1', true],
    [false, false],
    [0, false],
    ['0', false],
    [null, false],
    [undefined, false],
  ])('%o of an account is %s', (suscrito, expected) => {
    expect(read(user, { ...USER, suscrito }).suscrito).toBe(expected);
  });

  it('is true when the subscription call does not say', () => {
    expect(read(subscription, {})).toEqual({ suscrito: true, message: null });
    expect(read(subscription, { suscrito: false, message: 'Adiós' })).toEqual({
      suscrito: false,
      message: 'Adiós',
    });
  });
});

describe('a product', () => {
  it('fills in what a short answer leaves out', () => {
    expect(read(product, PRODUCT)).toEqual({
      ...PRODUCT,
      precioEspecial: null,
      image_url: null,
      idPiedra: null,
      nombrePiedra: null,
      destacado: 0,
      unico: 0,
      estado: 1,
      stock: null,
      tallasDisponibles: '',
      tallas: [],
    });
  });

  it('has null for an English text that there is none of, so that one can be written', () => {
    const words = { nombreIngles: null, descripcionIngles: '' };
    expect(read(product, { ...PRODUCT, ...words })).toMatchObject({
      nombreIngles: null,
      descripcionIngles: null,
    });
    expect(read(product, PRODUCT)).not.toHaveProperty('nombreIngles');
  });

  it('tells of what is said of it all that is not there as null', () => {
    const ficha = { largoMm: '24.5', horas: '6', hechoPor: 'Ana' };
    expect(read(product, { ...PRODUCT, ficha }).ficha).toEqual({
      ...{ largoMm: 24.5, anchoMm: null, pesoG: null },
      ...{ hechoPor: 'Ana', horas: 6, historia: null },
    });
    expect(read(product, { ...PRODUCT, ficha: null })).not.toHaveProperty('ficha');
  });

  it('reads numbers that arrive as texts', () => {
    const tallas = [{ idProducto_talla: '10', tamanio: 7, cm: '17.3', stock: '2', idTalla: '3' }];
    const texts = {
      ...PRODUCT,
      idProducto: '1',
      precio: '40.50',
      destacado: '1',
      stock: '3',
      tallas,
    };
    expect(read(product, texts)).toMatchObject({
      idProducto: 1,
      precio: 40.5,
      destacado: 1,
      stock: 3,
      tallas: [{ idProducto_talla: 10, tamanio: '7', cm: 17.3, stock: 2, idTalla: 3 }],
    });
  });

  it('names idTalla only when the server does', () => {
    const tallas = [{ idProducto_talla: 10, tamanio: '7', cm: null, stock: 2 }];
    expect(Object.keys(read(product, { ...PRODUCT, tallas }).tallas[0] ?? {})).not.toContain(
      'idTalla',
    );
  });

  it.each([
    { idProducto: undefined },
    { nombreProducto: undefined },
    { precio: 'gratis' },
    { stock: 'muchos' },
    { tallas: 'ninguna' },
    { destacado: 5 },
  ])('with %o breaks the contract', (change) => {
    expect(() => read(product, { ...PRODUCT, ...change })).toThrow();
  });
});

describe('a cart', () => {
  it('is read wrapped and bare', () => {
    expect(read(cart, { carrito: CART })).toEqual(read(cart, CART));
  });

  it('fills in what only extensions say', () => {
    expect(read(cart, CART)).toMatchObject({
      version: null,
      productos: [{ idProducto: null, stock: null, disponible: true, descripcion: '' }],
    });
  });

  it('reads a line without a size as Única', () => {
    expect(readCartLine({ ...CART_LINE, tallaNombre: null })?.tallaNombre).toBe('Única');
  });

  it('breaks the contract without lines or with an unreadable amount', () => {
    expect(() => read(cart, { ...CART, productos: undefined })).toThrow('productos');
    expect(() => read(cart, { ...CART, montoTotal: 'mucho' })).toThrow('montoTotal');
  });
});

describe('an order', () => {
  it.each([
    ['Pendiente', 'pendiente'],
    ['CONFIRMADO', 'confirmado'],
    ['enviado', 'enviado'],
    ['Cancelado', 'cancelado'],
  ])('in state %s is %s', (estadoPedido, expected) => {
    expect(read(order, { ...ORDER, estadoPedido }).estadoPedido).toBe(expected);
  });

  it('breaks the contract in an unknown state', () => {
    expect(() => read(order, { ...ORDER, estadoPedido: 'perdido' })).toThrow('estadoPedido');
    expect(() => read(order, { ...ORDER, estadoPedido: null })).toThrow('estadoPedido');
  });

  it('has a pending payment and no lines when the server does not say', () => {
    const short = { ...ORDER, estadoPago: null, productos: undefined };
    expect(read(order, short)).toMatchObject({
      estadoPago: 'pendiente',
      productos: [],
      resumen: '',
    });
  });

  it('is read in full with its address, and its receipt may be missing', () => {
    const detail = read(orderDetail, { ...ORDER, ...ADDRESS, metodoPago: 'SINPE' });
    expect(detail).toMatchObject({ ...ADDRESS, comprobante: null, idPedido: 5 });
    expect(read(orderReceipt, { ...ADDRESS, comprobante: '/files/1?sig=a' })).toEqual({
      comprobante: '/files/1?sig=a',
      metodoPago: 'sinpe',
    });
  });
});

describe('an order by the link of a letter', () => {
  const FOLLOWED = { ...ORDER, productos: [], guia: null, seguimiento: null, recorrido: [] };

  it('keeps where it is picked up and what is given back', () => {
    const devoluciones = [{ monto: 20, moneda: 'USD', hecha: null }];
    const told = { retiro: 'Taller en Escazú · 9–5', devoluciones };
    expect(read(followedOrder, { ...FOLLOWED, ...told })).toMatchObject(told);
  });

  it('says nothing of what the server does not say', () => {
    const { retiro, devoluciones } = read(followedOrder, FOLLOWED);
    expect([retiro, devoluciones]).toEqual([undefined, undefined]);
  });
});

describe('a special order', () => {
  it.each([
    ['pendiente', 'Pendiente'],
    ['EN PROCESO', 'En proceso'],
    ['Aceptado', 'Aceptado'],
    [null, null],
    ['', null],
    [undefined, null],
  ])('in state %o is %o', (estado, expected) => {
    expect(readSpecial({ ...SPECIAL, estado })?.estado).toBe(expected);
  });

  it.each([
    ['7', '7'],
    [7, '7'],
    ['', null],
    [null, null],
  ])('has for size %o the size %o', (talla, expected) => {
    expect(readSpecial({ ...SPECIAL, talla })?.talla).toBe(expected);
  });
});

describe('other answers', () => {
  it('read the staff from a list and from an object that holds it', () => {
    expect(read(staff, { staff: [STAFF] })).toEqual(read(staff, [STAFF]));
    expect(() => read(staff, { personal: [STAFF] })).toThrow('expected a list');
    expect(() => readStaff({ ...STAFF, idRol: 4 })).toThrow('[0].idRol: expected role 1, 2 or 3');
  });

  it('say what a server without that part does not: nothing', () => {
    expect(read(user, USER).correoConfirmado).toBeUndefined();
    expect(read(user, { ...USER, correoConfirmado: false }).correoConfirmado).toBe(false);
    expect(read(customers, [CUSTOMER])[0]?.liberada).toBeUndefined();
    expect(read(customers, [{ ...CUSTOMER, liberada: true }])[0]?.liberada).toBe(true);
  });

  it.each([
    ['activo', 'activo'],
    ['Activo', 'activo'],
    ['bloqueado', 'bloqueado'],
    ['inactivo', 'bloqueado'],
    [null, 'bloqueado'],
  ])('read the customer state %o as %s', (estado, expected) => {
    expect(read(customers, [{ ...CUSTOMER, estado }])[0]?.estado).toBe(expected);
  });

  it.each([
    [null, 'Pendiente'],
    ['', 'Pendiente'],
    ['enviado', 'Enviado'],
  ])('read the novedad state %o as %s', (estado, expected) => {
    expect(read(novedades, [{ ...NOVEDAD, estado }])[0]?.estado).toBe(expected);
  });

  it.each([
    [{ monto: '9.5' }, 9.5],
    [{ monto: 0 }, 0],
    [{ monto: null }, 8],
    [{}, 8],
  ])('read the shipping fee %o as %d', (value, expected) => {
    expect(read(shippingFee, value).monto).toBe(expected);
  });

  it('read a hidden question', () => {
    const row = { idPregunta: 1, pregunta: '¿?', respuesta: 'Sí', visible: '0' };
    expect(read(faqs, [row])[0]?.visible).toBe(0);
  });

  it('read the English of a question where a backend tells of it, and null for none', () => {
    const row = { idPregunta: 1, pregunta: '¿?', respuesta: 'Sí', visible: 1 };
    const told = { ...row, preguntaIngles: 'Really?', respuestaIngles: '' };
    const [spanish, english, none] = read(faqs, [row, told, { ...told, preguntaIngles: null }]);
    expect(spanish).toEqual(row);
    expect(english).toEqual({ ...told, respuestaIngles: null });
    expect(none).toEqual({ ...row, preguntaIngles: null, respuestaIngles: null });
  });

  it('read a link check that says nothing as valid, for a bad link is an error', () => {
    expect(read(resetTokenCheck, {})).toEqual({ mensaje: null, valido: true });
    expect(read(resetTokenCheck, { valido: false, mensaje: 'No.' })).toEqual({
      mensaje: 'No.',
      valido: false,
    });
  });

  it('refuse banners that are no list of texts', () => {
    expect(() => read(banners, { banners: [] })).toThrow('expected a list');
    expect(() => read(banners, [{ url: '/a' }])).toThrow('[0]: expected a text');
  });

  it('read the words of banners, but follow no link that leaves the shop', () => {
    const row = {
      idBanner: 2,
      image_url: '/media/a.webp',
      titulo: 'Plata',
      foco: { x: 70, y: 40 },
    };
    const rows = [
      { ...row, enlace: '/offer', version: 3 },
      { ...row, enlace: '//example.com', foco: null },
      { ...row, image_url: 'javascript:alert(1)' },
    ];
    const words = { ...row, linea: '' };
    expect(read(bannerWords, rows)).toEqual([
      { ...words, enlace: '/offer', version: 3 },
      { ...words, enlace: '', foco: null },
    ]);
  });
});

describe('a dashboard', () => {
  const FIGURES = {
    pedidosPendientes: 0,
    pedidosPorEnviar: 0,
    especialesSinRespuesta: 0,
    piezasAgotadas: [],
    ventasPorSemana: [],
  };
  const ALERT = {
    codigo: 'SWEEP_REFUSED',
    tema: '',
    desde: '2026-03-14T18:05:00.000Z',
    ultima: '2026-03-15T00:05:00.000Z',
  };

  it('has no alerts where the backend says nothing of them', () => {
    expect(read(dashboard, FIGURES).alertas).toEqual([]);
  });

  it.each([
    [
      { archivos: 41, base: 'otra', falta: null, lista: [1] },
      { archivos: 41, base: 'otra' },
    ],
    [{}, {}],
    [null, {}],
    [['otra'], {}],
  ])('hands on the facts of an alert, %o', (datos, expected) => {
    const { alertas } = read(dashboard, { ...FIGURES, alertas: [{ ...ALERT, datos }] });
    expect(alertas).toEqual([{ ...ALERT, datos: expected }]);
  });
});
