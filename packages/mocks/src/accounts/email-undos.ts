import { normalizeEmail } from '@filigrana/sdk/domain';
import type { AccountRow, EmailUndoRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';

/** The links that still give an address back, oldest first. */
export function openUndos({ emailUndos, now }: World): EmailUndoRow[] {
  return emailUndos.filter(({ expira }) => expira > now().toISOString());
}

/** The links that would give that address back to somebody. */
export function undosTo(world: World, correo: string): EmailUndoRow[] {
  const wanted = normalizeEmail(correo);
  return openUndos(world).filter((undo) => normalizeEmail(undo.correo) === wanted);
}

/** Whether an address is kept for an account other than this one, which can have it back. */
export function isKeptEmail(world: World, correo: string, own: AccountRow | null): boolean {
  return undosTo(world, correo).some(({ idUsuario }) => idUsuario !== own?.idUsuario);
}
