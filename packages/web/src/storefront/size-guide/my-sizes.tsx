import { useRingSizes } from '@filigrana/hooks';
import { FINGERS, RING_SIZES } from '@filigrana/sdk/domain';
import { styled } from 'styled-components';
import { SelectField } from '../../ui/index.ts';
import { sizeGuideTexts } from './texts.ts';

const { mine: texts, fingers } = sizeGuideTexts;

/** The size of each finger, kept on this device. */
export function MySizes() {
  const { sizes, keep } = useRingSizes();
  return (
    <>
      <p>{texts.text}</p>
      <Grid>
        {FINGERS.map((finger) => (
          <SelectField
            key={finger}
            label={fingers[finger]}
            placeholder={texts.none}
            value={sizes.find((each) => each.finger === finger)?.tamanio ?? ''}
            onChange={({ target }) => keep(finger, target.value || null)}
          >
            {RING_SIZES.map(({ tamanio }) => (
              <option key={tamanio}>{tamanio}</option>
            ))}
          </SelectField>
        ))}
      </Grid>
    </>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
  gap: 16px;
  max-width: 820px;
  margin-top: 20px;
`;
