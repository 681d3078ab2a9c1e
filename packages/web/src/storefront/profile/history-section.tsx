import { useTexts, type History } from '@filigrana/hooks';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import {
  Alert,
  EmptyState,
  ErrorState,
  SectionTitle,
  TextButton,
  VisuallyHidden,
} from '../../ui/index.ts';
import { profileTexts as texts } from './texts.ts';

interface Props<Item> {
  title: string;
  history: History<Item>;
  /** Said while the list is on its way, to who cannot see the skeleton. */
  loading: string;
  skeleton: ReactNode;
  /** What to do when there is nothing yet. */
  action: ReactNode;
  /** The rows. */
  children: ReactNode;
}

/** A history: on its way, unreachable, empty, or its rows. */
export function HistorySection<Item>(props: Props<Item>) {
  const { title, history, loading, skeleton, action, children } = props;
  const { status, notice, isReloading, reload } = history;
  const { sentence } = useTexts();
  const id = useId();
  const said = notice ? sentence(notice) : '';
  return (
    <Place aria-labelledby={id} data-loading={status === 'loading' ? '' : undefined}>
      <SectionTitle>
        <span id={id}>{title}</span>
      </SectionTitle>
      {status === 'loading' && (
        <>
          <VisuallyHidden role="status">{loading}</VisuallyHidden>
          {skeleton}
        </>
      )}
      {status === 'failed' && (
        <ErrorState size="sm" title={said} onRetry={reload} retrying={isReloading} />
      )}
      {status === 'empty' && <EmptyState size="sm" art="pedidos" title={said} action={action} />}
      {status === 'ready' && (
        <>
          {notice && (
            <Alert tone="warning">
              {said} <TextButton onClick={reload}>{texts.retry}</TextButton>
            </Alert>
          )}
          {children}
        </>
      )}
    </Place>
  );
}

const Place = styled.section`
  & + & {
    margin-top: 64px;
  }
  > :first-child {
    margin-bottom: 12px;
  }
  /* Nobody knows yet where they will stand: that depends on how long the history above them is. */
  &[data-loading] ~ * {
    visibility: hidden;
  }
`;
