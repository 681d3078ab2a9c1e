/** Everything that the shop knows, in memory: a database would stand here. */
import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import type { AnswerOf } from '@filigrana/sdk/contract';
import {
  CATEGORY_NAMES,
  diameterOf,
  RING_SIZES,
  UNIQUE_SIZE,
  type ROLE,
} from '@filigrana/sdk/domain';
import type { components } from '@filigrana/sdk/types';

type Schemas = components['schemas'];

export interface Cart {
  idCarrito: number;
  /** How many of each product-size. */
  lines: Map<number, number>;
}

export interface Account {
  /** What its owner is shown of it. */
  usuario: Omit<Schemas['Registration'], 'contrasena'> & {
    idUsuario: number;
    rol: typeof ROLE.cliente;
    suscrito: boolean;
  };
  password: string;
  cart: Cart;
  /** The newest first. */
  orders: Schemas['OrderDetail'][];
  specialOrders: Schemas['SpecialOrder'][];
}

let last = 100;
export const nextId = () => (last += 1);
export const secret = () => randomBytes(32).toString('base64url');
export const newCart = (): Cart => ({ idCarrito: nextId(), lines: new Map() });

export function hashed(password: string, salt: string = secret()): string {
  return `${salt}.${scryptSync(password, salt, 32).toString('base64url')}`;
}

export function isPassword(password: string, kept: string): boolean {
  const [salt = ''] = kept.split('.');
  return timingSafeEqual(Buffer.from(hashed(password, salt)), Buffer.from(kept));
}

export const lookups = {
  categories: CATEGORY_NAMES.map((nombre, index) => ({ idCategoria: index + 1, nombre })),
  materials: ['Plata', 'Plata bañada en oro'].map((nombre, index) => ({
    idMaterial: index + 1,
    nombre,
  })),
  stones: ['Natural', 'Sintética'].map((nombre, index) => ({ idPiedra: index + 1, nombre })),
  sizes: [...RING_SIZES, { tamanio: UNIQUE_SIZE }].map(({ tamanio }, index) => ({
    idTalla: index + 1,
    tamanio,
  })),
};

/** A product-size for each of these stocks. */
const pieces = (stocks: Record<string, number>) =>
  Object.entries(stocks).map(([tamanio, stock]) => ({
    idProducto_talla: nextId(),
    tamanio,
    cm: diameterOf(tamanio),
    stock,
  }));

const plain = {
  precioEspecial: null,
  image_url: null,
  idMaterial: 1,
  nombreMaterial: 'Plata',
  idPiedra: null,
  nombrePiedra: null,
  destacado: 0,
  unico: 0,
  estado: 1,
} as const;

/** Products as the contract describes them, but for what their stock says. */
export const products = [
  {
    ...plain,
    idProducto: 1,
    nombreProducto: 'Aretes Gota de Río',
    descripcion: 'Gotas de plata con turquesa.',
    precio: 60,
    precioEspecial: 45.5,
    idCategoria: 2,
    nombreCategoria: 'Aretes',
    idPiedra: 1,
    nombrePiedra: 'Natural',
    tallas: pieces({ [UNIQUE_SIZE]: 60 }),
  },
  {
    ...plain,
    idProducto: 2,
    nombreProducto: 'Cadena Nube',
    descripcion: 'Eslabones ligeros de plata 925.',
    precio: 48,
    idCategoria: 3,
    nombreCategoria: 'Cadenas y Dijes',
    destacado: 1 as const,
    tallas: pieces({ [UNIQUE_SIZE]: 60 }),
  },
  {
    ...plain,
    idProducto: 3,
    nombreProducto: 'Anillo Trenza',
    descripcion: 'Tres hilos trenzados.',
    precio: 85,
    idCategoria: 1,
    nombreCategoria: 'Anillos',
    tallas: pieces({ '6': 2, '7': 60, '8': 0 }),
  },
];

export const SHIPPING_FEE = 8;
export const faqs: AnswerOf<'listVisibleFaqs'> = [
  { idPregunta: 1, pregunta: '¿Hacen envíos?', respuesta: 'Sí, a todo el país.', visible: 1 },
];

export const accounts: Account[] = [];
/** Who has logged in, the carts of visitors and the links of letters, each by its token. */
export const logins = new Map<string, Account>();
export const sessions = new Map<string, Cart>();
export const resetLinks = new Map<string, { account: Account; until: number }>();
/** Receipts and pictures that customers sent, by the secret part of their address. */
export const files = new Map<string, { bytes: Uint8Array<ArrayBuffer>; type: string }>();
