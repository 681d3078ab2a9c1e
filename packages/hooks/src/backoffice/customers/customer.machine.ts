import { customerLifecycle } from '@filigrana/sdk/domain';
import { createLifecycleMachine } from '../../shared/machines/lifecycle.machine.ts';

/**
 * A customer account: activo ↔ bloqueado.
 *
 * @example
 * const account = createActor(customerMachine, { input: { state: 'activo', role: 2 } }).start();
 * account.getSnapshot().can({ type: 'lifecycle.take', step: 'bloquear' }); // true
 */
export const customerMachine = createLifecycleMachine('customer', customerLifecycle);
