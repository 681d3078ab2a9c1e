import type { CutLine, LoginResult, Person, User } from '../entities.ts';
import type { ProfileUpdated, ResetTokenCheck, Subscription, TokenClaims } from '../results.ts';
import { decodeToken } from '../session/decode-token.ts';
import { confirmation, optional } from './confirmation.ts';
import { role } from './role.ts';
import type { Wire } from './wire.ts';

/**
 * Reads an account. Servers that keep the id and the role only in the login token are read too:
 * what the account itself lacks comes from the token's claims.
 */
export function user(wire: Wire, claims: TokenClaims | null = null): User {
  const id = wire.at('idUsuario', 'id');
  const rol = wire.at('rol', 'idRol');
  return {
    idUsuario: id.missing && claims ? claims.idUsuario : id.integer(),
    identificacion: wire.at('identificacion').text(''),
    nombre: wire.at('nombre').text(),
    primerApellido: wire.at('primerApellido').text(''),
    segundoApellido: wire.at('segundoApellido').text(''),
    correo: wire.at('correo').text(),
    correoConfirmado: wire.at('correoConfirmado').yes(undefined),
    telefono: wire.at('telefono').text(''),
    rol: rol.missing && claims ? claims.rol : role(rol),
    suscrito: wire.at('suscrito').yes(false),
    ...(wire.at('correoPideContrasena').yes(false) && { correoPideContrasena: true as const }),
  };
}

/** Reads a profile: `usuario` as an object, as a list that holds it, or unwrapped. */
export function profile(wire: Wire, claims: TokenClaims | null): User {
  return user(wire.unwrap('usuario').first(), claims);
}

export function profileUpdated(wire: Wire, claims: TokenClaims | null): ProfileUpdated {
  const read = (field: Wire) => user(field.first(), claims);
  return { ...confirmation(wire), usuario: optional(wire, 'usuario', read) };
}

export function loginResult(wire: Wire): LoginResult {
  const token = wire.at('token').text();
  const usuario = user(wire.at('usuario').first(), decodeToken(token));
  const recortes = optional(wire, 'recortes', (field) => field.list().map(cutLine));
  return { token, usuario, ...(recortes && { recortes }) };
}

function cutLine(wire: Wire): CutLine {
  return {
    idProducto_talla: wire.at('idProducto_talla').integer(),
    productoNombre: wire.at('productoNombre').text(),
    disponible: wire.at('disponible').yes(true),
    pedidas: wire.at('pedidas').integer(),
    quedan: wire.at('quedan').integer(),
  };
}

export function person(wire: Wire): Person {
  return {
    nombre: wire.at('nombre').text(),
    primerApellido: wire.at('primerApellido').text(),
    segundoApellido: wire.at('segundoApellido').text(''),
  };
}

/** The call fails for a bad link, so an answer that does not say otherwise is a yes. */
export function resetTokenCheck(wire: Wire): ResetTokenCheck {
  const valido = optional(wire, 'valido', (field) => field.yes());
  return { ...confirmation(wire), valido: valido ?? true };
}

export function subscription(wire: Wire): Subscription {
  return {
    suscrito: optional(wire, 'suscrito', (field) => field.yes()) ?? true,
    message: optional(wire, 'message', (field) => field.text()) || null,
  };
}
