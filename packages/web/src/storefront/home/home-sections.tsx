import { styled } from 'styled-components';
import { Container, Nudo, Section } from '../../ui/index.ts';
import { Featured } from './featured.tsx';
import { Notes } from './notes.tsx';
import { SpecialOrderBand } from './special-order-band.tsx';
import { homeTexts as texts } from './texts.ts';

const { label, shipping, sinpe, transfer } = texts.notes;

/** What the shop stands for, the featured pieces, special orders, shipping and payment. */
export default function HomeSections() {
  return (
    <>
      <Container>
        <Section>
          <Statement>
            <p>{texts.statement}</p>
            <Nudo />
          </Statement>
        </Section>
        <Featured />
      </Container>
      <SpecialOrderBand />
      <Container>
        <Section>
          <Notes
            label={label}
            notes={[
              { icon: 'truck', ...shipping },
              { icon: 'mobile', ...sinpe },
              { icon: 'bank', ...transfer },
            ]}
          />
        </Section>
      </Container>
    </>
  );
}

const Statement = styled.div`
  display: grid;
  gap: 22px;
  justify-items: center;
  text-align: center;
  max-width: 820px;
  margin-inline: auto;
  p {
    font: 400 clamp(1.5rem, 1.18rem + 1.35vw, 2.25rem) / 1.3 var(--font-display);
    letter-spacing: -0.006em;
    text-wrap: balance;
  }
`;
