import { styled } from 'styled-components';
import { Arrival } from '../../app/arrival.tsx';
import { useHead } from '../../app/head.tsx';
import { storefront } from '../../app/paths.ts';
import { Container, LinkButton, mask } from '../../ui/index.ts';
import { layoutTexts } from './texts.ts';

const texts = layoutTexts.notFound;

/** For addresses that no page has. */
export function NotFoundPage() {
  useHead({ title: texts.title, noindex: true });
  return (
    <Center>
      <Art role="img" aria-label={texts.art} />
      <h1 tabIndex={-1}>{texts.title}</h1>
      <p>{texts.text}</p>
      <LinkButton href={storefront.root()} size="lg">
        {texts.back}
      </LinkButton>
      <Arrival />
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

const Art = styled.span`
  width: min(560px, 100%);
  aspect-ratio: 560/200;
  color: var(--thread);
  ${mask('--art-404', 'center/contain no-repeat')}
  margin-bottom: 18px;
`;
