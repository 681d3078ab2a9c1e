import { Alert, TextButton } from '../../ui/index.ts';
import { sharedTexts } from '../shared/texts.ts';
import { productsTexts as texts } from './texts.ts';

interface Read {
  error?: unknown;
  isValidating: boolean;
  mutate: () => Promise<unknown>;
}

/** Says that the lists to choose from are missing, with the way to ask for them again. */
export function LookupsFailed({ reads }: { reads: readonly Read[] }) {
  const failed = reads.filter(({ error, isValidating }) => error !== undefined && !isValidating);
  if (failed.length === 0) return null;
  return (
    <Alert tone="danger">
      {texts.lookupsFailed}{' '}
      <TextButton onClick={() => failed.forEach(({ mutate }) => void mutate())}>
        {sharedTexts.retry}
      </TextButton>
    </Alert>
  );
}
