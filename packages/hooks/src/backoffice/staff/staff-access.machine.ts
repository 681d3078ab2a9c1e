import { customerLifecycle } from '@filigrana/sdk/domain';
import { createLifecycleMachine } from '../../shared/machines/lifecycle.machine.ts';

/**
 * Whether a staff account may log in: activo ↔ bloqueado, by the table of the customers' accounts.
 *
 * @example
 * const account = createActor(staffAccessMachine, { input: { state: 'activo', role: 2 } }).start();
 * account.getSnapshot().can({ type: 'lifecycle.take', step: 'bloquear' }); // true
 */
export const staffAccessMachine = createLifecycleMachine('staffAccess', customerLifecycle);
