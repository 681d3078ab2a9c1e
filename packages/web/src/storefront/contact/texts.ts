/** Sentences of the contact page. */
export const contactTexts = {
  /** In the tab and in search engines. */
  title: 'Contacto',
  description:
    'Escríbenos por correo o WhatsApp, o síguenos en Instagram y Facebook. Joyería de autor hecha a mano en Costa Rica.',
  heading: '¿Quieres ponerte en contacto con nosotros?',
  networks: 'Otras formas de encontrarnos',
  whatsapp: { title: 'WhatsApp', text: 'La forma más rápida de preguntarnos algo.' },
  instagram: { title: 'Instagram', text: 'Piezas nuevas y el taller por dentro.' },
  facebook: { title: 'Facebook', text: 'Novedades y fechas de ferias.' },
} as const;
