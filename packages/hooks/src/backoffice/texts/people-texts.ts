import { failure, success } from '../../shared/texts/message.ts';

/** Customers and the staff themselves. */
export const peopleTexts = {
  'customers.listFailed': failure('', 'Error al cargar clientes'),
  'customers.listOffline': failure('', 'Error de conexión'),
  'customers.changeFailed': failure('Error al actualizar', 'Error al cambiar estado del cliente.'),
  'customers.changeOffline': failure('Error de conexión', 'No se pudo contactar al servidor.'),
  'customers.blocked': success('Cliente bloqueado'),
  'customers.unblocked': success('Cliente desbloqueado'),

  'twoStep.loadFailed': failure('', 'No se pudo leer la verificación en dos pasos.'),
  'twoStep.incomplete': failure('Campos incompletos', 'Escribe tu contraseña y un código.'),
  'twoStep.failed': failure('No se pudo cambiar', 'No se pudo cambiar la verificación.'),
  'twoStep.enabled': success('Verificación en dos pasos activada'),
  'twoStep.disabled': success('Verificación en dos pasos desactivada'),
  'twoStep.renewed': success('Códigos de recuperación nuevos'),

  'customers.releaseNoteMissing': failure('', 'Escribe qué revisaste.'),
  'customers.releaseFailed': failure('Error al liberar', 'No se pudo liberar la identificación.'),
  'customers.released': success('Identificación liberada'),

  'staff.notAllowed': failure('', 'No tienes permisos para acceder a este perfil.'),
  'staff.listRefused': failure('', 'Error {status}: {message}'),
  'staff.listFailed': failure('', 'No se pudo cargar el staff'),
  'staff.roleFailed': failure('No se pudo actualizar', 'No se pudo actualizar el rol'),
  'staff.roleChanged': success('Rol actualizado'),
  'staff.blocked': success('Cuenta bloqueada'),
  'staff.unblocked': success('Cuenta desbloqueada'),
  'staff.statusFailed': failure(
    'No se pudo actualizar',
    'No se pudo cambiar el estado de la cuenta',
  ),
  'staff.removed': success('Cuenta eliminada'),
  'staff.removeFailed': failure('No se pudo eliminar', 'No se pudo eliminar la cuenta'),
  'staff.incomplete': failure('Campos incompletos', 'Todos los campos son obligatorios.'),
  'staff.roleRequired': failure('', 'Elige un rol.'),
  'staff.createFailed': failure('Error al crear cuenta', 'No se pudo crear la cuenta'),
  'staff.created': success('Cuenta creada'),
} as const;
