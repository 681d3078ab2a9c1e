import { counted } from '../shared/texts.ts';

/** Sentences of the box that finds anything of the shop. */
export const findTexts = {
  title: 'Buscar en la tienda',
  label: 'Qué buscas',
  /** What a role can find. */
  hint: {
    all: 'Un cliente, una pieza o el número de un pedido.',
    pieces: 'Una pieza: su nombre, o de qué es.',
  },
  orders: 'Pedidos',
  customers: 'Clientes',
  pieces: 'Piezas',
  looking: 'Buscando…',
  none: 'Nada con ese texto.',
  order: (idPedido: number, customer: string) => `N.º ${idPedido} · ${customer}`,
  stock: (n: number) => `${counted(n, 'pieza')} en stock`,
  all: (n: number | null) => (n === null ? 'Ver todos' : `Ver los ${n}`),
} as const;
