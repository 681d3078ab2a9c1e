import { defineCase, type ConformanceCase } from '../case.ts';
import { check, equal } from '../http/difference.ts';
import { emptyFile, formOf, picture, svg, tooLarge, type Parts } from '../fixtures/files.ts';
import { checkOpens } from '../fixtures/links.ts';
import { refusals } from './refusals.ts';

const upload = (parts: Parts) => ({ form: formOf(parts) });

export const bannersCases: readonly ConformanceCase[] = [
  defineCase({
    id: 'banners.list',
    title: 'the banners are a list of addresses of images, none of them twice',
    statuses: [['listBanners', 200]],
    async run({ ask }) {
      const banners = (await ask('listBanners', '')).ok();
      equal('addresses that stand in the list twice', banners.length - new Set(banners).size, 0);
      check(banners.every(Boolean), 'GET /api/banners/ holds an empty address');
    },
  }),
  defineCase({
    id: 'banners.pictures',
    title: 'banners open for everybody',
    statuses: [['listBanners', 200]],
    async run(context) {
      for (const address of (await context.ask('listBanners', '')).ok())
        await checkOpens(context, 'A banner', address);
    },
  }),
  defineCase({
    id: 'banners.replace',
    title: 'an upload replaces the set, in the order of its files',
    statuses: [['uploadBanners', 200]],
    writes: true,
    needs: ['administrator', 'disposable'],
    async run({ ask, token }) {
      const before = (await ask('listBanners', '')).ok();
      const files = [picture([10, 20, 30]), picture([200, 20, 30])];
      const request = { ...upload({ banners: files }), token: await token(2) };
      (await ask('uploadBanners', 'with two images', request)).ok();
      const after = (await ask('listBanners', '')).ok();
      equal('banners after an upload of two', after.length, 2);
      const old = after.filter((address) => before.includes(address));
      equal('banners of the set before that are still there', old, []);
    },
  }),
  defineCase({
    id: 'banners.uploadBanners-413',
    title: 'an image over 10 MB is 413 PAYLOAD_TOO_LARGE, and the banners stay',
    statuses: [['uploadBanners', 413]],
    writes: true,
    needs: ['administrator'],
    async run({ ask, token }) {
      const before = (await ask('listBanners', '')).ok();
      const request = { ...upload({ banners: tooLarge() }), token: await token(2) };
      (await ask('uploadBanners', 'with an image over 10 MB', request)).refused(413);
      equal('the banners after it', (await ask('listBanners', '')).ok(), before);
    },
  }),
  defineCase({
    id: 'banners.files-by-content',
    title: 'what only pretends to be an image is 415 UNSUPPORTED_MEDIA, and the banners stay',
    statuses: [['uploadBanners', 415]],
    writes: true,
    needs: ['administrator'],
    async run({ ask, token }) {
      const before = (await ask('listBanners', '')).ok();
      for (const [what, banners] of [
        ['with an SVG that is called a PNG', svg()],
        ['with an empty file', emptyFile()],
      ] as const) {
        const request = { ...upload({ banners }), token: await token(2) };
        (await ask('uploadBanners', what, request)).refused(415);
      }
      equal('the banners after it', (await ask('listBanners', '')).ok(), before);
    },
  }),
  ...refusals({
    operation: 'uploadBanners',
    // Refused for its file by a host that lets everybody in: the banners of a real shop stay.
    valid: () => upload({ banners: svg() }),
    invalid: [
      ['no image', () => upload({ banners: null }), ['banners']],
      ['a text instead of an image', () => upload({ banners: 'foto.png' }), ['banners']],
    ],
  }),
];
