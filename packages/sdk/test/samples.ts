import { cart } from '../src/normalize/cart.ts';
import { order } from '../src/normalize/order.ts';
import { staff } from '../src/normalize/people.ts';
import { specialOrders } from '../src/normalize/special-order.ts';
import { Wire } from '../src/normalize/wire.ts';

export type Fields = Record<string, unknown>;
export const read = <T>(reader: (wire: Wire) => T, value: unknown): T =>
  reader(new Wire(value, ''));

export const PRODUCT = {
  idProducto: 1,
  nombreProducto: 'Anillo Trenza',
  descripcion: 'De plata',
  precio: 40,
  idCategoria: 1,
  nombreCategoria: 'Anillos',
  idMaterial: 1,
  nombreMaterial: 'Plata',
};
export const USER = { idUsuario: 7, nombre: 'Ana', correo: 'ana@filigrana.test', rol: 1 };
export const LINE = { productoNombre: 'Aro', tallaNombre: '7', cantidad: 2, subtotalProducto: 80 };
export const ORDER = {
  idPedido: 5,
  idCarrito: 9,
  fechaPedido: '2026-02-18T20:31:09.000Z',
  estadoPedido: 'pendiente',
  estadoPago: 'pendiente',
  montoTotal: 88,
  productos: [LINE],
};
export const ADDRESS = {
  provincia: 'Heredia',
  canton: 'Barva',
  distrito: 'San Pedro',
  direccionExacta: 'Frente al parque',
  metodoPago: 'sinpe',
};
export const SPECIAL = {
  idPedidoEspecial: 4,
  fechaSolicitud: '2026-02-18T20:31:09.000Z',
  nombrePieza: 'Anillos',
  nombrePiedra: 'Natural',
  nombreMaterial: 'Plata',
};
export const NOVEDAD = { idNovedad: 3, asunto: 'Hola', fecha: '2026-02-18' };
export const CUSTOMER = {
  identificacion: 1,
  nombre: 'Ana',
  estado: 'activo',
  fechaRegistro: '2026-02-18',
};
export const STAFF = { idUsuario: 8, nombre: 'Luis', idRol: 3 };
export const CART_LINE = {
  ...LINE,
  idCarritoProducto: 3,
  idProducto_talla: 10,
  precioUnitario: 40,
};
export const CART = {
  idCarrito: 9,
  subtotal: 80,
  montoEnvio: 8,
  montoTotal: 88,
  productos: [CART_LINE],
};

export const readLine = (value: Fields) =>
  read(order, { ...ORDER, productos: [value] }).productos[0];
export const readCartLine = (value: Fields) =>
  read(cart, { ...CART, productos: [value] }).productos[0];
export const readSpecial = (value: Fields) => read(specialOrders, [value])[0];
export const readStaff = (value: Fields) => read(staff, [value])[0];
