/** What the call about the newsletter says to people. */
export const subscriptionTexts = {
  on: 'Tu suscripción está activa.',
  off: 'Tu suscripción está desactivada.',
} as const;
