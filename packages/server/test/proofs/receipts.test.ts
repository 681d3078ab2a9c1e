import { expect, test } from 'vitest';
import { samePicture } from '../../src/pictures/same-picture.ts';
import { LAYOUT_COUNT } from '../drawn-receipts.ts';
import {
  known,
  knownAsDrawn,
  screenshot,
  search,
  sentAgain,
  type Known,
} from '../receipt-trials.ts';
import { figures, PROOF_TIMEOUT, sizes, timed } from './proof.ts';

/** Receipts of each layout that are copied; receipts of one bank; pairs of payments of one person. */
const size = sizes({ copies: 2, receipts: 24, pairs: 1 });
/** So many get a closer look. */
const CLOSER = 12;
const layouts = Array.from({ length: LAYOUT_COUNT }, (_unused, layout) => layout);

test(
  'copies that were scaled, compressed anew and cropped are found, and nothing else is',
  async () => {
    const counted = { copies: 0, found: 0, looked: 0, wrong: 0 };
    const [, seconds] = await timed(async () => {
      for (const layout of layouts) {
        const all: Known[] = [];
        for (let seed = 0; seed < size.copies; seed += 1)
          all.push(await known(await screenshot(layout, seed)));
        for (let seed = 0; seed < size.copies; seed += 1) {
          const copy = await sentAgain(await screenshot(layout, seed), layout * 1000 + seed);
          const { looked, same } = search((await known(copy)).look, all, CLOSER);
          counted.copies += 1;
          counted.looked += looked;
          counted.found += same.includes(seed) ? 1 : 0;
          counted.wrong += same.filter((index) => index !== seed).length;
        }
      }
    });
    figures('receipts', 'copies', { ...counted, seconds });
    expect(counted.found / counted.copies).toBeGreaterThanOrEqual(0.98);
    expect(counted.wrong).toBe(0);
  },
  PROOF_TIMEOUT,
);

test(
  'different receipts of one bank are all different',
  async () => {
    const all: Known[] = [];
    const counted = { receipts: size.receipts, looked: 0, wrong: 0 };
    const [, seconds] = await timed(async () => {
      for (let seed = 0; seed < size.receipts; seed += 1) all.push(await knownAsDrawn(0, seed));
      for (const [own, { look }] of all.entries()) {
        const { looked, same } = search(look, all.slice(0, own), CLOSER);
        counted.looked += looked;
        counted.wrong += same.length;
      }
    });
    figures('receipts', 'one bank', { ...counted, seconds });
    expect(counted.wrong).toBe(0);
  },
  PROOF_TIMEOUT,
);

test(
  'two payments of one person, day and amount are different',
  async () => {
    for (const layout of layouts)
      for (let seed = 0; seed < size.pairs; seed += 1) {
        const [one, two] = [await screenshot(layout, seed), await screenshot(layout, seed, 1)];
        expect(samePicture((await known(one)).look, (await known(two)).look)).toBeNull();
      }
  },
  PROOF_TIMEOUT,
);
