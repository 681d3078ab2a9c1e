import { useCloseAccount, useTexts } from '@filigrana/hooks';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { PASSWORD_MAX } from '@filigrana/sdk/domain';
import { useShopFacts } from '../../shared/shop-facts.tsx';
import { Alert, Button, Modal, ModalText, PasswordField } from '../../ui/index.ts';
import { personalDataTexts } from './personal-data-texts.ts';

const texts = personalDataTexts.closing;

/** Says what goes and what stays, and asks for the password. While it is sent it stays open. */
export default function CloseAccountDialog({ onClose }: { onClose: () => void }) {
  const { submit, status, notice, errors, isUnsupported } = useCloseAccount();
  const { sentence } = useTexts();
  const { correo } = useShopFacts();
  const [contrasenaActual, setPassword] = useState('');
  /** Typed since it was sent: what was wrong with it is not said any more. */
  const [isChanged, setChanged] = useState(false);
  const formId = useId();
  const textId = useId();
  const field = useRef<HTMLInputElement>(null);
  const wrong = isChanged ? undefined : errors.contrasenaActual;
  useEffect(() => {
    if (wrong) field.current?.focus();
  }, [wrong]);
  const isBusy = status !== 'idle';
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setChanged(false);
    submit({ contrasenaActual });
  };
  return (
    <Modal
      title={texts.title}
      role="alertdialog"
      describedBy={textId}
      onClose={isBusy ? undefined : onClose}
      actions={
        <>
          <Button variant="quiet" aria-disabled={isBusy} onClick={isBusy ? undefined : onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} variant="danger-solid" busy={isBusy && texts.busy}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <div id={textId}>
        <ModalText>{texts.gone}</ModalText>
        <ModalText>{texts.stays}</ModalText>
        <ModalText>{texts.final}</ModalText>
      </div>
      {/* POST, so that a password never stands in an address. */}
      <Form id={formId} method="post" noValidate onSubmit={send}>
        <PasswordField
          ref={field}
          label={texts.password}
          name="contrasenaActual"
          autoComplete="current-password"
          maxLength={PASSWORD_MAX}
          required
          readOnly={isBusy}
          value={contrasenaActual}
          onChange={(event) => {
            setPassword(event.target.value);
            setChanged(true);
          }}
          error={wrong && sentence(wrong)}
        />
        {notice && !wrong && !isChanged && !isBusy && (
          <Alert tone="danger">
            {isUnsupported ? personalDataTexts.askTheShop(correo) : sentence(notice)}
          </Alert>
        )}
      </Form>
    </Modal>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  margin-top: 20px;
`;
