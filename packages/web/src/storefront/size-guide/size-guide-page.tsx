import { measureText, RING_SIZES, ringMeasures } from '@filigrana/sdk/domain';
import { styled } from 'styled-components';
import { useAbsoluteUrl, useHead } from '../../app/head.tsx';
import { storefront } from '../../app/paths.ts';
import { Container, PageTitle, SectionTitle } from '../../ui/index.ts';
import { breadcrumbList } from '../catalog/breadcrumb-list.ts';
import { PageCrumbs } from '../layout/page-crumbs.tsx';
import { MySizes } from '../ring-sizes/my-sizes.tsx';
import { ringSizeTexts } from '../ring-sizes/texts.ts';
import { MeasureTable } from './measure-table.tsx';
import { PaperStrip } from './paper-strip.tsx';
import { ScreenSizer } from './screen-sizer.tsx';
import { sizeGuideTexts as texts } from './texts.ts';
import { ThreadLength } from './thread-length.tsx';

/** Every way to find a ring size at home. */
export default function SizeGuidePage() {
  const absolute = useAbsoluteUrl();
  const canonical = storefront.sizeGuide();
  useHead({
    title: texts.title,
    description: texts.description,
    canonical,
    jsonLd: breadcrumbList(absolute, [{ name: texts.title, path: canonical }]),
  });
  return (
    <Container>
      <PageCrumbs />
      <PageTitle>{texts.title}</PageTitle>
      <Lead data-screen>{texts.lead}</Lead>
      <Part data-screen>
        <SectionTitle>{texts.screen.title}</SectionTitle>
        <ScreenSizer />
      </Part>
      <Part>
        <SectionTitle>{texts.paper.title}</SectionTitle>
        <PaperStrip />
      </Part>
      <Part data-screen>
        <SectionTitle>{texts.thread.title}</SectionTitle>
        <ThreadLength />
      </Part>
      <Part data-screen>
        <SectionTitle>{texts.table.title}</SectionTitle>
        <Sizes />
      </Part>
      <Part data-screen>
        <SectionTitle>{ringSizeTexts.title}</SectionTitle>
        <MySizes />
      </Part>
    </Container>
  );
}

function Sizes() {
  const { size, diameter, circumference, us, eu } = texts.table;
  return (
    <Scroller role="region" aria-label={texts.table.title} tabIndex={0}>
      <MeasureTable>
        <thead>
          <tr>
            {[size, diameter, circumference, us, eu].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {RING_SIZES.map(ringMeasures).map((ring) => (
            <tr key={ring.tamanio}>
              <th scope="row">{ring.tamanio}</th>
              <td>{measureText(ring.diameter)} mm</td>
              <td>{measureText(ring.circumference)} mm</td>
              <td>{ring.us}</td>
              <td>{ring.eu}</td>
            </tr>
          ))}
        </tbody>
      </MeasureTable>
    </Scroller>
  );
}

const Lead = styled.p`
  max-width: 54ch;
  font-size: var(--fs-lead);
  line-height: var(--lh-lead);
`;

/** Five columns of large text are wider than a small phone. */
const Scroller = styled.div`
  max-width: 820px;
  overflow-x: auto;
`;

const Part = styled.section`
  margin-top: var(--s-10);
`;
