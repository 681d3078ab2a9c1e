/** Sentences of the page that the link to an old address opens. */
export const emailUndoTexts = {
  title: 'Recuperar mi correo',
  explanation:
    'El correo de tu cuenta cambió. Si no fuiste tú, recupéralo aquí: la cuenta vuelve a este correo, se cierran todas las sesiones y la contraseña anterior deja de servir.',
  submit: 'Recuperar mi correo',
  sending: 'Recuperando…',
  done: 'Recuperaste tu correo. Elige ahora una contraseña nueva para volver a entrar.',
  choosePassword: 'Elegir contraseña',
  invalidHelp:
    'Los enlaces sirven una sola vez y durante siete días. Si no cambiaste tu correo y ya no puedes entrar, escríbenos.',
  contact: 'Contacto',
} as const;
