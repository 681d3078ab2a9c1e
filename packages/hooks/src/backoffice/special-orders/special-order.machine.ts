import { specialOrderLifecycle } from '@filigrana/sdk/domain';
import { createLifecycleMachine } from '../../shared/machines/lifecycle.machine.ts';

/** A special order: any state that is not final → Aceptado or Rechazado; Aceptado → Enviado. */
export const specialOrderMachine = createLifecycleMachine('specialOrder', specialOrderLifecycle);
