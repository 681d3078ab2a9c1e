import { storefront } from '../../app/paths.ts';
import { Container, ErrorState, TextLink } from '../../ui/index.ts';
import { styled } from 'styled-components';
import { layoutTexts } from './texts.ts';

const texts = layoutTexts.routeError;

/** Instead of a page that failed to load or to draw itself. Trying again starts the app anew. */
export function RouteErrorPage() {
  return (
    <Center>
      <ErrorState title={texts.title} onRetry={() => window.location.reload()}>
        {texts.text}
      </ErrorState>
      <TextLink href={storefront.root()}>{texts.back}</TextLink>
    </Center>
  );
}

const Center = styled(Container)`
  display: grid;
  justify-items: center;
`;
