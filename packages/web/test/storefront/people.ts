import type { Role, User } from '@filigrana/sdk';

export function user(change: Partial<User> = {}): User {
  return {
    idUsuario: 7,
    identificacion: '101110111',
    nombre: 'María Fernanda',
    primerApellido: 'Solano',
    segundoApellido: 'Quirós',
    correo: 'cliente@filigrana.test',
    telefono: '88112233',
    rol: 1,
    suscrito: false,
    ...change,
  };
}

/** A login token that nobody signed; its claims can be read. */
function tokenOf({ idUsuario, rol }: Pick<User, 'idUsuario' | 'rol'>): string {
  const part = (content: object) => btoa(JSON.stringify(content)).replace(/=+$/, '');
  return `${part({ alg: 'none' })}.${part({ idUsuario, rol })}.`;
}

/** What the session of somebody with that role holds. */
export function loggedIn(rol: Role = 1, change: Partial<User> = {}) {
  const usuario = user({ rol, ...change });
  return { token: tokenOf(usuario), usuario };
}
