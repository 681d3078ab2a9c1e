/** Sentences of the page that confirms an e-mail. */
export const confirmEmailTexts = {
  title: 'Confirma tu correo',
  question: 'Así sabemos que este correo es tuyo y podemos enviarte novedades.',
  action: 'Confirmar mi correo',
  sending: 'Confirmando…',
  profile: 'Ir a mi perfil',
  another: 'Pedir otro enlace en mi perfil',
} as const;
