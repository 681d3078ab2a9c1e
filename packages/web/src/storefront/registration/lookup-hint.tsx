import type { RegistrationForm } from '@filigrana/hooks';
import { styled } from 'styled-components';
import { Icon, Spinner } from '../../ui/index.ts';
import { registrationTexts as texts } from './texts.ts';

/** How the search for the person goes, under the identification. Read aloud when it changes. */
export function LookupHint({ lookup }: { lookup: RegistrationForm['lookup'] }) {
  return (
    <Line role="status" data-found={lookup === 'found' ? '' : undefined}>
      {lookup === 'loading' && <Spinner />}
      {lookup === 'found' && <Icon name="ok" />}
      {lookup === 'idle' || lookup === 'missing' ? texts.identificationHint : texts.lookup[lookup]}
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
  &[data-found] {
    color: var(--success);
    font-weight: 500;
  }
`;
