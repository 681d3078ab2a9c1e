import type { Role } from '@filigrana/sdk';
import { ROLE_NAMES } from '@filigrana/sdk/domain';

/** Sentences of the history of an order. */
export const timelineTexts = {
  title: 'Historial',
  loading: 'Cargando historial…',
  created: 'Recibido',
  reference: (valor: string) => `Referencia: ${valor}`,
  noReference: 'Referencia quitada',
  note: 'Nota interna',
  by: (name: string, role: Role | null) =>
    role === null || role === 1 ? name : `${name}, ${ROLE_NAMES[role]}`,
  byNobody: 'Cuenta eliminada',
  newNote: 'Nota interna',
  notePlaceholder: 'Solo la ve el personal',
  addNote: 'Agregar nota',
  adding: 'Agregando…',
} as const;
