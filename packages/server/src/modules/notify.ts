import type { FastifyBaseLogger } from 'fastify';

const pending = new Set<Promise<void>>();

/**
 * Tells somebody what has happened, after the fact: the answer neither waits for it nor fails with
 * it. Call it when the transaction is over.
 *
 * @example notify(log, () => mailOrderReceived(deps, idPedido));
 */
export function notify(log: FastifyBaseLogger, tell: () => Promise<void>): void {
  const telling = tell()
    .catch((error: unknown) => log.error({ err: error }, 'notification failed'))
    .finally(() => pending.delete(telling));
  pending.add(telling);
}

/** Resolves when everybody has been told; a server that stops waits for it. */
export async function notificationsSettled(): Promise<void> {
  await Promise.all(pending);
}
