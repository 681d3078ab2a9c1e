import { useNovedadForm } from '@filigrana/hooks/backoffice';
import type { Novedad } from '@filigrana/sdk';
import { EditDialog } from '../shared/edit-dialog.tsx';
import { NovedadFields } from './novedad-fields.tsx';
import { novedadesTexts as texts } from './texts.ts';

/** The dialog that edits a novedad; closes when it is saved. */
export function EditNovedad({ novedad, onClose }: { novedad: Novedad; onClose: () => void }) {
  const form = useNovedadForm(novedad, { onSaved: onClose });
  return (
    <EditDialog
      title={texts.editTitle}
      submit={texts.saveChanges}
      onClose={onClose}
      onSubmit={form.submit}
      isSending={form.status === 'sending'}
    >
      <NovedadFields form={form} />
    </EditDialog>
  );
}
