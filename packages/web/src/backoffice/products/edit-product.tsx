import { useProductForm } from '@filigrana/hooks/backoffice';
import type { Product } from '@filigrana/sdk';
import { useEffect, useRef } from 'react';
import { EditDialog } from '../shared/edit-dialog.tsx';
import { useFormPhoto } from '../shared/use-form-photo.ts';
import { EnglishFields } from './english-fields.tsx';
import { ProductConflict } from './product-conflict.tsx';
import { ProductFields } from './product-fields.tsx';
import { ProductPhotos } from './product-photos.tsx';
import { ProductVideo } from './product-video.tsx';
import { productsTexts as texts } from './texts.ts';

interface Props {
  product: Product;
  /** It is opened for its pictures. */
  isForPictures?: boolean;
  onClose: () => void;
}

/** The dialog that edits a product; closes when it is saved. */
export function EditProduct({ product, isForPictures = false, onClose }: Props) {
  const pictures = useRef<HTMLHeadingElement>(null);
  // After the dialog, which opens with the focus in its first field.
  useEffect(() => {
    if (isForPictures) pictures.current?.focus();
  }, [isForPictures]);
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
      <ProductPhotos product={product} heading={pictures} />
      <ProductVideo product={product} />
      <ProductConflict form={form} />
    </EditDialog>
  );
}
