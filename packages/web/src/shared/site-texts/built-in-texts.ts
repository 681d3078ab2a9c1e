/** What the pages say by themselves, while the shop has written nothing of its own. */
export const builtInTexts = {
  inicio:
    'Cada pieza empieza como un alambre fino. Lo estiramos, lo torcemos y lo soldamos hasta que el dibujo se sostiene solo.',
  envios: 'Con Correos de Costa Rica, hasta la puerta de tu casa.',
  sinpe: 'Envías el monto y adjuntas el comprobante.',
  transferencia: 'También puedes pagar desde tu banco.',
  acercaTitulo: 'Un taller pequeño, un hilo largo',
  acerca: (shop: string) =>
    `${shop} es joyería de autor hecha en Costa Rica. Trabajamos plata 925, oro de 14 quilates y piedras naturales o sintéticas, una pieza a la vez.

La filigrana es la técnica de dibujar con alambre: se estira el metal hasta que parece hebra, se tuerce en dos y se enrolla en volutas que después se sueldan. Si lo que buscas no está en el catálogo, lo hacemos contigo a partir del formulario de Pedido Especial.`,
  /** They take turns. */
  banners: [
    {
      // Where a line may not break.
      titulo: 'Joyería de\u00a0autor, hilo\u00a0a\u00a0hilo',
      linea: 'Hecha a mano en Costa Rica, en plata 925 y plata bañada en oro.',
    },
    {
      titulo: 'Anillos que cuentan algo',
      linea: 'Solitarios, sellos y filigrana, de la talla 5 a la 12.',
    },
    {
      titulo: 'Piedras con luz propia',
      linea: 'Naturales o sintéticas, elegidas y engastadas una a una.',
    },
    {
      titulo: 'Cadenas y dijes para cada día',
      linea: 'Piezas ligeras que se llevan solas o se combinan.',
    },
  ],
} as const;

/** The words over a banner of a backend that keeps none, by its place. */
export const builtInBanner = (index: number) =>
  builtInTexts.banners[index % builtInTexts.banners.length] ?? builtInTexts.banners[0];
