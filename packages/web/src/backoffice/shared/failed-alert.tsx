import { useTexts, type BackofficeNotice } from '@filigrana/hooks/backoffice';
import { Alert, TextButton } from '../../ui/index.ts';
import { sharedTexts } from './texts.ts';

interface Props {
  notice: BackofficeNotice | null | undefined;
  reload: () => void;
}

/** What could not be read, and another try; nothing while nothing has failed. */
export function FailedAlert({ notice, reload }: Props) {
  const { sentence } = useTexts();
  if (!notice) return null;
  return (
    <Alert tone="danger">
      {sentence(notice)} <TextButton onClick={reload}>{sharedTexts.retry}</TextButton>
    </Alert>
  );
}
