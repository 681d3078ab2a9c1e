import { Alert, TextButton } from '../../../ui/index.ts';
import { sharedTexts } from '../../shared/texts.ts';
import { reviewTexts as texts } from './texts.ts';

interface Props {
  isHopeless: boolean;
  onRetry: () => void;
}

/** Instead of a receipt whose link does not work: another link is on its way, or there is none. */
export const BrokenReceipt = ({ isHopeless, onRetry }: Props) => (
  <Alert tone={isHopeless ? 'danger' : 'info'}>
    {isHopeless ? texts.receiptFailed : texts.loadingReceipt}{' '}
    <TextButton onClick={onRetry}>{sharedTexts.retry}</TextButton>
  </Alert>
);
