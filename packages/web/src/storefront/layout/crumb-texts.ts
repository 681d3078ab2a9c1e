/** What pages are called on the way to another one, where their address does not spell it. */
export const crumbTexts: Readonly<Record<string, string>> = {
  faq: 'FAQ',
  'guia-de-tallas': 'Guía de tallas',
  login: 'Iniciar sesión',
  recuperacion: 'Recuperar contraseña',
  terminos: 'Términos y condiciones',
};
