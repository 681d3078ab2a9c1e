import { useConfirmationLetter, useTexts } from '@filigrana/hooks';
import { Alert, TextButton } from '../../ui/index.ts';
import { profileTexts as texts } from './texts.ts';

/** Asks for the e-mail to be confirmed, and sends the letter again. */
export function EmailConfirmation() {
  const { status, notice, press } = useConfirmationLetter();
  const { sentence } = useTexts();
  if (notice && status === 'done') return <Alert tone="success">{sentence(notice)}</Alert>;
  return (
    <>
      <Alert tone="info">
        <strong>{texts.confirm.title}</strong>
        <br />
        {texts.confirm.text}{' '}
        <TextButton
          aria-disabled={status === 'sending'}
          onClick={status === 'sending' ? undefined : press}
        >
          {status === 'sending' ? texts.confirm.sending : texts.confirm.again}
        </TextButton>
      </Alert>
      {notice && <Alert tone="danger">{sentence(notice)}</Alert>}
    </>
  );
}
