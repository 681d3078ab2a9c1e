import { useIdentificationRelease, useTexts, type CustomerRow } from '@filigrana/hooks/backoffice';
import { NOTE_MAX } from '@filigrana/sdk/domain';
import { ModalText, TextAreaField } from '../../ui/index.ts';
import { EditDialog } from '../shared/edit-dialog.tsx';
import { FormNotice } from '../shared/form-notice.tsx';
import { customersTexts } from './texts.ts';

const texts = customersTexts.release;

/** Asks what was checked before an identification is taken from its account. */
export function ReleaseDialog({ row, onClose }: { row: CustomerRow; onClose: () => void }) {
  const { values, set, errors, notice, status, submit, isDirty } = useIdentificationRelease(
    row.customer,
    { onSaved: onClose },
  );
  const { sentence } = useTexts();
  const isSending = status === 'sending';
  return (
    <EditDialog
      title={texts.title(row.fullName)}
      submit={texts.submit}
      isDirty={isDirty}
      isSending={isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      <ModalText>{texts.text}</ModalText>
      <TextAreaField
        label={texts.nota}
        hint={texts.notaHint}
        required
        rows={3}
        maxLength={NOTE_MAX}
        readOnly={isSending}
        value={values.nota}
        onChange={(event) => set('nota', event.target.value)}
        error={errors.nota && sentence(errors.nota)}
      />
      <FormNotice notice={notice} errors={errors} />
    </EditDialog>
  );
}
