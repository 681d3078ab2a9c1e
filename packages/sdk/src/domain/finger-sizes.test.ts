import { expect, test } from 'vitest';
import { withFingerSizes, type Finger, type Hand } from './finger-sizes.ts';

const size = (mano: Hand, dedo: Finger, tamanio: string) => ({ mano, dedo, tamanio });
const left = size('izquierda', 'anular', '7');
const right = size('derecha', 'anular', '8');
const thumb = size('izquierda', 'pulgar', '10');

test.each([
  ['new ones come in front, in their order', [left], [right, thumb], [right, thumb, left]],
  [
    'a finger has one size',
    [right, left],
    [{ ...left, tamanio: '6' }],
    [{ ...left, tamanio: '6' }, right],
  ],
  [
    'of a finger that is named twice the first counts',
    [],
    [left, { ...left, tamanio: '9' }],
    [left],
  ],
  ['null forgets a finger and no other', [left, right], [{ ...left, tamanio: null }], [right]],
])('%s', (_, kept, changes, expected) => expect(withFingerSizes(kept, changes)).toEqual(expected));
