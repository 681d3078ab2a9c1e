import { useRingSizes } from '@filigrana/hooks';
import { FINGERS, HANDS, RING_SIZES } from '@filigrana/sdk/domain';
import { styled } from 'styled-components';
import { ErrorState, SelectField, Skeleton, VisuallyHidden } from '../../ui/index.ts';
import { ringSizeTexts as texts } from './texts.ts';

/** The size of each finger, kept in the account of a customer, else on this device. */
export function MySizes() {
  const { status, isInAccount, of, keep, reload } = useRingSizes();
  if (status === 'failed') return <ErrorState size="sm" title={texts.failed} onRetry={reload} />;
  if (status === 'loading')
    return (
      <>
        <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
        <Skeleton $width="60%" $height={26} aria-hidden="true" />
      </>
    );
  return (
    <>
      <p>{isInAccount ? texts.inAccount : texts.onDevice}</p>
      {HANDS.map((mano) => (
        <HandPlace key={mano}>
          <legend>{texts.hands[mano]}</legend>
          {FINGERS.map((dedo) => (
            <SelectField
              key={dedo}
              label={texts.fingers[dedo]}
              placeholder={texts.none}
              value={of({ mano, dedo }) ?? ''}
              onChange={({ target }) => keep({ mano, dedo }, target.value || null)}
            >
              {RING_SIZES.map(({ tamanio }) => (
                <option key={tamanio}>{tamanio}</option>
              ))}
            </SelectField>
          ))}
        </HandPlace>
      ))}
    </>
  );
}

const HandPlace = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(7.5rem, 1fr));
  gap: 16px;
  max-width: 820px;
  margin-top: 20px;
  legend {
    padding: 0;
    margin-bottom: 12px;
    font-weight: 600;
  }
`;
