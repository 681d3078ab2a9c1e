import { measureText, sizeOfDiameter } from '@filigrana/sdk/domain';
import { useState } from 'react';
import { styled } from 'styled-components';
import { TextField } from '../../ui/index.ts';
import { KeepSize } from './keep-size.tsx';
import { sizeGuideTexts } from './texts.ts';

const texts = sizeGuideTexts.thread;

/** Round a finger, mm. */
const [SHORTEST, LONGEST] = [30, 90];

/** Nobody measures a finger of 5.4 mm: with a decimal that is centimetres; a '5' may become 55. */
function readLength(typed: string) {
  const length = Number(typed.replace(',', '.'));
  const isSmall = length * 10 >= SHORTEST && length * 10 < 100;
  const hasDecimal = /[.,]\d/.test(typed);
  return {
    length: isSmall && hasDecimal ? length * 10 : length,
    isDoubtful: isSmall && !hasDecimal,
  };
}

/** A thread around the finger: its length tells the size. */
export function ThreadLength() {
  const [typed, setTyped] = useState('');
  const { length, isDoubtful } = readLength(typed);
  const diameter = Math.round((length / Math.PI) * 10) / 10;
  const isFinger = length >= SHORTEST && length <= LONGEST;
  // With a single digit the number is still being typed.
  const isWrong = !isFinger && /\d\D*\d/.test(typed);
  const tamanio = isFinger ? sizeOfDiameter(diameter) : null;
  return (
    <Narrow>
      <p>{texts.text}</p>
      <TextField
        label={texts.label}
        inputMode="decimal"
        autoComplete="off"
        maxLength={5}
        value={typed}
        onChange={({ target }) => setTyped(target.value.replace(/[^\d.,]/g, ''))}
        hint={
          isFinger
            ? sizeGuideTexts.found(measureText(diameter), tamanio)
            : isDoubtful && texts.centimetres(length)
        }
        error={isWrong ? texts.noFinger(SHORTEST, LONGEST) : undefined}
      />
      {tamanio !== null && <KeepSize tamanio={tamanio} />}
    </Narrow>
  );
}

const Narrow = styled.div`
  display: grid;
  gap: 16px;
  max-width: 480px;
`;
