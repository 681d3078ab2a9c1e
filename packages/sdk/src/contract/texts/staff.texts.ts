/** What the calls about staff say to people. */
export const staffTexts = {
  administratorCreated: 'Administrador creado',
  managerCreated: 'Manager creado',
  roleChanged: 'Rol actualizado',
  roleUnchanged: 'La cuenta ya tiene ese rol.',
  lastAdministrator: 'Es la única cuenta de administrador: no puede perder ese rol.',
  notFound: 'No encontramos esa cuenta del personal.',
} as const;
