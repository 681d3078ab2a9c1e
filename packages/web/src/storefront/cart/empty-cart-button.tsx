import { useState } from 'react';
import { styled } from 'styled-components';
import { Button, Modal, ModalText } from '../../ui/index.ts';
import { cartTexts } from './texts.ts';

const texts = cartTexts.empty;

/** Empties the cart, after asking. */
export function EmptyCartButton({ count, onConfirm }: { count: number; onConfirm: () => void }) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const confirm = () => {
    close();
    onConfirm();
  };
  return (
    <>
      <Red variant="quiet" icon="trash" onClick={() => setAsking(true)}>
        {texts.action}
      </Red>
      {asking && (
        <Modal
          title={texts.question}
          role="alertdialog"
          onClose={close}
          actions={
            <>
              <Button variant="line" onClick={close}>
                {texts.cancel}
              </Button>
              <Button variant="danger-solid" onClick={confirm}>
                {texts.action}
              </Button>
            </>
          }
        >
          <ModalText>{texts.text(count)}</ModalText>
        </Modal>
      )}
    </>
  );
}

const Red = styled(Button)`
  --fg: var(--danger);
  &:hover {
    --fg: var(--danger);
    --bg: var(--danger-bg);
    --bd: var(--danger-bg);
  }
`;
