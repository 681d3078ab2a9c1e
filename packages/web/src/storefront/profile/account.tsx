import { useProfile, useTexts } from '@filigrana/hooks';
import { styled } from 'styled-components';
import { Alert, ErrorState, from, TextButton } from '../../ui/index.ts';
import { AccountData } from './account-data.tsx';
import { AccountSkeleton } from './account-skeleton.tsx';
import { profileTexts as texts } from './texts.ts';

/** The customer's own data: on its way, unreachable, or there. */
export function Account() {
  const { data: usuario, notice, isValidating, mutate } = useProfile();
  const { sentence } = useTexts();
  const retry = () => {
    // A failure comes back as `notice`.
    mutate().catch(() => undefined);
  };
  if (usuario === undefined)
    return notice ? (
      <ErrorState size="sm" title={sentence(notice)} onRetry={retry} retrying={isValidating} />
    ) : (
      <AccountSkeleton />
    );
  return (
    <Side>
      {notice && (
        <Alert tone="warning">
          {sentence(notice)} <TextButton onClick={retry}>{texts.retry}</TextButton>
        </Alert>
      )}
      <AccountData usuario={usuario} />
    </Side>
  );
}

const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px;
  ${from.lg} {
    position: sticky;
    top: calc(var(--size-header) + 24px);
  }
`;
