import { diameterOf } from '@filigrana/sdk/domain';
import type { SizeField, SizeStockText } from './product-form.types.ts';

/** The size fields with what is wrong with each; the schema reports it under `tallas.N.stock`. */
export function sizeFieldsOf(
  tallas: readonly SizeStockText[],
  errors: Readonly<Partial<Record<string, SizeField['error']>>>,
): SizeField[] {
  return tallas.map((size, index) => ({
    ...size,
    cm: diameterOf(size.tamanio),
    error: errors[`tallas.${index}.stock`] ?? null,
  }));
}
