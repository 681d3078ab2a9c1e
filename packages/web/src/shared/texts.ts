/** Sentences that both audiences share. */
export const sharedTexts = {
  partFailed: 'No se pudo cargar esta parte de la página. Revisa tu conexión.',
  retry: 'Reintentar',
  close: 'Cerrar',
} as const;
