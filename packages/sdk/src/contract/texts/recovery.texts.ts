/** What the calls about forgotten passwords say to people. */
export const recoveryTexts = {
  linkSent: 'Revisa tu correo, también la carpeta de spam.',
  linkNotSent: 'No pudimos enviar el correo. Inténtalo de nuevo en unos minutos.',
  linkValid: 'El enlace es válido.',
  linkDead: 'Enlace inválido o expirado',
  passwordChanged: 'Contraseña actualizada',
  emailRestored: 'Recuperaste tu correo. Elige ahora una contraseña nueva.',
  emailTaken:
    'Otra cuenta usa ahora ese correo y no se puede recuperar desde aquí. Escríbenos y lo revisamos.',
} as const;
