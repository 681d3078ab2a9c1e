/** Sentences of the login page. What the login reports comes from the hooks' catalogue. */
export const loginTexts = {
  title: 'Iniciar sesión',
  description:
    'Entra a tu cuenta para terminar tu compra, ver tus pedidos y pedir piezas especiales.',
  password: 'Contraseña',
  code: 'Código de verificación',
  codeHint: 'El de tu aplicación de autenticación, o un código de recuperación.',
  forgotten: '¿Olvidaste tu contraseña?',
  submit: 'Iniciar sesión',
  sending: 'Entrando…',
  accountReady: 'Tu cuenta está lista. Inicia sesión para continuar.',
  accountExists:
    'Ya existe una cuenta con esa identificación. Inicia sesión con el correo de esa cuenta. Si olvidaste la contraseña, puedes recuperarla.',
  toBuy: 'Debes iniciar sesión para completar la compra.',
  invitation: {
    title: '¿Primera vez por aquí?',
    text: 'Con una cuenta puedes terminar tu compra, pedir una pieza especial y seguir tus pedidos.',
    action: 'Crear cuenta',
  },
} as const;
