import { counted } from '../shared/texts.ts';

/** Sentences of the staff's two-step login. */
export const twoStepTexts = {
  title: 'Verificación en dos pasos',
  off: 'Además de la contraseña, al iniciar sesión se pide un código de tu teléfono: así nadie entra con una contraseña robada.',
  demanded: 'La tienda la pide a todo su equipo: actívala para poder trabajar.',
  on: (codes: number) =>
    `Activa. Te ${codes === 1 ? 'queda' : 'quedan'} ${counted(codes, 'código')} de recuperación.`,
  activate: 'Activar',
  preparing: 'Preparando…',
  renew: 'Códigos nuevos',
  disable: 'Desactivar',
  tasks: {
    confirm: 'Activar la verificación en dos pasos',
    renew: 'Códigos de recuperación nuevos',
    disable: 'Desactivar la verificación en dos pasos',
  },
  submit: { confirm: 'Activar', renew: 'Crear códigos', disable: 'Desactivar' },
  explain: {
    confirm:
      'Escanea el código con una aplicación de autenticación (Google Authenticator, Aegis, 1Password…) y escribe los 6 dígitos que muestra.',
    renew: 'Los códigos de antes dejarán de servir.',
    disable: 'Para iniciar sesión bastará con la contraseña.',
  },
  qr: 'Código QR para tu aplicación de autenticación',
  secret: '¿No puedes escanear? Escribe esta clave en la aplicación:',
  code: 'Código de la aplicación',
  anyCode: 'Código de la aplicación o de recuperación',
  password: 'Tu contraseña',
  codes: 'Guarda tus códigos de recuperación',
  codesText:
    'Cada uno sirve una sola vez si pierdes el teléfono. No se mostrarán de nuevo: guárdalos en un lugar seguro.',
  download: 'Descargar',
  file: 'codigos-de-recuperacion.txt',
  kept: 'Ya los guardé',
} as const;
