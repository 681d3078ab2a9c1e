import { useProductForm } from '@filigrana/hooks/backoffice';
import type { Product } from '@filigrana/sdk';
import { EditDialog } from '../shared/edit-dialog.tsx';
import { ProductConflict } from './product-conflict.tsx';
import { ProductFields } from './product-fields.tsx';
import { productsTexts as texts } from './texts.ts';

/** The dialog that edits a product; closes when it is saved. */
export function EditProduct({ product, onClose }: { product: Product; onClose: () => void }) {
  const form = useProductForm(product, { onSaved: onClose });
  return (
    <EditDialog
      title={texts.editTitle}
      submit={texts.saveChanges}
      size="lg"
      onClose={onClose}
      onSubmit={form.submit}
      isDirty={form.isDirty}
      isSending={form.status === 'sending'}
    >
      <ProductFields form={form} />
      <ProductConflict form={form} />
    </EditDialog>
  );
}
