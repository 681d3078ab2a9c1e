import { useAddressForm, useTexts, type AddressStart } from '@filigrana/hooks';
import { ADDRESS_NAME_MAX } from '@filigrana/sdk/domain';
import { useEffect, useId, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { Alert, Button, Modal, TextField } from '../../ui/index.ts';
import { DeliveryFields } from '../checkout/delivery-fields.tsx';
import { useFormReport } from '../forms/use-form-report.ts';
import { addressTexts } from './texts.ts';

const texts = addressTexts.dialog;

/**
 * Keeps an address, or changes one that is kept.
 *
 * @param start With an `idDireccion` the address that is changed, without one what a new one begins with.
 */
export default function AddressDialog({
  start,
  onClose,
}: {
  start: AddressStart;
  onClose: () => void;
}) {
  const { values, errors, notice, status, change, submit } = useAddressForm(start);
  const { sentence } = useTexts();
  const formId = useId();
  const isBusy = status !== 'idle';
  const { formRef, attempt } = useFormReport({ notice, errors, isBusy }, { toast: false });
  const isSaidBeside = Object.keys(errors).length > 0;
  useEffect(() => {
    if (status === 'done') onClose();
  }, [status, onClose]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    attempt();
    submit();
  };
  return (
    <Modal
      size="lg"
      title={start.idDireccion === undefined ? texts.add : texts.edit}
      onClose={isBusy ? undefined : onClose}
      actions={
        <>
          <Button variant="quiet" aria-disabled={isBusy} onClick={isBusy ? undefined : onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} busy={isBusy && texts.saving}>
            {texts.save}
          </Button>
        </>
      }
    >
      <Form id={formId} ref={formRef} noValidate onSubmit={send}>
        <TextField
          label={texts.nombre}
          hint={texts.nombreHint}
          placeholder={texts.nombreExample}
          name="nombre"
          autoComplete="off"
          maxLength={ADDRESS_NAME_MAX}
          required
          value={values.nombre}
          onChange={({ target }) => change('nombre', target.value)}
          error={errors.nombre && sentence(errors.nombre)}
        />
        <DeliveryFields values={values} errors={errors} onChange={change} />
        {notice && !isSaidBeside && !isBusy && (
          <Alert tone="danger" role="alert">
            {sentence(notice)}
          </Alert>
        )}
      </Form>
    </Modal>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  margin-top: 20px;
`;
