import { RING_SIZES, describeSize } from '@filigrana/sdk/domain';
import { useState } from 'react';
import { styled } from 'styled-components';
import { storefront } from '../../app/paths.ts';
import { useBackCloses } from '../../shared/use-back-closes.ts';
import { from, Modal, TextLink } from '../../ui/index.ts';
import { MeasureTable } from '../size-guide/measure-table.tsx';
import { SizeDrawing } from './size-drawing.tsx';
import { sizeGuideTexts as texts } from './size-guide-texts.ts';

/** Drawn in jade while no size is chosen or pointed at. */
const USUAL = '7';

/** The ring sizes: drawn to scale, in a table, and how to measure a ring. */
export default function SizeGuide(props: { chosen: string | null; onClose: () => void }) {
  const close = useBackCloses(props.onClose);
  const [pointed, setPointed] = useState<string | null>(null);
  const shown = pointed ?? props.chosen ?? USUAL;
  return (
    <Modal size="lg" title={texts.title} onClose={close}>
      <Columns>
        <figure>
          <SizeDrawing shown={shown} />
          <figcaption>
            {texts.tip}
            {/* In place of the entry of this dialog: the way back leads to the page. */}
            <More href={storefront.sizeGuide()} replace>
              {texts.more}
            </More>
          </figcaption>
        </figure>
        <MeasureTable>
          <thead>
            <tr>
              <th scope="col">{texts.size}</th>
              <th scope="col">{texts.diameter}</th>
              <th scope="col">{texts.equivalent}</th>
            </tr>
          </thead>
          <tbody onPointerLeave={() => setPointed(null)}>
            {RING_SIZES.map(describeSize).map(({ tamanio, millimetres, centimetres }) => (
              <tr
                key={tamanio}
                data-shown={tamanio === shown ? '' : undefined}
                aria-current={tamanio === props.chosen ? 'true' : undefined}
                onPointerEnter={() => setPointed(tamanio)}
              >
                <th scope="row">{tamanio}</th>
                <td>{millimetres}</td>
                <td>{centimetres}</td>
              </tr>
            ))}
          </tbody>
        </MeasureTable>
      </Columns>
    </Modal>
  );
}

const More = styled(TextLink)`
  display: block;
  margin-top: 10px;
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px;
  margin-top: 22px;
  ${from.md} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: 44px;
    align-items: center;
  }
  figcaption {
    margin-top: 12px;
    font-size: 0.9375rem;
    color: var(--ink-muted);
  }
`;
