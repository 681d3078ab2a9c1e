import {
  useNovedadForm,
  type NovedadForm,
  type NovedadFormValues,
} from '@filigrana/hooks/backoffice';
import type { Novedad } from '@filigrana/sdk';
import { ConflictDialog, shownText, type ConflictFields } from '../shared/conflict-dialog.tsx';
import { shownPicture } from '../shared/conflict-picture.tsx';
import { EditDialog } from '../shared/edit-dialog.tsx';
import { NovedadFields } from './novedad-fields.tsx';
import { novedadesTexts as texts } from './texts.ts';

const conflictOf = ({ currentImage }: NovedadForm): ConflictFields<NovedadFormValues> => ({
  asunto: { label: texts.subject, show: shownText },
  descripcion: { label: texts.description, show: shownText },
  referenciaURL: { label: texts.newImage, show: shownPicture(currentImage) },
});

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
      <ConflictDialog conflict={form.conflict} fields={conflictOf(form)} />
    </EditDialog>
  );
}
