import { useFaqForm } from '@filigrana/hooks/backoffice';
import type { Faq } from '@filigrana/sdk';
import { EditDialog } from '../shared/edit-dialog.tsx';
import { FaqFields } from './faq-fields.tsx';
import { faqTexts as texts } from './texts.ts';

/** Changes a question; it closes once the change is saved. */
export function EditFaqDialog({ faq, onClose }: { faq: Faq; onClose: () => void }) {
  const form = useFaqForm(faq, { onSaved: onClose });
  return (
    <EditDialog
      title={texts.editTitle}
      isSending={form.status === 'sending'}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <FaqFields form={form} />
    </EditDialog>
  );
}
