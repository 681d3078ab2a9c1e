import { useTexts, type AdminList } from '@filigrana/hooks/backoffice';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ErrorState } from '../../ui/index.ts';
import { FailedAlert } from './failed-alert.tsx';

interface Props {
  list: Omit<AdminList, 'isReading'> & { isReading?: boolean };
  /** While it is read for the first time: what it will look like. */
  loading: ReactNode;
  /** The list. */
  children: ReactNode;
}

/**
 * A list that is read from the server: its place while it loads; why it failed, with 'Reintentar';
 * or the list, with a strip above it when only reading it again has failed.
 */
export function ListFrame({ list, loading, children }: Props) {
  const { sentence } = useTexts();
  const { status, notice, isReading = false, reload } = list;
  if (status === 'loading') return loading;
  if (status === 'failed')
    return (
      <ErrorState title={notice ? sentence(notice) : ''} retrying={isReading} onRetry={reload} />
    );
  return (
    <>
      {notice && (
        <Strip>
          <FailedAlert notice={notice} reload={reload} />
        </Strip>
      )}
      {children}
    </>
  );
}

const Strip = styled.div`
  margin-bottom: 16px;
`;
