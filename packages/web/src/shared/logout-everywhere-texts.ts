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
