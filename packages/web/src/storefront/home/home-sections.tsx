import { useSiteTexts } from '@filigrana/hooks';
import { Notes } from '../../shared/site-texts/notes.tsx';
import { Statement } from '../../shared/site-texts/statement.tsx';
import { Container, Section } from '../../ui/index.ts';
import { Featured } from './featured.tsx';
import { SpecialOrderBand } from './special-order-band.tsx';
import { homeTexts as texts } from './texts.ts';

const { label, shipping, sinpe, transfer } = texts.notes;

/** What the shop stands for, the featured pieces, special orders, shipping and payment. */
export default function HomeSections() {
  const own = useSiteTexts().data?.textos;
  return (
    <>
      <Container>
        <Section>
          <Statement text={own?.inicio || texts.statement} />
        </Section>
        <Featured />
      </Container>
      <SpecialOrderBand />
      <Container>
        <Section>
          <Notes
            label={label}
            notes={[
              { icon: 'truck', title: shipping.title, text: own?.envios || shipping.text },
              { icon: 'mobile', title: sinpe.title, text: own?.sinpe || sinpe.text },
              { icon: 'bank', title: transfer.title, text: own?.transferencia || transfer.text },
            ]}
          />
        </Section>
      </Container>
    </>
  );
}
