import * as v from 'valibot';
import { NAME_MAX } from '../domain/limits.ts';
import { PICKUP_PLACES_MAX } from '../domain/pickup.ts';
import { placeFields } from './address.ts';
import { code } from './codes.ts';
import { form } from './form.ts';
import { amountField } from './number-fields.ts';
import { requiredText } from './text-fields.ts';

/**
 * The places where orders are picked up, the whole list; issues name the place and its field (`lugares.0.nombre`).
 *
 * Codes: PLACES_TOO_MANY, REQUIRED, TOO_LONG, AMOUNT_INVALID, AMOUNT_TOO_LARGE, INVALID.
 */
export const pickupPlacesSchema = /* @__PURE__ */ form({
  lugares: /* @__PURE__ */ v.pipe(
    /* @__PURE__ */ v.array(
      /* @__PURE__ */ form({
        idLugar: /* @__PURE__ */ v.exactOptional(/* @__PURE__ */ v.number(code('INVALID'))),
        nombre: /* @__PURE__ */ requiredText(NAME_MAX),
        cuando: /* @__PURE__ */ requiredText(NAME_MAX),
        ...placeFields,
        monto: amountField,
        activo: /* @__PURE__ */ v.boolean(code('INVALID')),
      }),
      code('INVALID'),
    ),
    /* @__PURE__ */ v.maxLength(PICKUP_PLACES_MAX, code('PLACES_TOO_MANY')),
  ),
});

export type PickupPlacesValues = v.InferOutput<typeof pickupPlacesSchema>;
