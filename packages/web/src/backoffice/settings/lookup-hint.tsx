import type { StaffAccountForm } from '@filigrana/hooks/backoffice';
import { styled } from 'styled-components';
import { Icon, Spinner } from '../../ui/index.ts';
import { settingsTexts as texts } from './texts.ts';

/** How the search for the person goes, under the identification. Read aloud when it changes. */
export function LookupHint({ lookup }: { lookup: StaffAccountForm['lookup'] }) {
  return (
    <Line role="status" data-lookup={lookup}>
      {lookup === 'loading' && <Spinner />}
      {lookup === 'found' && <Icon name="ok" />}
      {texts.lookup[lookup]}
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
  &[data-lookup='found'] {
    color: var(--success);
    font-weight: 500;
  }
  &[data-lookup='missing'],
  &[data-lookup='failed'] {
    color: var(--warning);
    font-weight: 500;
  }
`;
