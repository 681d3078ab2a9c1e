import type * as v from 'valibot';
import { CUSTOMER_ACTIONS } from '../domain/customers.ts';
import { form } from './form.ts';
import { choice } from './text-fields.ts';

/**
 * Blocking or unblocking a customer. Source: specification §7.
 *
 * Codes: REQUIRED, ACTION_INVALID.
 */
export const customerActionSchema = /* @__PURE__ */ form({
  accion: /* @__PURE__ */ choice(CUSTOMER_ACTIONS, 'REQUIRED', 'ACTION_INVALID'),
});

export type CustomerActionValues = v.InferOutput<typeof customerActionSchema>;
