/** Sentences of the page of what is to be given back. */
export const refundsTexts = {
  title: 'Devoluciones',
  loading: 'Cargando devoluciones…',
  unsupported: 'Esta tienda no lleva pagos ni devoluciones.',
  empty: 'No hay devoluciones pendientes.',
  orders: 'Pedidos regulares',
  open: (n: number) => `Devoluciones (${n})`,
  count: (n: number) => (n === 1 ? '1 pendiente' : `${n} pendientes`),
  owed: 'Pendientes',
  done: 'Hechas',
  order: (n: number) => `Pedido n.º ${n}`,
  since: (date: string) => `Pendiente desde el ${date}`,
  tell: 'Escribir por WhatsApp',
  message: (nombre: string, n: number, amount: string) =>
    `Hola, ${nombre}. Queremos devolverte ${amount} de tu pedido n.º ${n}. ¿A qué cuenta lo enviamos?`,
  proof: 'Referencia o cómo se devolvió',
  proofOf: (n: number) => `Devolución del pedido ${n}`,
  save: 'Marcar devuelto',
  saving: 'Guardando…',
  doneOn: (date: string, name: string | null) =>
    name ? `Devuelto el ${date} por ${name}` : `Devuelto el ${date}`,
  reference: (text: string) => `Referencia: ${text}`,
} as const;
