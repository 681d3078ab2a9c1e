import type { Product } from '@filigrana/sdk';
import { isInactive, isRing } from '@filigrana/sdk/domain';
import type { StockEditValues } from '@filigrana/sdk/schemas';
import { useCallback, useState } from 'react';
import { useForm, type SaveForm } from '../forms/use-form.ts';
import { changeSize } from '../products/product-form.rules.ts';
import { sizeFieldsOf } from '../products/size-fields.ts';
import { stockParts, withStock } from '../products/stock-parts.ts';
import { notice } from '../texts/backoffice-notice.ts';
import { useCachedItems } from '../writes/use-cached.ts';
import { stockForm, type StockValues } from './stock-edit.ts';
import type { StockDrafts, StockEdit, StockEditOptions } from './stock.types.ts';

type Save = SaveForm<Product, StockValues, StockEditValues>;

function useSaveStock(): Save {
  const changeItems = useCachedItems();
  return useCallback<Save>(
    async ({ subject, accepted, base, version }, write) => {
      if (subject === null) return;
      const parts = isInactive(subject) ? accepted : stockParts(accepted, base, version);
      if (parts.stock === undefined && parts.tallas === undefined) return;
      const { idProducto } = subject;
      await write(
        'updateProduct',
        (shop) => shop.products.update(idProducto, { ...parts, version }),
        () =>
          changeItems<Product>('listAllProducts', (products) =>
            products.map((each) =>
              each.idProducto === idProducto ? withStock(each, parts) : each,
            ),
          ),
      );
    },
    [changeItems],
  );
}

/**
 * The stock of one product, edited in its card. Only the stock that was changed is set; the rest of
 * the product stays as it is. The fields close when it is saved.
 *
 * @param product The product as the list has it.
 * @param drafts Where what is typed outlives the card; made once by the screen.
 * @param options The fields are open from the start: for a list that is so long that only the card
 * which is being edited has this hook.
 * @example
 * const edit = useStockEdit(product);
 * <input hidden={!edit.isOpen} value={edit.stock} onChange={(e) => edit.setStock(e.target.value)} />;
 */
export function useStockEdit(
  product: Product,
  drafts?: StockDrafts,
  options: StockEditOptions = {},
): StockEdit {
  const { idProducto } = product;
  const [isOpen, setOpen] = useState(() => options.isOpen ?? drafts?.has(idProducto) ?? false);
  const close = useCallback(() => setOpen(false), []);
  const { form, change } = useForm(stockForm, product, useSaveStock(), {
    onSaved: close,
    drafts,
  });
  const { status, values, errors, reset, submit, conflict, isDirty } = form;
  const isStockIgnored = isInactive(product);
  return {
    isOpen,
    toggle: useCallback(() => {
      if (status === 'sending') return;
      reset();
      setOpen(!isOpen);
    }, [isOpen, reset, status]),
    status,
    stockFields: isRing(product) ? 'sizes' : 'single',
    stock: values.stock,
    setStock: useCallback((stock) => change(() => ({ stock })), [change]),
    stockError: errors.stock ?? errors.tallas ?? null,
    sizes: sizeFieldsOf(values.tallas, errors),
    setSize: useCallback(
      (tamanio, stock) => change((now) => ({ tallas: changeSize(now.tallas, tamanio, stock) })),
      [change],
    ),
    isStockIgnored,
    notice: form.notice ?? (isStockIgnored ? notice('stock.ignored') : null),
    isDirty: isOpen && isDirty,
    conflict,
    submit,
  };
}
