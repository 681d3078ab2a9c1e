import { useTexts, type ProductForm } from '@filigrana/hooks/backoffice';
import { Field } from '../../ui/index.ts';
import { SizeStockGrid } from '../shared/size-stock-grid.tsx';
import { StockInput } from '../shared/stock-input.tsx';
import { productsTexts as texts } from './texts.ts';

/** The stock of a product: per size for rings, one number for everything else. */
export function StockFields({ form }: { form: ProductForm }) {
  const { values, set, errors, stockFields, isStockIgnored, sizes, setSize } = form;
  const { sentence } = useTexts();
  if (stockFields === 'sizes')
    return (
      <SizeStockGrid
        legend={texts.sizeStock}
        sizes={sizes}
        onSize={setSize}
        disabled={isStockIgnored}
        error={errors.tallas}
        hint={isStockIgnored ? texts.stockIgnored : texts.sizesHint}
      />
    );
  return (
    <Field
      label={texts.stock}
      error={errors.stock && sentence(errors.stock)}
      hint={isStockIgnored ? texts.stockIgnored : undefined}
    >
      {(tied) => (
        <StockInput
          {...tied}
          value={values.stock}
          onValue={(typed) => set('stock', typed)}
          disabled={isStockIgnored}
        />
      )}
    </Field>
  );
}
