import { useReceiptRequest, useTexts } from '@filigrana/hooks/backoffice';
import { ModalText } from '../../../ui/index.ts';
import { EditDialog } from '../../shared/edit-dialog.tsx';
import { FormNotice } from '../../shared/form-notice.tsx';
import { DoubtFields } from '../doubt-fields.tsx';
import { reviewTexts as texts } from './texts.ts';

/** Asks why the customer should send another receipt, and sends her the letter. */
export function RequestDialog({ idPedido, onClose }: { idPedido: number; onClose: () => void }) {
  const form = useReceiptRequest(idPedido, { onSaved: onClose });
  const { values, set, errors } = form;
  const { sentence } = useTexts();
  return (
    <EditDialog
      title={texts.requestTitle(idPedido)}
      submit={texts.request}
      isDirty={form.isDirty}
      isSending={form.status === 'sending'}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <ModalText>{texts.requestText}</ModalText>
      <DoubtFields
        values={values}
        onChange={({ motivo, texto }) => {
          if (motivo !== undefined) set('motivo', motivo);
          if (texto !== undefined) set('texto', texto);
        }}
        error={errors.texto && sentence(errors.texto)}
        isSending={form.status === 'sending'}
      />
      <FormNotice notice={form.notice} errors={form.errors} />
    </EditDialog>
  );
}
