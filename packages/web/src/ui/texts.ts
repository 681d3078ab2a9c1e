/** Sentences of the design system itself. */
export const uiTexts = {
  breadcrumb: 'Ruta',
  close: 'Cerrar',
  dismissToast: 'Cerrar aviso',
  hidePassword: 'Ocultar contraseña',
  showPassword: 'Mostrar contraseña',
  loading: 'Cargando…',
  needsScripts: (to: string) => `Para ${to} activa JavaScript en tu navegador.`,
  useThisPage: 'usar esta página',
  regularPrice: 'Precio normal',
  specialPrice: 'Precio especial',
  retry: 'Reintentar',
  retrying: 'Reintentando…',
  quantity: 'Cantidad',
  decrease: 'Disminuir cantidad',
  increase: 'Aumentar cantidad',
  stepDone: '(completado)',
} as const;

/** Sentences of the pages of a long list. */
export const paginationTexts = {
  pages: 'Páginas',
  showing: (first: number, last: number, total: number) => `Mostrando ${first}-${last} de ${total}`,
  previous: 'Página anterior',
  page: (number: number) => `Página ${number}`,
  next: 'Página siguiente',
} as const;
