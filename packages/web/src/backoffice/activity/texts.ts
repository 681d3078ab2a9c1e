/** Sentences of the record of who did what. */
export const activityTexts = {
  title: 'Registro de actividad',
  search: 'Persona, acción, pieza o pedido…',
  loading: 'Cargando registro de actividad…',
  empty: 'Aún no hay actividad registrada.',
  noMatch: 'Nada en el registro coincide con esa búsqueda',
  unsupported: 'Esta tienda no lleva un registro de actividad.',
  columns: {
    fecha: 'Fecha',
    quien: 'Quién',
    accion: 'Acción',
    objeto: 'Sobre qué',
    cambios: 'Cambios',
  },
  /** A command of the server, somebody without a login, or an account that is gone. */
  nobody: 'Sin cuenta',
  changed: 'cambió',
  nothing: 'vacío',
  /** Between the old and the new value, for those who do not see the arrow. */
  to: 'a',
  more: 'Cargar más',
  loadingMore: 'Cargando…',
  end: 'No hay más actividad.',
} as const;
