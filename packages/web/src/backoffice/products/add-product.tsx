import { useProductForm } from '@filigrana/hooks/backoffice';
import { createContext, useContext, useState } from 'react';
import { AddForm } from '../shared/add-form.tsx';
import { useFormPhoto } from '../shared/use-form-photo.ts';
import { ProductFields } from './product-fields.tsx';
import { productsTexts as texts } from './texts.ts';

/** The pieces of the list say how large they are and how they were made: a new one can too. */
export const KeepsDetails = createContext(false);

/** The form for a new product, beside the list. */
export function AddProduct(props: { isOpen: boolean; onClose: () => void }) {
  // Each piece gets a new form, so that the focus is in its first field again.
  const [saved, setSaved] = useState(0);
  const hasDetails = useContext(KeepsDetails);
  const form = useProductForm(null, { onSaved: () => setSaved(saved + 1), hasDetails });
  const photo = useFormPhoto(form, (file) => form.set('imagen', file), saved);
  const isSending = form.status === 'sending';
  return (
    <AddForm key={saved} pinned texts={texts} photo={photo} isSending={isSending} {...props}>
      <ProductFields form={form} photo={photo} />
    </AddForm>
  );
}
