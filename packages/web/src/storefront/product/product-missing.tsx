import { styled } from 'styled-components';
import { useHead } from '../../app/head.tsx';
import { storefront } from '../../app/paths.ts';
import { LinkButton, mask } from '../../ui/index.ts';
import { CenteredPage } from '../layout/centered-page.tsx';
import { missingTexts as texts } from './missing-texts.ts';

/** For a piece that does not exist, or is not sold any more. */
export default function ProductMissing() {
  useHead({ title: texts.title, noindex: true });
  return (
    <CenteredPage>
      <Drawing />
      <h1 tabIndex={-1}>{texts.title}</h1>
      <p>{texts.help}</p>
      <LinkButton href={storefront.catalog()} size="lg">
        {texts.action}
      </LinkButton>
    </CenteredPage>
  );
}

const Drawing = styled.span.attrs({ 'aria-hidden': true })`
  width: 240px;
  height: 150px;
  color: var(--thread);
  ${mask('--art-vacio-busqueda', 'center/contain no-repeat')}
`;
