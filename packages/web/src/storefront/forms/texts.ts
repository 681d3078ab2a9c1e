/** Sentences that the forms share. */
export const formTexts = {
  email: 'Correo electrónico',
  password: {
    length: 'Al menos 8 caracteres',
    letters: 'Una mayúscula y una minúscula',
    digit: 'Un número',
    special: 'Un carácter especial',
  },
  met: 'cumplido',
  photoNotKept: {
    title: 'La foto no se guardó',
    text: 'Todavía se estaba preparando. Elígela de nuevo al volver.',
  },
} as const;
