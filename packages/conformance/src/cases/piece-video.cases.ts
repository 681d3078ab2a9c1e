import { PHOTO_DESCRIPTION_MAX, VIDEO_SECONDS_MAX } from '@filigrana/sdk/domain';
import { defineCase, type ConformanceCase } from '../case.ts';
import type { CaseContext } from '../case-context.ts';
import { emptyFile, formOf, picture, tooLarge, type Parts } from '../fixtures/files.ts';
import { newProduct } from '../fixtures/products.ts';
import { video } from '../fixtures/video.ts';
import { equal, present } from '../http/difference.ts';
import { NO_ID, refusals } from './refusals.ts';

/** A new product, and what can be done with its video. */
async function withProduct(context: CaseContext) {
  const { ask } = context;
  const { idProducto } = await newProduct(context);
  const token = await context.token(2);
  const params = { idProducto };
  const set = (parts: Parts) => ask('setVideo', '', { token, params, form: formOf(parts) });
  const remove = () => ask('removeVideo', '', { token, params });
  const shown = async () =>
    (await ask('getProduct', '', { params: { id: idProducto } })).ok().video ?? null;
  return { set, remove, shown };
}

const noProduct = { params: { idProducto: NO_ID } };
const form = (parts: Parts) => () => ({ ...noProduct, form: formOf(parts) });
const needs = ['administrator', 'pieceVideo'] as const;

/** The video of a product: an extension of the contract. */
export const pieceVideoCases: readonly ConformanceCase[] = [
  defineCase({
    id: 'piece-video.keep',
    title: 'a video is added, described, replaced and taken away, and visitors see it',
    statuses: [
      ['setVideo', 200],
      ['setVideo', 404],
      ['removeVideo', 200],
      ['removeVideo', 404],
    ],
    writes: true,
    needs,
    async run(context) {
      const { set, remove, shown } = await withProduct(context);
      (await remove()).refused(404);
      (await set({ descripcion: 'Gira' })).refused(404);
      const first = (await set({ video: video(), descripcion: ' Gira ' })).ok();
      equal('what is said of it', [first.tipo, first.descripcion], ['video/webm', 'Gira']);
      equal('what visitors see', await shown(), first);
      const said = (await set({ descripcion: 'Gira en la mano' })).ok();
      equal('it with other words', said, { ...first, descripcion: 'Gira en la mano' });
      const second = (await set({ video: video({ seconds: 3 }) })).ok();
      equal('whether it is another', second.video_url === first.video_url, false);
      equal('what visitors see then', await shown(), second);
      (await remove()).ok();
      equal('what visitors see at last', await shown(), null);
    },
  }),
  defineCase({
    id: 'piece-video.files-by-content',
    title: `what is no video, has sound or is longer than ${VIDEO_SECONDS_MAX} seconds is 415, one over 10 MB 413`,
    statuses: [
      ['setVideo', 415],
      ['setVideo', 413],
    ],
    writes: true,
    needs,
    async run(context) {
      const { set, shown } = await withProduct(context);
      const kept = (await set({ video: video(), descripcion: 'Gira' })).ok();
      const long = video({ seconds: VIDEO_SECONDS_MAX + 1 });
      for (const file of [picture(), emptyFile(), video({ hasSound: true }), long])
        (await set({ video: file })).refused(415);
      (await set({ video: tooLarge() })).refused(413);
      equal('the video after it', present(await shown(), 'The video'), kept);
    },
  }),
  ...refusals({
    operation: 'setVideo',
    valid: form({ video: video() }),
    invalid: [
      ['a text instead of a video', form({ video: 'gira.mp4' }), ['video']],
      [
        'a long description',
        form({ video: video(), descripcion: 'x'.repeat(PHOTO_DESCRIPTION_MAX + 1) }),
        ['descripcion'],
      ],
    ],
    missing: true,
  }),
  ...refusals({ operation: 'removeVideo', valid: noProduct, missing: true }),
];
