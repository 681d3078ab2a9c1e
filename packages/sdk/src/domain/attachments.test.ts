import { describe, expect, test } from 'vitest';
import {
  ATTACHMENT_TYPES,
  attachmentAccept,
  attachmentProblem,
  isImageFile,
  type AttachmentKind,
} from './attachments.ts';

const TEN_MB = 10_485_760;

/** Type of the file, then whether it is taken as image, video, checkout, payment page and any receipt. */
const TAKEN: [string, boolean, boolean, boolean, boolean, boolean][] = [
  ['image/png', true, false, true, true, true],
  ['image/jpeg', true, false, true, true, true],
  ['image/jpg', true, false, true, true, true],
  ['IMAGE/PNG', true, false, true, true, true],
  ['image/webp', true, false, true, false, true],
  ['image/avif', true, false, true, false, true],
  ['image/gif', true, false, true, false, true],
  ['application/pdf', false, false, false, true, true],
  ['video/mp4', false, true, false, false, false],
  ['video/webm', false, true, false, false, false],
  ['video/quicktime', false, false, false, false, false],
  ['image/svg+xml', false, false, false, false, false],
  ['image/heic', false, false, false, false, false],
  ['text/html', false, false, false, false, false],
  ['', false, false, false, false, false],
];
const KINDS: AttachmentKind[] = [
  'image',
  'video',
  'checkoutReceipt',
  'paymentPageReceipt',
  'anyReceipt',
];

describe('a file', () => {
  test('is wanted for the five purposes of the table', () => {
    expect(Object.keys(ATTACHMENT_TYPES)).toEqual(KINDS);
  });

  test.each(TAKEN)(
    'of type %j is taken: image %s, video %s, checkout %s, payment %s, any %s',
    (...row) => {
      const [type, ...taken] = row;
      const problems = KINDS.map((kind) => attachmentProblem({ type, size: 900 }, kind));
      expect(problems).toEqual(taken.map((is) => (is ? null : 'FILE_TYPE')));
      expect(isImageFile({ type, size: 900 })).toBe(taken[0]);
    },
  );

  test.each([
    ['comprobante.pdf', null],
    ['foto.JPG', null],
    ['foto.jpeg', null],
    ['foto.png', null],
    ['foto.svg', 'FILE_TYPE'],
    ['sin-punto', 'FILE_TYPE'],
  ])('of unknown type is judged by its name: %s', (name, problem) => {
    expect(attachmentProblem({ type: '', size: 900, name }, 'paymentPageReceipt')).toBe(problem);
  });

  test('is not judged by its name when its type is known', () => {
    const file = { type: 'text/html', size: 900, name: 'foto.png' };
    expect(attachmentProblem(file, 'image')).toBe('FILE_TYPE');
  });

  test.each([
    [0, 'FILE_EMPTY'],
    [1, null],
    [TEN_MB, null],
    [TEN_MB + 1, 'FILE_TOO_LARGE'],
  ])('of %i bytes: %s', (size, problem) => {
    expect(attachmentProblem({ type: 'image/png', size }, 'image')).toBe(problem);
  });
});

test('the file fields offer the types they take', () => {
  expect(attachmentAccept('checkoutReceipt')).toBe(
    'image/jpeg,image/png,image/webp,image/avif,image/gif',
  );
  expect(attachmentAccept('paymentPageReceipt')).toBe('image/png,image/jpeg,application/pdf');
});
