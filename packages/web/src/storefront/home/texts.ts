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
    pause: 'Pausar carrusel',
    play: 'Reproducir carrusel',
    loading: 'Cargando banners…',
    empty: 'No hay banners disponibles.',
    retry: 'Reintentar',
    retrying: 'Reintentando…',
  },
  /** What stands over the banners: the server names pictures only, so the words take turns. */
  banners: [
    {
      // Where a line may not break.
      title: 'Joyería de\u00a0autor, hilo\u00a0a\u00a0hilo',
      tagline: 'Hecha a mano en Costa Rica, en plata 925 y plata bañada en oro.',
    },
    {
      title: 'Anillos que cuentan algo',
      tagline: 'Solitarios, sellos y filigrana, de la talla 5 a la 12.',
    },
    {
      title: 'Piedras con luz propia',
      tagline: 'Naturales o sintéticas, elegidas y engastadas una a una.',
    },
    {
      title: 'Cadenas y dijes para cada día',
      tagline: 'Piezas ligeras que se llevan solas o se combinan.',
    },
  ],
  statement:
    'Cada pieza empieza como un alambre fino. Lo estiramos, lo torcemos y lo soldamos hasta que el dibujo se sostiene solo.',
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
    shipping: {
      title: 'Envíos a todo Costa Rica',
      text: 'Con Correos de Costa Rica, hasta la puerta de tu casa.',
    },
    sinpe: {
      title: 'Pago por SINPE Móvil',
      text: 'Envías el monto y adjuntas el comprobante.',
    },
    transfer: {
      title: 'Transferencia bancaria',
      text: 'También puedes pagar desde tu banco.',
    },
  },
} as const;

/** The words over a banner, by its place. */
export const bannerWords = (index: number) =>
  homeTexts.banners[index % homeTexts.banners.length] ?? homeTexts.banners[0];
