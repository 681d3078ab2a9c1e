import { useId, type FormEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button, Modal } from '../../ui/index.ts';
import { sharedTexts } from './texts.ts';

interface Props {
  title: string;
  onClose: () => void;
  onSubmit: () => void;
  /** Label of the main button; 'Guardar' unless given. */
  submit?: string;
  /** The server is at work: what is typed waits and the dialog stays. */
  isSending: boolean;
  size?: 'md' | 'lg';
  /** The fields. */
  children: ReactNode;
}

/** A form in a dialog, for changing what is in a list. Rendered while it is open. */
export function EditDialog(props: Props) {
  const { title, onClose, onSubmit, submit = sharedTexts.save, isSending, size, children } = props;
  const formId = useId();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isSending) onSubmit();
  };
  return (
    <Modal
      title={title}
      size={size ?? 'md'}
      onClose={isSending ? undefined : onClose}
      actions={
        <>
          <Button
            variant="quiet"
            aria-disabled={isSending}
            onClick={isSending ? undefined : onClose}
          >
            {sharedTexts.cancel}
          </Button>
          <Button type="submit" form={formId} busy={isSending && sharedTexts.saving}>
            {submit}
          </Button>
        </>
      }
    >
      <Fields id={formId} noValidate onSubmit={send}>
        {children}
      </Fields>
    </Modal>
  );
}

const Fields = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  margin-top: 16px;
`;
