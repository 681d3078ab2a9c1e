/** Everything that the shop knows, in memory: a database would stand here. */
import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import { RING_SIZES, UNIQUE_SIZE } from '@filigrana/sdk/domain';
import type { AnswerOf } from '@filigrana/sdk/contract';
import type { components } from '@filigrana/sdk/types';

type Schemas = components['schemas'];

export interface Account extends Omit<Schemas['Registration'], 'contrasena'> {
  idUsuario: number;
  password: string;
  suscrito: boolean;
}

export interface Piece {
  idProducto_talla: number;
  tamanio: string;
  stock: number;
}

export interface Product {
  idProducto: number;
  nombreProducto: string;
  descripcion: string;
  precio: number;
  precioEspecial: number | null;
  idCategoria: number;
  idMaterial: number;
  idPiedra: number | null;
  destacado: 0 | 1;
  pieces: Piece[];
}

export interface Cart {
  idCarrito: number;
  /** How many of each product-size. */
  lines: Map<number, number>;
}

type OrderDetail = Schemas['OrderDetail'];
type SpecialOrderShown = Schemas['SpecialOrder'];

export interface Order extends OrderDetail {
  idUsuario: number;
}

export interface SpecialOrder extends SpecialOrderShown {
  idUsuario: number;
}

let last = 100;
export const nextId = () => (last += 1);
export const secret = () => randomBytes(32).toString('base64url');

export function hashed(password: string, salt: string = secret()): string {
  return `${salt}.${scryptSync(password, salt, 32).toString('base64url')}`;
}

export function isPassword(password: string, kept: string): boolean {
  const [salt = ''] = kept.split('.');
  return timingSafeEqual(Buffer.from(hashed(password, salt)), Buffer.from(kept));
}

const pieces = (stocks: Record<string, number>): Piece[] =>
  Object.entries(stocks).map(([tamanio, stock]) => ({
    idProducto_talla: nextId(),
    tamanio,
    stock,
  }));

const named = (names: string[], id: string) =>
  names.map((nombre, index) => ({ [id]: index + 1, nombre }));

export const lookups = {
  categories: named(
    ['Anillos', 'Aretes', 'Cadenas y Dijes', 'Pulseras', 'Conjuntos'],
    'idCategoria',
  ) as Schemas['Category'][],
  materials: named(['Plata', 'Plata bañada en oro'], 'idMaterial') as Schemas['Material'][],
  stones: named(['Natural', 'Sintética'], 'idPiedra') as Schemas['Stone'][],
  sizes: [...RING_SIZES.map(({ tamanio }) => tamanio), UNIQUE_SIZE].map((tamanio, index) => ({
    idTalla: index + 1,
    tamanio,
  })),
};

const plain = { precioEspecial: null, idMaterial: 1, idPiedra: null, destacado: 0 } as const;

export const products: Product[] = [
  {
    ...plain,
    idProducto: 1,
    nombreProducto: 'Aretes Gota de Río',
    descripcion: 'Gotas de plata con turquesa.',
    precio: 60,
    precioEspecial: 45.5,
    idCategoria: 2,
    idPiedra: 1,
    pieces: pieces({ [UNIQUE_SIZE]: 60 }),
  },
  {
    ...plain,
    idProducto: 2,
    nombreProducto: 'Cadena Nube',
    descripcion: 'Eslabones ligeros de plata 925.',
    precio: 48,
    idCategoria: 3,
    destacado: 1,
    pieces: pieces({ [UNIQUE_SIZE]: 60 }),
  },
  {
    ...plain,
    idProducto: 3,
    nombreProducto: 'Anillo Trenza',
    descripcion: 'Tres hilos trenzados.',
    precio: 85,
    idCategoria: 1,
    pieces: pieces({ '6': 2, '7': 60, '8': 0 }),
  },
];

export const SHIPPING_FEE = 8;
export const faqs: AnswerOf<'listVisibleFaqs'> = [
  { idPregunta: 1, pregunta: '¿Hacen envíos?', respuesta: 'Sí, a todo el país.', visible: 1 },
];

export const accounts: Account[] = [];
/** Logins, anonymous sessions and links of letters by their token. */
export const logins = new Map<string, number>();
export const sessions = new Set<string>();
export const resetLinks = new Map<string, { idUsuario: number; until: number }>();
/** Open carts, by `account 7` or `session …`. */
export const carts = new Map<string, Cart>();
/** Receipts and pictures that customers sent, by the secret part of their address. */
export const files = new Map<string, { bytes: Uint8Array<ArrayBuffer>; type: string }>();
export const orders: Order[] = [];
export const specialOrders: SpecialOrder[] = [];
