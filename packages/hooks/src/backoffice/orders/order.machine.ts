import { orderLifecycle } from '@filigrana/sdk/domain';
import { createLifecycleMachine } from '../../shared/machines/lifecycle.machine.ts';

/**
 * A regular order: pendiente → confirmado → enviado, or pendiente → cancelado.
 *
 * @example
 * const take = fromPromise<void, OrderEvent>(async () => void (await shop.orders.accept(41)));
 * const order = createActor(orderMachine.provide({ actors: { take } }), {
 *   input: { state: 'pendiente', role: 2 },
 * }).start();
 * order.getSnapshot().can({ type: 'lifecycle.take', step: 'enviar' }); // false: not confirmed yet
 */
export const orderMachine = createLifecycleMachine('order', orderLifecycle);
