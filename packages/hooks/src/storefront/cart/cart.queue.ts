import type { CartItem } from './cart.types.ts';

/** A wish of the person. `line` is the idProducto_talla. */
export type CartCommand =
  | {
      readonly kind: 'add';
      /** `idProducto_talla` of what is added. */
      readonly line: number;
      readonly item: CartItem;
    }
  | { readonly kind: 'set'; readonly line: number; readonly cantidad: number }
  | { readonly kind: 'remove'; readonly line: number }
  | { readonly kind: 'empty' };

/** A command in the queue with the callers who wait for it. */
export interface QueuedCommand {
  readonly command: CartCommand;
  /** Ids of all commands that it stands for. */
  readonly ids: readonly number[];
}

const touchesLine = (command: CartCommand, line: number): boolean =>
  command.kind === 'empty' || command.line === line;

/** Whether one of the commands changes that line. */
export function isTouched(commands: readonly QueuedCommand[], line: number): boolean {
  return commands.some(({ command }) => touchesLine(command, line));
}

/**
 * Puts a command at the end of the waiting ones, merged with the last waiting one of its line where
 * that changes nothing for the person. First in, first out; nothing is ever dropped.
 */
export function enqueue(
  waiting: readonly QueuedCommand[],
  added: QueuedCommand,
): readonly QueuedCommand[] {
  const { command } = added;
  if (command.kind === 'empty')
    return [{ command, ids: [...waiting.flatMap(({ ids }) => ids), ...added.ids] }];
  const index = waiting.findLastIndex((queued) => touchesLine(queued.command, command.line));
  const before = waiting[index];
  const merged = before && merge(before.command, command);
  if (!merged) return [...waiting, added];
  return waiting.with(index, { command: merged, ids: [...before.ids, ...added.ids] });
}

/**
 * The one command that does what two commands on the same line would do one after the other; null
 * when both have to be sent. Quantities are absolute, so a later one makes an earlier one needless.
 */
function merge(earlier: CartCommand, later: CartCommand): CartCommand | null {
  if (later.kind === 'remove') return later;
  if (later.kind === 'set') return earlier.kind === 'set' ? later : null;
  if (earlier.kind !== 'add' || later.kind !== 'add') return null;
  const cantidad = earlier.item.cantidad + later.item.cantidad;
  return { ...later, item: { ...later.item, cantidad } };
}
