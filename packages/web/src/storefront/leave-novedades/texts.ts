/** Sentences of the page that leaves the novedades. */
export const leaveNovedadesTexts = {
  title: 'Dejar de recibir novedades',
  question:
    'Ya no te escribiremos con novedades y ofertas. Los correos de tus pedidos siguen igual.',
  action: 'Dejar de recibir novedades',
  sending: 'Un momento…',
  again: '¿Fue sin querer? Actívalas en tu perfil',
  profile: 'Ir a mi perfil',
} as const;
