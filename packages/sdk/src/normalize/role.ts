import { roleOf } from '../domain/roles.ts';
import type { Role } from '../entities.ts';
import type { Wire } from './wire.ts';

/** Reads 1 Cliente, 2 Administrador or 3 Manager. */
export function role(wire: Wire): Role {
  const id = roleOf({ rol: wire.integer() });
  if (id === null) throw wire.unexpected('role 1, 2 or 3');
  return id;
}
