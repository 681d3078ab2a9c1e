import { useEndAllLogins } from '@filigrana/hooks';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { Alert, Button, Modal, ModalText } from '../ui/index.ts';
import { logoutEverywhereTexts as texts } from './logout-everywhere-texts.ts';

/**
 * Logs out on every device, after asking. Nothing where the server cannot.
 *
 * @param onEnded No login is left: this page logs out too.
 */
export function LogoutEverywhere({ onEnded }: { onEnded: () => void }) {
  const { isOffered, status, endAll } = useEndAllLogins();
  const [isAsking, setAsking] = useState(false);
  const textId = useId();
  const isEnding = status === 'sending';
  const close = () => setAsking(false);
  const confirm = () => void endAll().then((isOver) => isOver && onEnded());
  if (!isOffered) return null;
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {texts.action}
      </Button>
      {isAsking && (
        <Modal
          title={texts.question}
          role="alertdialog"
          describedBy={textId}
          onClose={isEnding ? undefined : close}
          actions={
            <>
              <Button
                variant="quiet"
                aria-disabled={isEnding}
                onClick={isEnding ? undefined : close}
              >
                {texts.cancel}
              </Button>
              <Button busy={isEnding && texts.ending} onClick={confirm}>
                {texts.confirm}
              </Button>
            </>
          }
        >
          <ModalText id={textId}>{texts.text}</ModalText>
          {status === 'failed' && (
            <Failure>
              <Alert tone="danger">{texts.failed}</Alert>
            </Failure>
          )}
        </Modal>
      )}
    </>
  );
}

const Failure = styled.div`
  margin-top: 14px;
`;
