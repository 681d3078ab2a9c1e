import * as v from 'valibot';
import { RING_CATEGORY } from '../domain/categories.ts';
import { NAME_MAX, SPECIAL_ORDER_DESCRIPTION_MAX } from '../domain/limits.ts';
import { isRingSize } from '../domain/sizes.ts';
import { SPECIAL_ORDER_TARGETS } from '../domain/special-orders.ts';
import { sameText } from '../domain/text.ts';
import { code } from './codes.ts';
import { optionalFileField } from './file-fields.ts';
import { form } from './form.ts';
import { choice, optionalText, requiredText } from './text-fields.ts';

const fields = {
  pieza: /* @__PURE__ */ requiredText(NAME_MAX),
  talla: /* @__PURE__ */ optionalText(NAME_MAX),
  tipoPiedra: /* @__PURE__ */ requiredText(NAME_MAX),
  tipoMaterial: /* @__PURE__ */ requiredText(NAME_MAX),
  descripcion: /* @__PURE__ */ optionalText(SPECIAL_ORDER_DESCRIPTION_MAX),
};

type Sized = { pieza: string; talla: string };

const isRingOrder = ({ pieza }: Sized): boolean => sameText(pieza, RING_CATEGORY);
const hasRightSize = (order: Sized): boolean => !isRingOrder(order) || isRingSize(order.talla);
/** A size means something for rings only; a piece changed afterwards may have left one behind. */
const sizeOf = (order: Sized): string => (isRingOrder(order) ? order.talla : '');

/**
 * The special-order form, with its reference image. Rings need a size from 5 to 12; other pieces
 * come out with an empty one. Source: specification §5, special order.
 *
 * Codes: REQUIRED, SIZE_INVALID (on `talla`), TOO_LONG, FILE_TYPE, FILE_EMPTY, FILE_TOO_LARGE.
 */
export const specialOrderSchema = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ form({ ...fields, referenciaURL: /* @__PURE__ */ optionalFileField('image') }),
  /* @__PURE__ */ v.forward(
    /* @__PURE__ */ v.check((order) => hasRightSize(order), code('SIZE_INVALID')),
    ['talla'],
  ),
  /* @__PURE__ */ v.transform((order) => ({ ...order, talla: sizeOf(order) })),
);

export type SpecialOrderValues = v.InferOutput<typeof specialOrderSchema>;

/** The special-order form without its file, whose content the server checks. */
export const specialOrderFieldsSchema = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ form(fields),
  /* @__PURE__ */ v.forward(
    /* @__PURE__ */ v.check((order) => hasRightSize(order), code('SIZE_INVALID')),
    ['talla'],
  ),
  /* @__PURE__ */ v.transform((order) => ({ ...order, talla: sizeOf(order) })),
);

export type SpecialOrderFields = v.InferOutput<typeof specialOrderFieldsSchema>;

/**
 * What the status call of special orders asks for. Source: specification §7.
 *
 * Codes: REQUIRED, STATUS_INVALID.
 */
export const specialOrderStatusSchema = /* @__PURE__ */ form({
  estado: /* @__PURE__ */ choice(SPECIAL_ORDER_TARGETS, 'REQUIRED', 'STATUS_INVALID'),
});

export type SpecialOrderStatusValues = v.InferOutput<typeof specialOrderStatusSchema>;
