import {
  ApiError,
  type ApiErrorInit,
  type Cart,
  type CartLine,
  type PickupPlace,
  type User,
} from '@filigrana/sdk';
import { cartTotals, lineSubtotal } from '@filigrana/sdk/domain';

export function user(change: Partial<User> = {}): User {
  return {
    idUsuario: 7,
    identificacion: '101110111',
    nombre: 'María Fernanda',
    primerApellido: 'Solano',
    segundoApellido: 'Quirós',
    correo: 'cliente@filigrana.test',
    telefono: '88112233',
    rol: 1,
    suscrito: false,
    ...change,
  };
}

/** A login token that nobody signed; its claims can be read. */
export function tokenOf({ idUsuario, rol }: Pick<User, 'idUsuario' | 'rol'>, jti?: string): string {
  const encode = (part: object) => btoa(JSON.stringify(part)).replace(/=+$/, '');
  return `${encode({ alg: 'none' })}.${encode({ idUsuario, rol, jti })}.`;
}

/** What the session of that person holds. */
export function loggedIn(change: Partial<User> = {}) {
  const usuario = user(change);
  return { token: tokenOf(usuario), usuario, sessionToken: null };
}

export function cartLine(idProducto_talla: number, cantidad: number, price = 145): CartLine {
  return {
    idCarritoProducto: 100 + idProducto_talla,
    idProducto_talla,
    idProducto: idProducto_talla,
    productoNombre: `Pieza ${idProducto_talla}`,
    descripcion: '',
    nombreMaterial: 'Plata',
    tallaNombre: 'Única',
    cantidad,
    precioUnitario: price,
    subtotalProducto: lineSubtotal(price, cantidad),
    image_url: null,
    stock: 5,
    disponible: true,
  };
}

/** A cart with the default shipping fee. */
export function cartOf(productos: CartLine[], version = 1): Cart {
  return { idCarrito: 3, ...cartTotals(productos, 8), productos, version };
}

/** The server refused. */
export function httpError(status: number, init: Partial<ApiErrorInit> = {}): ApiError {
  return new ApiError({ kind: 'http', status, message: `HTTP ${status}`, ...init });
}

/** No answer came. */
export function offline(): ApiError {
  return new ApiError({ kind: 'network', message: 'Failed to fetch' });
}

/** A place where orders are picked up. */
export function pickupPlace(change: Partial<PickupPlace> = {}): PickupPlace {
  return {
    idLugar: 3,
    nombre: 'Taller en Escazú',
    cuando: 'lunes a viernes 9–5',
    provincia: 'San José',
    canton: 'Escazú',
    distrito: 'San Rafael',
    direccionExacta: 'Portón verde',
    monto: 0,
    activo: true,
    ...change,
  };
}
