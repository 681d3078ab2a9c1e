import { useProductForm } from '@filigrana/hooks/backoffice';
import { useState } from 'react';
import { Button } from '../../ui/index.ts';
import { SideForm } from '../shared/side-form.tsx';
import { sharedTexts } from '../shared/texts.ts';
import { useUnsaved } from '../shared/unsaved.ts';
import { useFormPhoto } from '../shared/use-form-photo.ts';
import { ProductFields } from './product-fields.tsx';
import { productsTexts as texts } from './texts.ts';

/**
 * The form for a new product, beside the list. It stays mounted while it is closed: what was typed
 * is still there when it is opened again.
 */
export function AddProduct({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  // Each piece gets a new form, so that the focus is in its first field again.
  const [saved, setSaved] = useState(0);
  const form = useProductForm(null, { onSaved: () => setSaved(saved + 1) });
  const photo = useFormPhoto(form, (file) => form.set('imagen', file), saved);
  useUnsaved(photo.isDirty);
  if (!isOpen) return null;
  return (
    <SideForm
      key={saved}
      pinned
      title={texts.newTitle}
      closeLabel={texts.closeForm}
      onClose={onClose}
      onSubmit={photo.submit}
      actions={
        <Button
          type="submit"
          block
          busy={form.status === 'sending' && sharedTexts.saving}
          disabled={photo.isPreparing}
        >
          {texts.save}
        </Button>
      }
    >
      <ProductFields form={form} photo={photo} />
    </SideForm>
  );
}
