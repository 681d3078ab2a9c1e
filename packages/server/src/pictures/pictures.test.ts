import sharp from 'sharp';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { avifBombs } from '../../test/hostile-files.ts';
import { childrenOf } from '../../test/child-processes.ts';
import { grainy } from '../../test/sample-files.ts';
import type { WorkerLimits } from './picture-process.ts';
import { openPictures, type Pictures } from './pictures.ts';
import type { Decoded, PreparedImage } from './redraw-image.ts';

const [bomb = Buffer.alloc(0)] = avifBombs();
let photo: Buffer;
let pictures: Pictures;
beforeAll(async () => {
  photo = await grainy(400, 300).jpeg().toBuffer();
});
afterEach(() => pictures.close());

const open = (limits?: Partial<WorkerLimits>) => (pictures = openPictures(limits));
const widthOf = async (drawn: Promise<Decoded<PreparedImage>>) =>
  (await sharp((await drawn).result?.bytes).metadata()).width;

test('a picture that takes more memory than it may ends its worker, and those beside it are drawn', async () => {
  const { run } = open();
  const refused = expect(run('redrawImage', bomb, 'image/webp', Infinity)).rejects.toMatchObject({
    isTooMuch: true,
  });
  const others = Array.from({ length: 6 }, () =>
    widthOf(run('redrawImage', photo, 'image/webp', Infinity)),
  );
  await refused;
  expect(await Promise.all(others)).toEqual([400, 400, 400, 400, 400, 400]);
  expect(await widthOf(run('redrawImage', photo, 'image/webp', Infinity))).toBe(400);
});

test('a picture that takes too long is given up, and the next one is drawn', async () => {
  const { run } = open({ patience: 150, memoryMax: Infinity });
  await run('readHeader', photo);
  await expect(run('redrawImage', bomb, 'image/webp', Infinity)).rejects.toMatchObject({
    isTooMuch: true,
  });
  expect(await run('readHeader', photo)).toMatchObject({ width: 400, height: 300 });
});

test('a broken picture is no more than that', async () => {
  const { run } = open();
  const half = photo.subarray(0, photo.length / 2);
  await expect(run('redrawImage', half, 'image/webp', Infinity)).rejects.toMatchObject({
    isTooMuch: false,
  });
  expect(await widthOf(run('redrawImage', photo, 'image/webp', Infinity))).toBe(400);
});

test('whatever ends a worker from outside, its picture is drawn by another one', async () => {
  const { run } = open();
  await run('readHeader', photo);
  const drawn = run('redrawImage', photo, 'image/webp', Infinity);
  const workers = childrenOf(process.pid, 'picture-worker');
  expect(workers).not.toEqual([]);
  for (const pid of workers) process.kill(pid, 'SIGKILL');
  expect(await widthOf(drawn)).toBe(400);
});

test('large pictures are drawn one at a time', async () => {
  const { largeOnes } = open();
  let [atWork, most] = [0, 0];
  const draw = async () => {
    most = Math.max(most, (atWork += 1));
    await new Promise(setImmediate);
    atWork -= 1;
  };
  await Promise.all([largeOnes(draw), largeOnes(draw), largeOnes(draw)]);
  expect(most).toBe(1);
});

test('when it is closed no worker is left, and nothing is drawn any more', async () => {
  const { run, close } = open();
  await run('readHeader', photo);
  await close();
  expect(childrenOf(process.pid, 'picture-worker')).toEqual([]);
  await expect(run('readHeader', photo)).rejects.toMatchObject({ status: 503, retryAfter: 10 });
});
