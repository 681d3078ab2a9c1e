import { novedadLifecycle } from '@filigrana/sdk/domain';
import { createLifecycleMachine } from '../../shared/machines/lifecycle.machine.ts';

/** A novedad: Pendiente → Enviado by sending it, once. */
export const novedadMachine = createLifecycleMachine('novedad', novedadLifecycle);
