/** Sentences that the account forms share. */
export const formTexts = {
  email: 'Correo electrónico',
  password: {
    length: 'Al menos 8 caracteres',
    letters: 'Una mayúscula y una minúscula',
    digit: 'Un número',
    special: 'Un carácter especial',
  },
  met: 'cumplido',
} as const;
