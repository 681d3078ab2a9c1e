/** Sentences that both audiences share. */
export const sharedTexts = {
  partFailed: 'No se pudo cargar esta parte de la página. Revisa tu conexión.',
  retry: 'Reintentar',
  close: 'Cerrar',
  phoneHint: '8 dígitos',
  phoneForeign: 'Solo números de Costa Rica: 8 dígitos.',
} as const;
