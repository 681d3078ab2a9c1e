import type { components } from '@filigrana/sdk/types';
import type { Role } from '../contract/contract.ts';
import type { Client } from '../http/client.ts';
import type { Credentials } from '../target.ts';
import { newIdentity, type Identity } from './fresh.ts';
import type { Account } from './world.ts';

type User = components['schemas']['User'];

/** `usuario` under each of the shapes that have been seen. */
export function oneUser(usuario: User | User[]): User {
  const [first] = [usuario].flat();
  if (!first) throw new Error('An accepted answer holds no user');
  return first;
}

export function roleOf({ rol, idRol }: User): number | undefined {
  return rol ?? idRol;
}

export function isSubscribed({ suscrito }: User): boolean {
  return suscrito === true || suscrito === 1 || suscrito === '1';
}

export async function signIn(ask: Client, { correo, contrasena }: Credentials): Promise<Account> {
  const answer = await ask('login', `of ${correo}`, { json: { correo, contrasena } });
  const { token, usuario } = answer.ok();
  const { idUsuario = usuario.id, identificacion, correoPideContrasena = false } = usuario;
  return { correo, contrasena, token, idUsuario, identificacion, correoPideContrasena };
}

/** An edit of the own profile: with the current password where the host asks for it. */
export function withPassword<Contact extends object>(
  { correoPideContrasena, contrasena }: Account,
  contact: Contact,
): Contact & { contrasenaActual?: string } {
  return correoPideContrasena ? { ...contact, contrasenaActual: contrasena } : contact;
}

/** A new customer who is logged in. */
export async function newCustomer({ ask }: { ask: Client }): Promise<Account> {
  const identity = newIdentity();
  (await ask('registerCustomer', 'to make a customer', { json: { ...identity } })).ok();
  return signIn(ask, identity);
}

/** A new member of the staff who is logged in. */
export async function newStaff(
  { ask, token }: { ask: Client; token(role: Role): Promise<string> },
  rol: 2 | 3,
): Promise<Account & { identity: Identity }> {
  const identity = newIdentity();
  const id = rol === 2 ? 'createAdministrator' : 'createManager';
  const json = { ...identity, idRol: rol };
  (await ask(id, 'to make a member of the staff', { token: await token(2), json })).ok();
  return { ...(await signIn(ask, identity)), identity };
}

/** A visitor without an account, as the body of every cart call names one. */
export async function newVisitor({ ask }: { ask: Client }): Promise<{ sessionToken: string }> {
  const { sessionToken } = (await ask('createSession', '')).ok();
  return { sessionToken };
}
