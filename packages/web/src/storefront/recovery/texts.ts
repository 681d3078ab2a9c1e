/** Sentences of the page that asks for a reset link. */
export const recoveryTexts = {
  title: 'Recuperar contraseña',
  description: 'Pide un enlace para crear otra contraseña de tu cuenta.',
  crumb: 'Recuperar contraseña',
  intro: 'Escribe el correo de tu cuenta y te enviamos un enlace para crear otra contraseña.',
  submit: 'Enviar enlace',
  again: 'Enviar otro enlace',
  sending: 'Enviando…',
  back: 'Volver a iniciar sesión',
} as const;
