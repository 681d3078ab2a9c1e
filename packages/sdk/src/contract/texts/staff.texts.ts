import type { CustomerAction } from '../../domain/index.ts';

/** What the calls about staff say to people. */
export const staffTexts = {
  administratorCreated: 'Administrador creado',
  managerCreated: 'Manager creado',
  roleChanged: 'Rol actualizado',
  roleUnchanged: 'La cuenta ya tiene ese rol.',
  lastAdministrator: 'Es la única cuenta de administrador: no puede perder ese rol.',
  statusChanged: { bloquear: 'Cuenta bloqueada', desbloquear: 'Cuenta desbloqueada' },
  statusRefused: {
    bloquear: 'La cuenta ya está bloqueada.',
    desbloquear: 'La cuenta ya está activa.',
  },
  deleted: 'Cuenta eliminada',
  /** Nobody shuts themself out. */
  ownAccount: 'No puedes bloquear ni eliminar tu propia cuenta.',
  lastToLogIn:
    'Es la única cuenta de administrador que puede entrar: no se puede bloquear ni eliminar.',
  notFound: 'No encontramos esa cuenta del personal.',
} as const satisfies Record<string, string | Readonly<Record<CustomerAction, string>>>;
