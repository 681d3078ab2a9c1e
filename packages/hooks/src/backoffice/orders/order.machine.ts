import { orderLifecycle } from '@filigrana/sdk/domain';
import { createLifecycleMachine } from '../../shared/machines/lifecycle.machine.ts';

/** A regular order: pendiente → confirmado → enviado, or pendiente → cancelado. */
export const orderMachine = createLifecycleMachine('order', orderLifecycle);
