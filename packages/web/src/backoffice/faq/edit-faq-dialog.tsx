import { useFaqForm, type FaqFormValues } from '@filigrana/hooks/backoffice';
import type { Faq } from '@filigrana/sdk';
import {
  ConflictDialog,
  shownFlag,
  shownText,
  type ConflictFields,
} from '../shared/conflict-dialog.tsx';
import { EditDialog } from '../shared/edit-dialog.tsx';
import { FaqFields } from './faq-fields.tsx';
import { faqTexts as texts } from './texts.ts';

const CONFLICT: ConflictFields<FaqFormValues> = {
  pregunta: { label: texts.pregunta, show: shownText },
  respuesta: { label: texts.respuesta, show: shownText },
  preguntaIngles: { label: texts.preguntaIngles, show: shownText },
  respuestaIngles: { label: texts.respuestaIngles, show: shownText },
  visible: { label: texts.visible, show: shownFlag },
};

/** Changes a question; it closes once the change is saved. */
export function EditFaqDialog({ faq, onClose }: { faq: Faq; onClose: () => void }) {
  const form = useFaqForm(faq, { onSaved: onClose });
  return (
    <EditDialog
      title={texts.editTitle}
      isDirty={form.isDirty}
      isSending={form.status === 'sending'}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <FaqFields form={form} english={faq.preguntaIngles !== undefined} />
      <ConflictDialog conflict={form.conflict} fields={CONFLICT} />
    </EditDialog>
  );
}
