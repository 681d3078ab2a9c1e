import { expect, test } from 'vitest';
import { MAIN_PHOTO, movePhoto, sortPhotos } from './photos.ts';

const photos = [{ idFoto: 4 }, { idFoto: 5 }, { idFoto: 6 }];
const ids = (list: readonly { idFoto: number }[] | null) => list?.map(({ idFoto }) => idFoto);

test.each([
  [
    [6, 4, 5],
    [6, 4, 5],
  ],
  [[4, 5], undefined],
  [[4, 5, 6, 6], undefined],
  [[4, 4, 5], undefined],
  [[4, 5, 7], undefined],
])('photographs put in the order %j are %j', (orden, expected) => {
  expect(ids(sortPhotos(photos, orden))).toEqual(expected);
});

test.each([
  [
    [5, MAIN_PHOTO, 4],
    ['b', 'main', 'a'],
    [MAIN_PHOTO, 5, 4],
  ],
  [
    [4, 5, MAIN_PHOTO],
    ['a', 'b', 'main'],
    [MAIN_PHOTO, 5, 4],
  ],
  [
    [MAIN_PHOTO, 5, 4],
    ['main', 'b', 'a'],
    [MAIN_PHOTO, 5, 4],
  ],
])(
  'the first of %j is the main picture, and leaves its number to the one that was',
  (orden, of, numbers) => {
    const pictures = [
      { idFoto: MAIN_PHOTO, of: 'main' },
      { idFoto: 4, of: 'a' },
      { idFoto: 5, of: 'b' },
    ];
    const sorted = sortPhotos(pictures, orden);
    expect(sorted?.map((each) => each.of)).toEqual(of);
    expect(ids(sorted)).toEqual(numbers);
  },
);

test.each([
  [6, 0, [6, 4, 5]],
  [4, 1, [5, 4, 6]],
  [4, 9, [5, 6, 4]],
  [4, -1, [4, 5, 6]],
  [7, 0, [4, 5, 6]],
])('photograph %i at place %i makes %j', (idFoto, place, expected) => {
  expect(ids(movePhoto(photos, idFoto, place))).toEqual(expected);
});
