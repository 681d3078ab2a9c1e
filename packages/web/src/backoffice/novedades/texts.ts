import { counted } from '../shared/texts.ts';

/** Sentences of the page of novedades. */
export const novedadesTexts = {
  title: 'Novedades',
  search: 'Buscar por oferta...',
  loading: 'Cargando novedades…',
  empty: 'Todavía no hay novedades',
  emptyHelp: 'Escribe la primera con el botón redondo.',
  noMatch: 'No se encontraron novedades',
  add: 'Agregar novedad',
  closeForm: 'Cerrar formulario',
  newTitle: 'Nueva novedad',
  editTitle: 'Editar novedad',
  save: 'Guardar novedad',
  saveChanges: 'Guardar cambios',
  subject: 'Asunto',
  description: 'Descripción',
  optional: 'opcional',
  image: 'Imagen (opcional)',
  newImage: 'Imagen',
  left: (n: number) => (n === 1 ? 'Te queda 1 carácter.' : `Te quedan ${n} caracteres.`),
  created: 'Creada',
  updated: 'Actualizada',
  send: 'Enviar',
  sending: 'Enviando…',
  sent: 'Enviado',
  sendingNote: 'Enviando un correo a cada suscriptor…',
  sentNote: (enviados: number, total: number) =>
    `Se enviaron ${enviados} de ${counted(total, 'correo')}.`,
  edit: (subject: string) => `Editar ${subject}`,
  delete: (subject: string) => `Eliminar ${subject}`,
  sendTitle: (subject: string) => `¿Enviar «${subject}»?`,
  sendText:
    'Cada cliente suscrito recibe un correo con el asunto, la descripción y la imagen. Solo se puede enviar una vez.',
  deleteTitle: (subject: string) => `¿Eliminar «${subject}»?`,
  deleteText: 'Se borran su texto y su imagen. No se puede deshacer.',
  deleteSentText:
    'Se borran su texto y su imagen; los correos ya enviados no se retiran. No se puede deshacer.',
} as const;
