import { useProductForm } from '@filigrana/hooks/backoffice';
import { createContext, useContext, useState } from 'react';
import { AddForm } from '../shared/add-form.tsx';
import { useFormPhoto } from '../shared/use-form-photo.ts';
import { EnglishFields } from './english-fields.tsx';
import { ProductFields } from './product-fields.tsx';
import { productsTexts as texts } from './texts.ts';

/** What the pieces of the list say of themselves, and a new one can too: its details, its texts in English. */
export const Keeps = createContext({ details: false, english: false });

/** The form for a new product, beside the list. */
export function AddProduct(props: { isOpen: boolean; onClose: () => void }) {
  // Each piece gets a new form, so that the focus is in its first field again.
  const [saved, setSaved] = useState(0);
  const keeps = useContext(Keeps);
  const form = useProductForm(null, {
    onSaved: () => setSaved(saved + 1),
    hasDetails: keeps.details,
  });
  const photo = useFormPhoto(form, (file) => form.set('imagen', file), saved);
  const isSending = form.status === 'sending';
  return (
    <AddForm key={saved} pinned texts={texts} photo={photo} isSending={isSending} {...props}>
      <ProductFields form={form} photo={photo} />
      {keeps.english && <EnglishFields form={form} />}
    </AddForm>
  );
}
