/** Sentences of the pages that the links of letters open. */
export const linkTexts = {
  confirmation: {
    title: 'Confirma tu correo',
    question: 'Así sabemos que este correo es tuyo y podemos enviarte novedades.',
    action: 'Confirmar mi correo',
    sending: 'Confirmando…',
    done: 'Ir a mi perfil',
    dead: 'Pedir otro enlace en mi perfil',
  },
  leaving: {
    title: 'Dejar de recibir novedades',
    question:
      'Ya no te escribiremos con novedades y ofertas. Los correos de tus pedidos siguen igual.',
    action: 'Dejar de recibir novedades',
    sending: 'Un momento…',
    done: '¿Fue sin querer? Actívalas en tu perfil',
    dead: 'Ir a mi perfil',
  },
} as const;
