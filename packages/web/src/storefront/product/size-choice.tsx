import { useRingSizes, useTexts, type ProductSelection } from '@filigrana/hooks';
import { useEffect, useId, useState } from 'react';
import { styled } from 'styled-components';
import { lazyPart } from '../../shared/lazy-part.tsx';
import { Hint, Icon, SizeRadios, TextButton, type HintTone } from '../../ui/index.ts';
import { fingersOfSize, ringSizeTexts } from '../ring-sizes/texts.ts';
import { offerTexts as texts } from './offer-texts.ts';

const SizeGuide = lazyPart(() => import('./size-guide.tsx'));

type SizeHint = NonNullable<ProductSelection['sizeHint']>;

const TONES: Partial<Record<SizeHint['code'], HintTone>> = {
  'product.sizeSelected': 'success',
  'product.sizeSelectedLast': 'success',
  'product.sizeSoldOut': 'warning',
};

/** The sizes of a ring, what is left of the chosen one, and the way to the size guide. */
export function SizeChoice({ selection }: { selection: ProductSelection }) {
  const { sizes, tamanio, chooseSize, sizeHint } = selection;
  const { sentence } = useTexts();
  const [guideOpen, setGuideOpen] = useState(false);
  const hintId = useId();
  const kept = useRingSizes();
  // What the account has may be another one.
  const fits = (own: { tamanio: string }) =>
    sizes.some((size) => size.tamanio === own.tamanio && !size.soldOut);
  const mine = kept.status === 'loading' ? undefined : kept.sizes.find(fits)?.tamanio;
  useEffect(() => {
    if (mine && tamanio === null) chooseSize(mine);
  }, [mine, tamanio, chooseSize]);
  const fingers = fingersOfSize(kept.sizes, tamanio);
  return (
    <Box>
      <Head>
        <b aria-hidden="true">{texts.size}</b>
        <Guide aria-haspopup="dialog" onClick={() => setGuideOpen(true)}>
          <Icon name="ruler" size="sm" />
          {texts.sizeGuide}
        </Guide>
      </Head>
      <SizeRadios
        legend={texts.size}
        describedBy={hintId}
        value={tamanio}
        onChange={chooseSize}
        options={sizes.map(({ tamanio: value, soldOut, reserved }) => ({
          value,
          label: texts[reserved ? 'sizeReserved' : soldOut ? 'sizeSoldOut' : 'sizeName'](value),
          disabled: soldOut && !reserved,
        }))}
      />
      <HintPlace id={hintId} role="status">
        {sizeHint ? (
          <Hint tone={TONES[sizeHint.code] ?? 'plain'}>{sentence(sizeHint)}</Hint>
        ) : (
          fingers && <Hint>{ringSizeTexts.yours(fingers)}</Hint>
        )}
      </HintPlace>
      {guideOpen && <SizeGuide chosen={tamanio} onClose={() => setGuideOpen(false)} />}
    </Box>
  );
}

const Box = styled.div`
  margin-top: 28px;
`;

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: 16px;
  margin-bottom: 12px;
  b {
    font-weight: 600;
  }
`;

const Guide = styled(TextButton)`
  text-align: left;
`;

/** One line, said or not, so that nothing moves. */
const HintPlace = styled.div`
  margin-top: 12px;
  min-height: 21px;
`;
