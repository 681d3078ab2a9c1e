import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Alert, Button, Modal, ModalText } from '../../ui/index.ts';
import { sharedTexts } from './texts.ts';

interface Props {
  /** The question, for example '¿Eliminar «Anillo Aurora»?'. */
  title: string;
  /** What it does, and that it cannot be undone when that is so. */
  children: ReactNode;
  /** The answer that acts: the verb of the question. */
  confirm: string;
  /** The harmless answer; 'Cancelar' unless given. */
  cancel?: string;
  /** `plain` for what cannot be undone but destroys nothing. */
  tone?: 'danger' | 'plain';
  /** While it is under way, for example 'Eliminando…'. */
  busy?: string | false | undefined;
  /** Why it did not work; the question stays. */
  failure?: string | null | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * Asks before something is destroyed. Rendered while it is open; the harmless answer has the focus.
 * While the server is at work it cannot be closed.
 */
export function ConfirmDialog(props: Props) {
  const { title, children, confirm, cancel = sharedTexts.cancel, tone = 'danger' } = props;
  const { busy, failure, onConfirm, onCancel } = props;
  const textId = useId();
  return (
    <Modal
      title={title}
      role="alertdialog"
      describedBy={textId}
      onClose={busy ? undefined : onCancel}
      actions={
        <>
          <Button
            variant="quiet"
            aria-disabled={Boolean(busy)}
            onClick={busy ? undefined : onCancel}
          >
            {cancel}
          </Button>
          <Button
            variant={tone === 'danger' ? 'danger-solid' : 'solid'}
            busy={busy}
            onClick={onConfirm}
          >
            {confirm}
          </Button>
        </>
      }
    >
      <ModalText id={textId}>{children}</ModalText>
      {failure && (
        <Failure>
          <Alert tone="danger">{failure}</Alert>
        </Failure>
      )}
    </Modal>
  );
}

const Failure = styled.div`
  margin-top: 14px;
`;
