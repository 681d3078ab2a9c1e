import { sizeOfDiameter } from '@filigrana/sdk/domain';
import { useState } from 'react';
import { styled } from 'styled-components';
import { TextField } from '../../ui/index.ts';
import { KeepSize } from './keep-size.tsx';
import { sizeGuideTexts } from './texts.ts';

const texts = sizeGuideTexts.thread;

/** A thread around the finger: its length tells the size. */
export function ThreadLength() {
  const [typed, setTyped] = useState('');
  const length = Number(typed.replace(',', '.'));
  const diameter = length / Math.PI;
  const tamanio = sizeOfDiameter(diameter);
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
        hint={length > 0 && sizeGuideTexts.found(diameter.toFixed(1), tamanio)}
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
