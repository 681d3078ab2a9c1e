/** Sentences of the page about the shop. */
export const aboutTexts = {
  /** In the tab and in search engines. */
  title: 'Acerca de',
  description:
    'Joyería de autor hecha en Costa Rica: plata 925, oro de 14 quilates y piedras naturales o sintéticas, y piezas a la medida.',
  heading: 'Un taller pequeño, un hilo largo',
  lead: (shop: string) =>
    `${shop} es joyería de autor hecha en Costa Rica. Trabajamos plata 925, oro de 14 quilates y piedras naturales o sintéticas, una pieza a la vez.`,
  craft:
    'La filigrana es la técnica de dibujar con alambre: se estira el metal hasta que parece hebra, se tuerce en dos y se enrolla en volutas que después se sueldan. Si lo que buscas no está en el catálogo, lo hacemos contigo a partir del formulario de Pedido Especial.',
  catalog: 'Ver Catalogo',
  specialOrder: 'Pedido Especial',
  contact: 'Contacto',
} as const;
