import { styled } from 'styled-components';
import { Arrival } from '../../app/arrival.tsx';
import { useHead } from '../../app/head.tsx';
import { storefront } from '../../app/paths.ts';
import { LinkButton, mask } from '../../ui/index.ts';
import { CenteredPage } from './centered-page.tsx';
import { layoutTexts } from './texts.ts';

const texts = layoutTexts.notFound;

/** For addresses that no page has. */
export function NotFoundPage() {
  useHead({ title: texts.title, noindex: true });
  return (
    <CenteredPage>
      <Art role="img" aria-label={texts.art} />
      <h1 tabIndex={-1}>{texts.title}</h1>
      <p>{texts.text}</p>
      <LinkButton href={storefront.root()} size="lg">
        {texts.back}
      </LinkButton>
      <Arrival />
    </CenteredPage>
  );
}

const Art = styled.span`
  width: min(560px, 100%);
  aspect-ratio: 560/200;
  color: var(--thread);
  ${mask('--art-404', 'center/contain no-repeat')}
  margin-bottom: 18px;
`;
