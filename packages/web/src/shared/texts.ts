/** Sentences that both audiences share. */
export const sharedTexts = {
  partFailed: 'No se pudo cargar esta parte de la página. Revisa tu conexión.',
  retry: 'Reintentar',
  close: 'Cerrar',
} as const;

/** Sentences of ending every login of an account. */
export const logoutEverywhereTexts = {
  action: 'Cerrar sesión en todos los dispositivos',
  question: '¿Cerrar sesión en todos los dispositivos?',
  text: 'También se cerrará en este. Tendrás que iniciar sesión de nuevo en cada uno.',
  confirm: 'Cerrar sesión',
  ending: 'Cerrando…',
  cancel: 'Cancelar',
  failed: 'No se pudo cerrar la sesión en los demás dispositivos. Inténtalo de nuevo.',
} as const;

/** Sentences around the picture that a customer sends along with a special order. */
export const referenceTexts = {
  noImage: 'Sin imagen',
  imageDeleted: 'Imagen eliminada',
  imageFailed: 'No se pudo mostrar la imagen.',
  reference: 'Imagen de referencia',
} as const;
