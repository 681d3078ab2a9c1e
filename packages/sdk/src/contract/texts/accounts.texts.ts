import { EXAMPLE_PASSWORD } from '../../domain/index.ts';
import type { FieldCode } from '../../schemas/index.ts';
import { fieldTexts } from '../messages.ts';

/** What the calls about accounts say to people. */
export const accountTexts = {
  badCredentials: 'Correo o contraseña incorrectos.',
  personUnknown: 'Número de identificación no encontrado en la base de datos.',
  registered: 'Registro completado',
  profileUpdated: 'Perfil actualizado',
  confirmationSent: 'Te enviamos un enlace. Revisa tu correo, también la carpeta de spam.',
  confirmationNotSent: 'No pudimos enviar el correo. Inténtalo de nuevo en unos minutos.',
  emailConfirmed: 'Tu correo está confirmado.',
  confirmedBefore: 'Tu correo ya está confirmado.',
  confirmationDead: 'Enlace inválido o expirado',
  currentPasswordMissing: 'Escribe tu contraseña actual para cambiar el correo.',
  currentPasswordWrong: 'La contraseña actual no es correcta.',
  passwordHoldsEmail: 'La contraseña no puede contener tu correo.',
  passwordCommon:
    'Esa contraseña es muy común, también con números o signos alrededor. Elige otra.',
} as const;

/** Sentences for the codes of the account forms; the contract has ruled out the others. */
export const accountFieldTexts: Partial<Record<FieldCode, string>> = {
  REQUIRED: fieldTexts.required,
  IDENTIFICATION_INVALID: 'Escribe la identificación sin guiones ni espacios.',
  PHONE_NOT_ALLOWED: 'Teléfono no permitido',
  EMAIL_INVALID: 'Correo inválido',
  PASSWORD_WEAK:
    'La contraseña debe tener al menos 8 caracteres, una mayúscula, una minúscula, un número y un carácter especial.',
  PASSWORD_FORBIDDEN: `Por motivos de seguridad, no se permite usar ${EXAMPLE_PASSWORD} como contraseña.`,
};
