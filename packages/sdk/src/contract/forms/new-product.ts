import { productAddFieldsSchema, readForm, type ProductAddFields } from '../../schemas/index.ts';
import { fieldTexts } from '../messages.ts';
import { productFieldTexts } from '../texts/products.texts.ts';
import type { RingStock } from './product-lookups.ts';
import { productProblem } from './product-problem.ts';

/**
 * Asks the form that the back office fills in: the rules about stock are its.
 *
 * @param tallas The sizes of the form, read by `readSizes`.
 * @throws HttpProblem 400 naming every field that is wrong.
 */
export function readNewProduct(form: object, tallas: readonly RingStock[]): ProductAddFields {
  const reading = readForm(productAddFieldsSchema, { ...form, tallas });
  if (reading.ok) return reading.values;
  throw productProblem(
    Object.fromEntries(
      reading.issues.map(({ field, code }) => [
        field,
        productFieldTexts[code] ?? fieldTexts.invalid,
      ]),
    ),
  );
}

/** Pieces of each size of a new product, by `idTalla`. */
export function stockPerSize(
  { tallas, stock = 0 }: ProductAddFields,
  rings: readonly RingStock[],
  uniqueSize: number,
): { idTalla: number; stock: number }[] {
  if (!tallas) return [{ idTalla: uniqueSize, stock }];
  // The form knows sizes by name, and says how many of each there are (none, with `estado` 0).
  return rings.map(({ idTalla, tamanio }) => ({
    idTalla,
    stock: tallas.find((size) => size.tamanio === tamanio)?.stock ?? 0,
  }));
}
