import { useProductForm } from '@filigrana/hooks/backoffice';
import type { Product } from '@filigrana/sdk';
import { EditDialog } from '../shared/edit-dialog.tsx';
import { useFormPhoto } from '../shared/use-form-photo.ts';
import { EnglishFields } from './english-fields.tsx';
import { ProductConflict } from './product-conflict.tsx';
import { ProductFields } from './product-fields.tsx';
import { ProductPhotos } from './product-photos.tsx';
import { ProductVideo } from './product-video.tsx';
import { productsTexts as texts } from './texts.ts';

/** The dialog that edits a product; closes when it is saved. */
export function EditProduct({ product, onClose }: { product: Product; onClose: () => void }) {
  const form = useProductForm(product, { onSaved: onClose });
  const photo = useFormPhoto(form, (file) => form.set('imagen', file), product.idProducto);
  return (
    <EditDialog
      title={texts.editTitle}
      submit={texts.saveChanges}
      size="lg"
      onClose={onClose}
      onSubmit={photo.submit}
      isDirty={photo.isDirty}
      isReady={!photo.isPreparing}
      isSending={form.status === 'sending'}
    >
      <ProductFields form={form} photo={photo} />
      {product.nombreIngles !== undefined && <EnglishFields form={form} />}
      <ProductPhotos product={product} />
      <ProductVideo product={product} />
      <ProductConflict form={form} />
    </EditDialog>
  );
}
