import { novedadLifecycle } from '@filigrana/sdk/domain';
import { createLifecycleMachine } from '../../shared/machines/lifecycle.machine.ts';

/**
 * A novedad: Pendiente → Enviado by sending it, once.
 *
 * @example
 * const novedad = createActor(novedadMachine, {
 *   input: { state: novedadLifecycle.initial, role: 2 },
 * }).start();
 * novedad.getSnapshot().can({ type: 'lifecycle.take', step: 'enviar' }); // true, once
 */
export const novedadMachine = createLifecycleMachine('novedad', novedadLifecycle);
