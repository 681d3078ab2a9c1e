/** Sentences of the home page. */
export const homeTexts = {
  title: 'Joyería de autor en plata y oro',
  /** The page's first heading: heard, not seen, since the banners speak to the eye. */
  heading: (shop: string) => `${shop}, joyería de autor hecha a mano en Costa Rica`,
  description:
    'Joyería de autor en plata 925 y plata bañada en oro, hecha a mano en Costa Rica. Envíos a todo el país; pago por SINPE Móvil o transferencia bancaria.',
  carousel: {
    label: (shop: string) => `Novedades de ${shop}`,
    role: 'carrusel',
    slideRole: 'diapositiva',
    slide: (n: number, of: number) => `${n} de ${of}`,
    goTo: (n: number) => `Ir al banner ${n}`,
    /** A banner that is a picture alone. */
    more: 'Ver más',
    pause: 'Pausar carrusel',
    play: 'Reproducir carrusel',
    loading: 'Cargando banners…',
    empty: 'No hay banners disponibles.',
    retry: 'Reintentar',
    retrying: 'Reintentando…',
  },
  featured: {
    title: 'Piezas destacadas',
    all: 'Ver Catalogo',
    retry: 'Reintentar',
    retrying: 'Reintentando…',
  },
  specialOrder: {
    title: '¿Tienes una pieza en mente?',
    text: 'Cuéntanos la idea, elige piedra y material, y adjunta una imagen de referencia. La dibujamos contigo y la hacemos en el taller.',
    action: 'Pedido Especial',
  },
  notes: {
    label: 'Envíos y pagos',
    shipping: 'Envíos a todo Costa Rica',
    sinpe: 'Pago por SINPE Móvil',
    transfer: 'Transferencia bancaria',
  },
} as const;
