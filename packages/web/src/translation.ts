/**
 * A catalogue of texts in another language: the same keys, of each a text, or what makes one of the same
 * values. One that is missing does not compile.
 *
 * @example export const cartTexts: Translation<typeof spanish> = { title: 'Cart', … };
 */
export type Translation<Of> = Of extends string
  ? string
  : Of extends (...values: infer Values) => infer Made
    ? (...values: Values) => Translation<Made>
    : { readonly [Key in keyof Of]: Translation<Of[Key]> };
