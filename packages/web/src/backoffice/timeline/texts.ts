import type { Role } from '@filigrana/sdk';
import { ROLE_NAMES } from '@filigrana/sdk/domain';

/** Sentences of the history of an order. */
export const timelineTexts = {
  title: 'Historial',
  loading: 'Cargando historial…',
  created: 'Recibido',
  reference: (valor: string) => `Referencia: ${valor}`,
  noReference: 'Referencia quitada',
  payment: (amount: string) => `Pago anotado: ${amount}`,
  noPayment: (amount: string) => `Pago quitado: ${amount}`,
  request: (why: string) => `Se pidió otro comprobante: ${why}`,
  receipt: 'Llegó otro comprobante',
  why: (reason: string) => `Motivo: ${reason}`,
  refund: (amount: string) => `Se devolvieron ${amount}`,
  note: 'Nota interna',
  by: (name: string, role: Role | null) =>
    role === null || role === 1 ? name : `${name}, ${ROLE_NAMES[role]}`,
  byNobody: 'La tienda',
  newNote: 'Nota interna',
  notePlaceholder: 'Solo la ve el personal',
  addNote: 'Agregar nota',
  adding: 'Agregando…',
} as const;
