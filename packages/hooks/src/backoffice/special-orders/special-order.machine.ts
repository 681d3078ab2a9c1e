import { specialOrderLifecycle } from '@filigrana/sdk/domain';
import { createLifecycleMachine } from '../../shared/machines/lifecycle.machine.ts';

/**
 * A special order: any state that is not final → Aceptado or Rechazado; Aceptado → Enviado.
 *
 * @example
 * const order = createActor(specialOrderMachine, { input: { state: 'Pendiente', role: 3 } }).start();
 * specialOrderLifecycle.events.some((step) => order.getSnapshot().can({ type: 'lifecycle.take', step })); // false: administrators only
 */
export const specialOrderMachine = createLifecycleMachine('specialOrder', specialOrderLifecycle);
