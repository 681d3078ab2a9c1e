import { useRingSizes } from '@filigrana/hooks';
import { FINGERS, HANDS } from '@filigrana/sdk/domain';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button, Hint, SelectField } from '../../ui/index.ts';
import { ringSizeTexts } from '../ring-sizes/texts.ts';
import { sizeGuideTexts } from './texts.ts';

const { keep: texts } = sizeGuideTexts;
const { hands, fingers, fingerName } = ringSizeTexts;

/** Every finger, as the choice names it. */
const CHOICES = HANDS.map((mano) => ({
  mano,
  fingers: FINGERS.map((dedo) => ({ name: `${mano} ${dedo}`, finger: { mano, dedo } })),
}));
const ALL = CHOICES.flatMap((hand) => hand.fingers);
/** Where most rings are worn. */
const USUAL = 'izquierda anular';

/** Keeps a size that was found, for a finger. */
export function KeepSize({ tamanio }: { tamanio: string | null }) {
  const { status, of, keep } = useRingSizes();
  const [chosen, choose] = useState(USUAL);
  const finger = ALL.find(({ name }) => name === chosen)?.finger;
  const isKept = finger !== undefined && tamanio !== null && of(finger) === tamanio;
  return (
    <>
      <Row>
        <SelectField
          label={texts.finger}
          value={chosen}
          onChange={({ target }) => choose(target.value)}
        >
          {CHOICES.map((hand) => (
            <optgroup key={hand.mano} label={hands[hand.mano]}>
              {hand.fingers.map(({ name, finger: { dedo } }) => (
                <option key={name} value={name}>
                  {fingers[dedo]}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
        <Button
          variant="line"
          disabled={tamanio === null || status === 'loading'}
          onClick={() => finger && keep(finger, tamanio)}
        >
          {texts.button}
        </Button>
      </Row>
      <Said role="status">
        {isKept && <Hint tone="success">{texts.done(fingerName(finger), tamanio)}</Hint>}
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
