import { useId } from 'react';
import { styled } from 'styled-components';
import { storefront } from '../../app/paths.ts';
import { SectionTitle, TextLink } from '../../ui/index.ts';
import { MySizes } from './my-sizes.tsx';
import { ringSizeTexts as texts } from './texts.ts';

/** The customer's ring sizes in the profile, and the way to find them. */
export function ProfileSizes() {
  const id = useId();
  return (
    <Place aria-labelledby={id}>
      <SectionTitle>
        <span id={id}>{texts.title}</span>
      </SectionTitle>
      <MySizes />
      <p>
        <TextLink href={storefront.sizeGuide()}>{texts.guide}</TextLink>
      </p>
    </Place>
  );
}

const Place = styled.section`
  margin-top: 64px;
  > p {
    color: var(--ink-muted);
    text-wrap: pretty;
  }
  > :last-child {
    margin-top: 20px;
  }
  /* Nobody knows yet where it will stand: that depends on how long the histories above it are. */
  [data-loading] ~ & {
    visibility: hidden;
  }
`;
