/** Sentences of what every first view is made of; what comes later has `control-texts.ts`. */
export const uiTexts = {
  breadcrumb: 'Ruta',
  dismissToast: 'Cerrar aviso',
  loading: 'Cargando…',
  needsScripts: (to: string) => `Para ${to} activa JavaScript en tu navegador.`,
  useThisPage: 'usar esta página',
  sendThisForm: 'enviar este formulario',
  regularPrice: 'Precio normal',
  specialPrice: 'Precio especial',
  retry: 'Reintentar',
  retrying: 'Reintentando…',
} as const;
