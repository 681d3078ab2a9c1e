import {
  useNovedadForm,
  type NovedadForm,
  type NovedadFormValues,
} from '@filigrana/hooks/backoffice';
import type { Novedad } from '@filigrana/sdk';
import { ConflictDialog, shownText, type ConflictFields } from '../shared/conflict-dialog.tsx';
import { shownPicture } from '../shared/conflict-picture.tsx';
import { EditDialog } from '../shared/edit-dialog.tsx';
import { useFormPhoto } from '../shared/use-form-photo.ts';
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
  const photo = useFormPhoto(form, (file) => form.set('referenciaURL', file), novedad.idNovedad);
  return (
    <EditDialog
      title={texts.editTitle}
      submit={texts.saveChanges}
      onClose={onClose}
      onSubmit={photo.submit}
      isDirty={photo.isDirty}
      isReady={!photo.isPreparing}
      isSending={form.status === 'sending'}
    >
      <NovedadFields form={form} photo={photo} />
      <ConflictDialog conflict={form.conflict} fields={conflictOf(form)} />
    </EditDialog>
  );
}
