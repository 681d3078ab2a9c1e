import type { SpecialOrder } from '@filigrana/sdk';
import { formatUsd } from '@filigrana/sdk/domain';

/** Sentences of the page of special orders. */
export const specialOrdersTexts = {
  title: 'Pedidos especiales',
  search: 'Buscar por cliente o estado...',
  loading: 'Cargando pedidos especiales…',
  empty: 'No hay pedidos especiales.',
  noMatch: 'No hay pedidos especiales con esa búsqueda.',
  openReference: (customer: string) => `Ampliar la imagen de referencia de ${customer}`,
  referenceOf: (customer: string) => `Referencia de ${customer}`,
  accept: 'Aceptar',
  accepting: 'Aceptando…',
  reject: 'Rechazar',
  rejecting: 'Rechazando…',
  ship: 'Enviar',
  shipping: 'Enviando…',
  deposit: (amount: string, idPedido: number) => `Anticipo ${amount}, pedido ${idPedido}`,
  piedra: 'Piedra',
  talla: 'Talla',
  material: 'Material',
  descripcion: 'Descripción',
  noDescription: 'Sin descripción',
  correo: 'Correo',
  telefono: 'Teléfono',
  rejectTitle: ({ nombreUsuario }: SpecialOrder) =>
    `¿Rechazar el pedido especial de ${nombreUsuario}?`,
  rejectText: ({ nombrePieza, anticipo, idPedido }: SpecialOrder) =>
    [
      `La solicitud (${nombrePieza}) quedará rechazada y ya no se podrá aceptar. No se puede deshacer.`,
      ...(anticipo === undefined
        ? []
        : [
            `Su anticipo (${formatUsd(anticipo)}, pedido ${idPedido}) queda por devolver; si ese pedido todavía está pendiente, se decide de nuevo en la revisión.`,
          ]),
    ].join(' '),
} as const;
