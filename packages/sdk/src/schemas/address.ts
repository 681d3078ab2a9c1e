import type * as v from 'valibot';
import { ADDRESS_MAX, ADDRESS_NAME_MAX, NAME_MAX } from '../domain/limits.ts';
import { PROVINCES } from '../domain/provinces.ts';
import { form } from './form.ts';
import { choice, requiredText } from './text-fields.ts';

/** Where something is sent: what a purchase asks for, and what a kept address holds. */
export const placeFields = {
  provincia: /* @__PURE__ */ choice(PROVINCES),
  canton: /* @__PURE__ */ requiredText(NAME_MAX),
  distrito: /* @__PURE__ */ requiredText(NAME_MAX),
  direccionExacta: /* @__PURE__ */ requiredText(ADDRESS_MAX),
};

/**
 * An address that a customer keeps, with the name that she gives it. Codes: REQUIRED, TOO_LONG, INVALID.
 */
export const addressSchema = /* @__PURE__ */ form({
  nombre: /* @__PURE__ */ requiredText(ADDRESS_NAME_MAX),
  ...placeFields,
});

export type AddressValues = v.InferOutput<typeof addressSchema>;
