/** Sentences about a piece that somebody holds. */
export const waitingTexts = {
  reserved: 'Reservada: alguien la está comprando en este momento.',
  own: 'La tienes apartada en tu carrito.',
  label: 'Avisarme cuando quede libre',
  email: 'Tu correo',
  hint: 'Te escribimos una sola vez, cuando quede libre. Es de quien llegue primero.',
  send: 'Avisarme',
  sending: 'Anotando…',
} as const;
