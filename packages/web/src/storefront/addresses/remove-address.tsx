import type { Address } from '@filigrana/sdk';
import { useId } from 'react';
import { Button, Modal, ModalText } from '../../ui/index.ts';
import { addressTexts } from './texts.ts';

const texts = addressTexts.removal;

interface Props {
  address: Address;
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before an address is forgotten. While the server is at work it cannot be closed. */
export function RemoveAddress({ address, isBusy, onConfirm, onCancel }: Props) {
  const textId = useId();
  return (
    <Modal
      title={texts.title(address.nombre)}
      role="alertdialog"
      describedBy={textId}
      onClose={isBusy ? undefined : onCancel}
      actions={
        <>
          <Button variant="quiet" aria-disabled={isBusy} onClick={isBusy ? undefined : onCancel}>
            {texts.cancel}
          </Button>
          <Button variant="danger-solid" busy={isBusy && texts.busy} onClick={onConfirm}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <ModalText id={textId}>{texts.text}</ModalText>
    </Modal>
  );
}
