import { styled } from 'styled-components';
import { storefront } from '../../app/paths.ts';
import { scenes } from '../../assets/scenes/scenes.ts';
import { from, Helecho, LinkButton, Picture } from '../../ui/index.ts';
import { homeTexts } from './texts.ts';

const texts = homeTexts.specialOrder;

/** Invitation to order a piece of one's own: a photograph and a jade panel, from edge to edge. */
export function SpecialOrderBand() {
  return (
    <Band>
      <Photo {...scenes.encargo} sizes="(min-width: 1024px) 50vw, 100vw" />
      <Panel className="on-dark">
        <Fern />
        <h2>{texts.title}</h2>
        <p>{texts.text}</p>
        <div>
          <LinkButton href={storefront.specialOrder()} variant="hilo" size="lg">
            {texts.action}
          </LinkButton>
        </div>
      </Panel>
    </Band>
  );
}

const Band = styled.section`
  margin-top: var(--section-gap);
  display: grid;
  background: var(--surface-dark);
  color: var(--ink-on-dark);
  ${from.lg} {
    grid-template-columns: 1fr 1fr;
    min-height: 560px;
  }
`;

const Photo = styled(Picture)`
  width: 100%;
  height: 100%;
  max-height: 340px;
  ${from.lg} {
    max-height: none;
  }
`;

const Fern = styled(Helecho)`
  right: -250px;
  top: 20px;
  width: 500px;
  height: 643px;
  opacity: 0.34;
  ${from.lg} {
    opacity: 0.6;
    right: -210px;
    top: -10px;
    width: 520px;
    height: 669px;
  }
`;

const Panel = styled.div`
  position: relative;
  overflow: hidden;
  display: grid;
  gap: 22px;
  align-content: center;
  padding: clamp(48px, 7vw, 112px) var(--page-pad);
  > :not(${Fern}) {
    position: relative;
  }
  h2 {
    font-size: clamp(2rem, 1.5rem + 2.1vw, 3.25rem);
    line-height: 1.08;
    max-width: 13ch;
  }
  p {
    color: var(--ink-on-dark-muted);
    max-width: 40ch;
    font-size: 1.0625rem;
    text-wrap: pretty;
  }
  ${from.lg} {
    padding-left: clamp(48px, 6vw, 104px);
  }
`;
