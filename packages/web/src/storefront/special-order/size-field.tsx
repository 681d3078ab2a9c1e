import { useRingSizes, useTexts, type SpecialOrderForm } from '@filigrana/hooks';
import { useState } from 'react';
import { styled } from 'styled-components';
import { lazyPart } from '../../shared/lazy-part.tsx';
import { TextButton, TextField } from '../../ui/index.ts';
import { specialOrderTexts as texts } from './texts.ts';

const SizeGuide = lazyPart(() => import('../product/size-guide.tsx'));

/** The size of a ring: two digits, checked on leaving; the guide helps to find it. */
export function SizeField({ request }: { request: SpecialOrderForm }) {
  const { values, errors, change, leaveSize } = request;
  const { sentence } = useTexts();
  const mine = useRingSizes().sizes[0]?.tamanio;
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
          mine && values.talla === '' ? (
            <TextButton onClick={() => change('talla', mine)}>{texts.mySize(mine)}</TextButton>
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

/** As tall as the label beside it, so that the fields of a row stand level. */
const Guide = styled(TextButton)`
  margin-block: -12px;
`;
