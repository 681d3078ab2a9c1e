/** Sentences of dialogs and controls. */
export const controlTexts = {
  hidePassword: 'Ocultar contraseña',
  showPassword: 'Mostrar contraseña',
  quantity: 'Cantidad',
  decrease: 'Disminuir cantidad',
  increase: 'Aumentar cantidad',
  stepDone: '(completado)',
  close: 'Cerrar',
  remove: (chosen: string) => `Quitar ${chosen}`,
} as const;

/** Sentences of the pages of a long list. */
export const paginationTexts = {
  pages: 'Páginas',
  showing: (first: number, last: number, total: number) => `Mostrando ${first}-${last} de ${total}`,
  previous: 'Página anterior',
  page: (number: number) => `Página ${number}`,
  next: 'Página siguiente',
} as const;
