/** Sentences of the page about the shop. */
export const aboutTexts = {
  /** In the tab and in search engines. */
  title: 'Acerca de',
  description:
    'Joyería de autor hecha en Costa Rica: plata 925, oro de 14 quilates y piedras naturales o sintéticas, y piezas a la medida.',
  catalog: 'Ver Catalogo',
  specialOrder: 'Pedido Especial',
  contact: 'Contacto',
} as const;
