import { useSiteTexts } from '@filigrana/hooks';
import type { SiteTextKey } from '@filigrana/sdk/domain';
import { builtInTexts } from '../../shared/site-texts/built-in-texts.ts';
import { Notes } from '../../shared/site-texts/notes.tsx';
import { said } from '../../shared/site-texts/said.ts';
import { Statement } from '../../shared/site-texts/statement.tsx';
import { Container, Section } from '../../ui/index.ts';
import { Featured } from './featured.tsx';
import { SpecialOrderBand } from './special-order-band.tsx';
import { homeTexts as texts } from './texts.ts';

const { label, shipping, sinpe, transfer } = texts.notes;

/** What the shop stands for, the featured pieces, special orders, shipping and payment. */
export default function HomeSections() {
  const own = useSiteTexts().data?.textos;
  const words = (key: Exclude<SiteTextKey, 'acerca'>) =>
    said(own?.[key], own?.[`${key}Ingles`], builtInTexts[key]);
  return (
    <>
      <Container>
        <Section>
          <Statement {...words('inicio')} />
        </Section>
        <Featured />
      </Container>
      <SpecialOrderBand />
      <Container>
        <Section>
          <Notes
            label={label}
            notes={[
              { icon: 'truck', title: shipping, ...words('envios') },
              { icon: 'mobile', title: sinpe, ...words('sinpe') },
              { icon: 'bank', title: transfer, ...words('transferencia') },
            ]}
          />
        </Section>
      </Container>
    </>
  );
}
