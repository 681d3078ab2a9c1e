import { NAME_MAX, PRODUCT_DESCRIPTION_MAX } from '@filigrana/sdk/domain';
import type { ConformanceCase } from '../case.ts';
import { formOf, type Parts } from '../fixtures/files.ts';
import { productParts, ringParts } from '../fixtures/products.ts';
import type { CaseContext } from '../case-context.ts';
import { NO_ID, refusals } from './refusals.ts';

/** A whole form with some parts changed; it is refused for them, so it makes nothing. */
const creation =
  (parts: Parts) =>
  async (context: CaseContext): Promise<{ form: FormData }> => ({
    form: formOf(await productParts(context, parts)),
  });
const edit = (parts: Parts) => () => ({
  params: { idProducto: NO_ID },
  form: formOf(parts),
});
/** Parts that nobody's form may hold: refused whoever sends them. */
const nothing = { nombre: ' ' };

/** What the product calls refuse for what is asked. */
export const productsRefusals: readonly ConformanceCase[] = [
  ...refusals({ operation: 'listAllProducts' }),
  ...refusals({
    operation: 'createProduct',
    valid: () => ({ form: formOf(nothing) }),
    invalid: [
      ['a blank name', creation({ nombre: '  ' }), ['nombre']],
      ['a name that is too long', creation({ nombre: 'x'.repeat(NAME_MAX + 1) }), ['nombre']],
      [
        'a long description',
        creation({ descripcion: 'x'.repeat(PRODUCT_DESCRIPTION_MAX + 1) }),
        ['descripcion'],
      ],
      ['no picture', creation({ imagen: null }), ['imagen']],
      ['no price of any kind', creation({ precio: null }), []],
      ['a price below 0', creation({ precio: -1 }), ['precio']],
      ['fractions of cents', creation({ precio: '10.005' }), ['precio']],
      ['an unknown category', creation({ idCategoria: NO_ID }), ['idCategoria']],
      ['an unknown stone', creation({ idPiedra: NO_ID }), ['idPiedra']],
      ['no stock', creation({ stock: null }), ['stock']],
      ['stock 0 of an available piece', creation({ stock: 0 }), ['stock']],
      ['a ring without sizes', creation({ idCategoria: 1, stock: null }), ['tallas']],
      ['a ring of size 4', creation({ ...ringParts({ 4: 1 }) }), []],
      ['broken JSON in tallas', creation({ ...ringParts({ 6: 1 }), tallas: '[{' }), ['tallas']],
      ['estado 2', creation({ estado: 2 }), ['estado']],
    ],
  }),
  ...refusals({
    operation: 'updateProduct',
    valid: edit({ descripcion: 'Otra' }),
    invalid: [
      ['a blank name', edit({ nombre: '  ' }), ['nombre']],
      ['an empty name', edit({ nombre: '' }), ['nombre']],
      ['stock below 0', edit({ stock: -1 }), ['stock']],
      ['a text for a price', edit({ precio: 'mucho' }), ['precio']],
      ['an unknown category', edit({ idCategoria: NO_ID }), ['idCategoria']],
    ],
    missing: true,
  }),
  ...refusals({ operation: 'deleteProduct', valid: { params: { id: NO_ID } }, missing: true }),
];
