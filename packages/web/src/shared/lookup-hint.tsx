import type { RegistrationForm } from '@filigrana/hooks';
import type { StaffAccountForm } from '@filigrana/hooks/backoffice';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon, Spinner } from '../ui/index.ts';

interface Props {
  lookup: RegistrationForm['lookup'] | StaffAccountForm['lookup'];
  /** A person who is not found is warned of. */
  warns?: boolean;
  /** How it goes, in words. */
  children: ReactNode;
}

/** How the search for the person goes, under the identification. Read aloud when it changes. */
export function LookupHint({ lookup, warns = false, children }: Props) {
  const isWarning = warns && (lookup === 'missing' || lookup === 'failed');
  return (
    <Line
      role="status"
      data-tone={lookup === 'found' ? 'success' : isWarning ? 'warning' : undefined}
    >
      {lookup === 'loading' && <Spinner />}
      {lookup === 'found' && <Icon name="ok" />}
      {children}
    </Line>
  );
}

const Line = styled.span`
  display: inline-flex;
  gap: 7px;
  align-items: center;
  svg {
    margin-top: 0;
  }
  &[data-tone='success'] {
    color: var(--success);
    font-weight: 500;
  }
  &[data-tone='warning'] {
    color: var(--warning);
    font-weight: 500;
  }
`;
