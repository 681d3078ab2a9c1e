import { afterAll } from 'vitest';
import { openPictures, type Pictures } from '../src/media/index.ts';

let opened: Pictures | undefined;
const open = () => (opened ??= openPictures());
afterAll(() => opened?.close());

/** Picture workers that every shop of a test file shares; they start when the first picture comes. */
export const testPictures: Pictures = {
  run: (task, ...input) => open().run(task, ...input),
  largeOnes: (task) => open().largeOnes(task),
  close: () => Promise.resolve(),
};
