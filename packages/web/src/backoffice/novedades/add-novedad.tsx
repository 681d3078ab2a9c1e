import { useNovedadForm } from '@filigrana/hooks/backoffice';
import { useState } from 'react';
import { AddForm } from '../shared/add-form.tsx';
import { useFormPhoto } from '../shared/use-form-photo.ts';
import { NovedadFields } from './novedad-fields.tsx';
import { novedadesTexts as texts } from './texts.ts';

/** The form for a new novedad, beside the list. */
export function AddNovedad(props: { isOpen: boolean; onClose: () => void }) {
  // Each novedad gets a new form, so that the focus is in its first field again.
  const [saved, setSaved] = useState(0);
  const form = useNovedadForm(null, { onSaved: () => setSaved(saved + 1) });
  const photo = useFormPhoto(form, (file) => form.set('referenciaURL', file), saved);
  const isSending = form.status === 'sending';
  return (
    <AddForm key={saved} texts={texts} photo={photo} isSending={isSending} {...props}>
      <NovedadFields form={form} photo={photo} />
    </AddForm>
  );
}
