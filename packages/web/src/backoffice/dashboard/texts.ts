import { counted } from '../shared/texts.ts';

/** Sentences of what waits and what was sold. */
export const dashboardTexts = {
  title: 'Hoy en la tienda',
  loading: 'Cargando resumen…',
  since: (first: string, last: string) =>
    first === last ? `Desde el ${first}.` : `Desde el ${first}; por última vez el ${last}.`,
  waiting: 'Por atender',
  toReview: 'Pedidos por revisar',
  refunds: 'Devoluciones pendientes',
  toShip: 'Pedidos por enviar',
  specials: 'Pedidos especiales sin respuesta',
  soldOut: 'Piezas agotadas',
  sales: 'Ventas por semana',
  salesHelp: 'Últimas doce semanas, de lunes a domingo, sin pedidos rechazados. USD, con envío.',
  chart: (weeks: number, total: string, best: string) =>
    `Ventas de las últimas ${weeks} semanas: ${total}. Mejor semana: ${best}.`,
  week: 'Semana del',
  orders: 'Pedidos',
  amount: 'Ventas',
  showTable: 'Ver como tabla',
  hideTable: 'Ver como gráfico',
  bar: (week: string, orders: number, amount: string) =>
    `Semana del ${week}: ${counted(orders, 'pedido')}, ${amount}`,
  noSales: 'Todavía no hay ventas en estas semanas.',
  more: (n: number) => `y ${n} más`,
} as const;
