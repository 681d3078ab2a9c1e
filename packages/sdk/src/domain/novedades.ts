import type { NovedadStatus } from '../entities.ts';
import { defineLifecycle, type LifecycleTable } from './lifecycle.ts';
import { ADMINISTRATORS } from './roles.ts';

/** The one step of a novedad. */
export type NovedadEvent = 'enviar';

/**
 * Novedades: Pendiente → Enviado by sending it. Administrators only.
 * Source: specification §4, "Novedad estado".
 *
 * @example novedadLifecycle.can('enviar', 'Enviado', 2) // false
 */
export const novedadLifecycle = /* @__PURE__ */ defineLifecycle<
  NovedadStatus,
  NovedadEvent,
  LifecycleTable<NovedadStatus, NovedadEvent>
>({
  initial: 'Pendiente',
  labels: { Pendiente: 'Pendiente', Enviado: 'Enviado' },
  steps: { enviar: { from: ['Pendiente'], to: 'Enviado', roles: ADMINISTRATORS } },
});
