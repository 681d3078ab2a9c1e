/** Sentences of the frame around the shop's pages. */
export const layoutTexts = {
  skip: 'Saltar al contenido',
  openMenu: 'Abrir menú',
  closeMenu: 'Cerrar menú',
  menu: 'Menú',
  mainNav: 'Principal',
  quickNav: 'Accesos rápidos',
  profile: 'Perfil',
  cart: 'Carrito',
  home: (shop: string) => `${shop}, ir al inicio`,
  /** Name of the cart's links; the badge alone is not read. */
  cartLines: (lines: number) =>
    lines === 0 ? 'Carrito' : `Carrito, ${lines} ${lines === 1 ? 'producto' : 'productos'}`,
  search: {
    label: 'Buscar productos',
    placeholder: 'Buscar productos aquí...',
    clear: 'Borrar búsqueda',
    title: 'Resultados',
    loading: 'Buscando…',
    empty: 'No se encontraron productos',
    count: (n: number) => `${n} item(s)`,
  },
  footer: {
    motto: 'Joyería de autor en plata y oro, hecha a mano en Costa Rica.',
    contact: 'Contacto',
    subscribeTitle: 'Suscríbete',
    subscribeText: 'Piezas nuevas y ofertas, un correo de vez en cuando.',
    subscribe: 'SUSCRIBIR',
    thanks: '¡Gracias por suscribirte!',
    already: 'Ya estás suscrito.',
    busy: 'Enviando…',
    mail: 'Correo electrónico',
    terms: 'Términos y Condiciones',
    copyright: (year: number, shop: string) => `© ${year} ${shop}`,
  },
  loginRequired: {
    title: 'Importante',
    text: 'Debes iniciar sesión o crear una cuenta para suscribirte.',
    redirecting: 'Redirigiendo al inicio de sesión...',
  },
  notFound: {
    art: 'Un 4, un anillo y otro 4 dibujados con un solo hilo',
    title: '404 - Página no encontrada',
    text: 'Lo sentimos, la página que buscas no existe o fue movida.',
    back: 'Volver al inicio',
  },
  routeError: {
    title: 'No se pudo mostrar esta página',
    text: 'Revisa tu conexión y vuelve a intentarlo.',
    retry: 'Reintentar',
    back: 'Volver al inicio',
  },
} as const;
