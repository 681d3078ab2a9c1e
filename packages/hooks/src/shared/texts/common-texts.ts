import { connectionTexts } from './connection-texts.ts';
import { failure, info, success } from './message.ts';

/** Said to customers and to staff alike: connection, contact details, names from the roll. */
export const commonTexts = {
  ...connectionTexts,

  'profile.loadFailed': failure('', 'No se pudo obtener la información del perfil.'),
  'profile.updateFailed': failure('', 'No se pudo actualizar el perfil.'),
  'profile.updated': success('Perfil actualizado'),
  'profile.incomplete': failure('Campos incompletos'),
  'profile.phoneForbidden': failure('Teléfono no permitido'),
  'profile.phoneInvalid': failure('Teléfono inválido'),
  'profile.emailInvalid': failure('Correo inválido'),
  'profile.unchanged': info('Sin cambios'),

  'person.notFound': failure('', 'Número de identificación no encontrado'),
  'password.weak': failure(
    'Contraseña débil',
    'La contraseña debe tener al menos 8 caracteres, una mayúscula, una minúscula, un número y un carácter especial.',
  ),
  'password.wrong': failure('', 'La contraseña no es correcta.'),
} as const;
