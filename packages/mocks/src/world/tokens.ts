import { roleOf } from '@filigrana/sdk/domain';
import type { AccountRow, Role } from './rows.ts';
import { seal } from './hash.ts';
import type { World } from './world.ts';

/** Who is calling. */
export interface MockUser {
  idUsuario: number;
  rol: Role;
  /** The login that the token belongs to; null where this shop cannot end logins. */
  idSesion: string | null;
}

const VALID_SECONDS = 7 * 86_400;

/** A login token: shaped like a JWT, readable, valid for seven days, worth nothing elsewhere. */
export function signToken(world: World, account: AccountRow): string {
  const issued = Math.floor(world.now().getTime() / 1000);
  const { idUsuario, rol, tokenVersion } = account;
  const claims = {
    ...{ idUsuario, rol, tokenVersion, iat: issued, exp: issued + VALID_SECONDS },
    ...(world.extensions.has('logins') && { jti: `sesion-${world.nextId('login')}` }),
  };
  const text = `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}`;
  return `${text}.${seal(world, text)}`;
}

/**
 * The account behind an `Authorization` header; null without one, and null when its token is forged,
 * expired, of a blocked account, from before its role or password changed, or of a login that was ended.
 */
export function authenticate(world: World, authorization: string | null): MockUser | null {
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? '';
  const [header = '', payload = '', mark] = token.split('.');
  if (mark !== seal(world, `${header}.${payload}`)) return null;
  const claims = decode(payload);
  const account = world.accounts.find(({ idUsuario }) => idUsuario === claims['idUsuario']);
  const idSesion = typeof claims['jti'] === 'string' ? claims['jti'] : null;
  const isAlive =
    account?.estado === 'activo' &&
    account.rol === roleOf(claims) &&
    account.tokenVersion === claims['tokenVersion'] &&
    !(idSesion !== null && world.endedLogins.has(idSesion)) &&
    Number(claims['exp']) * 1000 > world.now().getTime();
  return isAlive ? { idUsuario: account.idUsuario, rol: account.rol, idSesion } : null;
}

/** The token of an anonymous visitor. */
export function issueSessionToken(world: World): string {
  const value = world.random(32);
  return `${value}.${seal(world, `session ${value}`)}`;
}

export function isSessionToken(world: World, token: string): boolean {
  const [value = '', mark] = token.split('.');
  return mark === seal(world, `session ${value}`);
}

function encode(value: object): string {
  return btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function decode(payload: string): Record<string, unknown> {
  return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Record<
    string,
    unknown
  >;
}

/** The token of a letter that leaves the novedades of one account. */
export function leaveTokenOf(world: Pick<World, 'seed'>, idUsuario: number): string {
  return `${idUsuario}.${seal(world, `leave:${idUsuario}`)}`;
}

/** The token of a letter that sends a receipt which was asked for. */
export function receiptTokenOf(world: Pick<World, 'seed'>, idPedido: number): string {
  return `${idPedido}.${seal(world, `receipt:${idPedido}`)}`;
}

/** The token of a letter that follows one order. */
export function followTokenOf(world: Pick<World, 'seed'>, idPedido: number): string {
  return `${idPedido}.${seal(world, `follow:${idPedido}`)}`;
}
