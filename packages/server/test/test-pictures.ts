import { openPictures, type Pictures } from '../src/media/index.ts';

let opened: Pictures | undefined;
const open = () => (opened ??= openPictures());

/**
 * Picture workers that every shop of a test run shares; they start when the first picture comes and end
 * with their process.
 */
export const testPictures: Pictures = {
  run: (task, ...input) => open().run(task, ...input),
  largeOnes: (task) => open().largeOnes(task),
  close: () => Promise.resolve(),
};
