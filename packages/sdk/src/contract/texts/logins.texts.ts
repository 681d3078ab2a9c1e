/** What the calls that end logins say to people. */
export const loginsTexts = {
  ended: 'Sesión cerrada',
  allEnded: 'Se cerró la sesión en todos tus dispositivos.',
} as const;
