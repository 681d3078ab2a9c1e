import { useRingSizes, useTexts, type SpecialOrderForm } from '@filigrana/hooks';
import { useState } from 'react';
import { styled } from 'styled-components';
import { lazyPart } from '../../shared/lazy-part.tsx';
import { TextButton, TextField } from '../../ui/index.ts';
import { fingersOfSize } from '../ring-sizes/texts.ts';
import { specialOrderTexts as texts } from './texts.ts';

const SizeGuide = lazyPart(() => import('../product/size-guide.tsx'));

/** The own sizes that are offered, those kept last. */
const OFFERED = 3;

/** The size of a ring: two digits, checked on leaving; the guide helps to find it. */
export function SizeField({ request }: { request: SpecialOrderForm }) {
  const { values, errors, change, leaveSize } = request;
  const { sentence } = useTexts();
  const { sizes } = useRingSizes();
  const mine = [...new Set(sizes.map(({ tamanio }) => tamanio))].slice(0, OFFERED);
  const [guideOpen, setGuideOpen] = useState(false);
  return (
    <>
      <TextField
        label={texts.talla}
        aside={
          <Guide aria-haspopup="dialog" onClick={() => setGuideOpen(true)}>
            {texts.sizeGuide}
          </Guide>
        }
        hint={
          mine.length > 0 && values.talla === '' ? (
            <Mine>
              {mine.map((tamanio) => (
                <TextButton key={tamanio} onClick={() => change('talla', tamanio)}>
                  {texts.mySize(tamanio, fingersOfSize(sizes, tamanio))}
                </TextButton>
              ))}
            </Mine>
          ) : (
            texts.tallaHint
          )
        }
        name="talla"
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        required
        value={values.talla}
        onChange={(event) => change('talla', event.target.value)}
        onBlur={leaveSize}
        error={errors.talla && sentence(errors.talla)}
      />
      {guideOpen && <SizeGuide chosen={values.talla || null} onClose={() => setGuideOpen(false)} />}
    </>
  );
}

const Mine = styled.span`
  display: grid;
  justify-items: start;
  gap: 4px;
`;

/** As tall as the label beside it, so that the fields of a row stand level. */
const Guide = styled(TextButton)`
  margin-block: -12px;
`;
