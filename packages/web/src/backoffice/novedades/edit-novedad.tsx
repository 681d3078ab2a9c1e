import { useNovedadForm, type NovedadFormValues } from '@filigrana/hooks/backoffice';
import type { Novedad } from '@filigrana/sdk';
import {
  ConflictDialog,
  shownPicture,
  shownText,
  type ConflictFields,
} from '../shared/conflict-dialog.tsx';
import { EditDialog } from '../shared/edit-dialog.tsx';
import { NovedadFields } from './novedad-fields.tsx';
import { novedadesTexts as texts } from './texts.ts';

const CONFLICT: ConflictFields<NovedadFormValues> = {
  asunto: { label: texts.subject, show: shownText },
  descripcion: { label: texts.description, show: shownText },
  referenciaURL: { label: texts.newImage, show: shownPicture },
};

/** The dialog that edits a novedad; closes when it is saved. */
export function EditNovedad({ novedad, onClose }: { novedad: Novedad; onClose: () => void }) {
  const form = useNovedadForm(novedad, { onSaved: onClose });
  return (
    <EditDialog
      title={texts.editTitle}
      submit={texts.saveChanges}
      onClose={onClose}
      onSubmit={form.submit}
      isDirty={form.isDirty}
      isSending={form.status === 'sending'}
    >
      <NovedadFields form={form} />
      <ConflictDialog conflict={form.conflict} fields={CONFLICT} />
    </EditDialog>
  );
}
