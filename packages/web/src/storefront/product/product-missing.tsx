import { styled } from 'styled-components';
import { useHead } from '../../app/head.tsx';
import { storefront } from '../../app/paths.ts';
import { Container, LinkButton, mask } from '../../ui/index.ts';
import { missingTexts as texts } from './offer-texts.ts';

/** For a piece that does not exist, or is not sold any more. */
export default function ProductMissing() {
  useHead({ title: texts.title, noindex: true });
  return (
    <Center>
      <Drawing />
      <h1 tabIndex={-1}>{texts.title}</h1>
      <p>{texts.help}</p>
      <LinkButton href={storefront.catalog()} size="lg">
        {texts.action}
      </LinkButton>
    </Center>
  );
}

const Center = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow-wrap: anywhere;
  justify-items: center;
  text-align: center;
  gap: 14px;
  padding-block: clamp(48px, 8vw, 104px);
  p {
    color: var(--ink-muted);
    font-size: var(--fs-lead);
    margin-bottom: 12px;
  }
`;

const Drawing = styled.span.attrs({ 'aria-hidden': true })`
  width: 240px;
  height: 150px;
  color: var(--thread);
  ${mask('--art-vacio-busqueda', 'center/contain no-repeat')}
`;
