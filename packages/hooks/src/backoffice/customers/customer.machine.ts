import { customerLifecycle } from '@filigrana/sdk/domain';
import { createLifecycleMachine } from '../../shared/machines/lifecycle.machine.ts';

/** A customer account: activo ↔ bloqueado. */
export const customerMachine = createLifecycleMachine('customer', customerLifecycle);
