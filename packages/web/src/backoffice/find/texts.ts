import { counted } from '../shared/texts.ts';

/** Sentences of the box that finds anything of the shop. */
export const findTexts = {
  title: 'Buscar en la tienda',
  label: 'Qué buscas',
  /** What a role can find. */
  hint: {
    all: 'Una pieza, el número de un pedido o pedido especial, o un cliente: su nombre, cédula, teléfono o correo.',
    pieces: 'Una pieza: su nombre, o de qué es.',
  },
  orders: 'Pedidos',
  specialOrders: 'Pedidos especiales',
  customers: 'Clientes',
  pieces: 'Piezas',
  looking: 'Buscando…',
  none: 'Nada con ese texto.',
  order: (idPedido: number, customer: string) => `N.º ${idPedido} · ${customer}`,
  special: (idPedidoEspecial: number, customer: string) =>
    `Especial n.º ${idPedidoEspecial} · ${customer}`,
  stock: (n: number) => `${counted(n, 'pieza')} en stock`,
  all: (n: number | null) => (n === null ? 'Ver todos' : `Ver los ${n}`),
} as const;
