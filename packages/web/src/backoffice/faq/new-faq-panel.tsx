import { useFaqForm } from '@filigrana/hooks/backoffice';
import { useState } from 'react';
import { Button } from '../../ui/index.ts';
import { SideForm } from '../shared/side-form.tsx';
import { sharedTexts } from '../shared/texts.ts';
import { useUnsaved } from '../shared/unsaved.ts';
import { FaqFields } from './faq-fields.tsx';
import { faqTexts as texts } from './texts.ts';

interface Props {
  isOpen: boolean;
  /** The questions of the list may have English, and so may a new one. */
  english: boolean;
  onClose: () => void;
}

/**
 * The panel beside the list for a new question. It stays mounted while it is closed: what was typed
 * is still there when it is opened again.
 */
export function NewFaqPanel({ isOpen, english, onClose }: Props) {
  // Each question gets a new form, so that the focus is in its first field again.
  const [saved, setSaved] = useState(0);
  const form = useFaqForm(null, { onSaved: () => setSaved(saved + 1) });
  useUnsaved(form.isDirty);
  if (!isOpen) return null;
  return (
    <SideForm
      key={saved}
      title={texts.newTitle}
      onClose={onClose}
      onSubmit={form.submit}
      actions={
        <>
          <Button type="submit" busy={form.status === 'sending' && sharedTexts.saving}>
            {sharedTexts.save}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {sharedTexts.cancel}
          </Button>
        </>
      }
    >
      <FaqFields form={form} english={english} />
    </SideForm>
  );
}
