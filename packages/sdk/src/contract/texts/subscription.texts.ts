/** What the call about the newsletter says to people. */
export const subscriptionTexts = {
  on: 'Tu suscripción está activa.',
  onUnconfirmed: 'Confirma tu correo para recibir las novedades: te enviamos un enlace.',
  off: 'Tu suscripción está desactivada.',
  left: 'Listo: ya no te enviaremos novedades.',
  leaveLinkDead: 'Este enlace no es válido.',
} as const;
