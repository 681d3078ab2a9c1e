import { useRingSizes } from '@filigrana/hooks';
import { FINGERS, type Finger } from '@filigrana/sdk/domain';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button, Hint, SelectField } from '../../ui/index.ts';
import { sizeGuideTexts } from './texts.ts';

const { keep: texts, fingers } = sizeGuideTexts;

/** Keeps a size that was found, for a finger. */
export function KeepSize({ tamanio }: { tamanio: string | null }) {
  const { sizes, keep } = useRingSizes();
  const [finger, setFinger] = useState<Finger>('anular');
  const isKept = sizes.some((each) => each.finger === finger && each.tamanio === tamanio);
  return (
    <>
      <Row>
        <SelectField
          label={texts.finger}
          value={finger}
          onChange={({ target }) => setFinger(target.value as Finger)}
        >
          {FINGERS.map((name) => (
            <option key={name} value={name}>
              {fingers[name]}
            </option>
          ))}
        </SelectField>
        <Button variant="line" disabled={tamanio === null} onClick={() => keep(finger, tamanio)}>
          {texts.button}
        </Button>
      </Row>
      <Said role="status">
        {isKept && tamanio !== null && (
          <Hint tone="success">{texts.done(fingers[finger].toLowerCase(), tamanio)}</Hint>
        )}
      </Said>
    </>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 14px;
  margin-top: 20px;
  > :first-child {
    flex: 0 1 12rem;
  }
`;

/** One line, said or not, so that nothing moves. */
const Said = styled.div`
  min-height: 21px;
  margin-top: 8px;
`;
