import { useId, type FormEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button, Modal } from '../../ui/index.ts';
import { useDiscard } from './discard-question.tsx';
import { sharedTexts } from './texts.ts';
import { useUnsaved } from './unsaved.ts';

interface Props {
  title: string;
  onClose: () => void;
  onSubmit: () => void;
  /** Label of the main button; 'Guardar' unless given. */
  submit?: string;
  /** The server is at work: what is typed waits and the dialog stays. */
  isSending: boolean;
  /** Something has been changed: closing asks first, and so does leaving the page. */
  isDirty?: boolean;
  /** False while something that was chosen is being prepared: saving waits. */
  isReady?: boolean;
  size?: 'md' | 'lg';
  /** The fields. */
  children: ReactNode;
}

/** A form in a dialog, for changing what is in a list. Rendered while it is open. */
export function EditDialog(props: Props) {
  const { title, onSubmit, submit = sharedTexts.save, isSending, size, children } = props;
  const { isDirty = false, isReady = true } = props;
  const { close, question } = useDiscard(isDirty, props.onClose);
  useUnsaved(isDirty);
  const formId = useId();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isSending) onSubmit();
  };
  return (
    <Modal
      title={title}
      size={size ?? 'md'}
      onClose={isSending ? undefined : close}
      actions={
        <>
          <Button variant="quiet" aria-disabled={isSending} onClick={isSending ? undefined : close}>
            {sharedTexts.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            busy={isSending && sharedTexts.saving}
            disabled={!isReady}
          >
            {submit}
          </Button>
        </>
      }
    >
      <Fields id={formId} noValidate onSubmit={send}>
        {children}
      </Fields>
      {question}
    </Modal>
  );
}

const Fields = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  margin-top: 16px;
`;
