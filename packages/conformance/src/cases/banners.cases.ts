import { defineCase, type ConformanceCase } from '../case.ts';
import { check, equal } from '../http/difference.ts';
import { emptyFile, formOf, picture, svg, tooLarge, type Parts } from '../fixtures/files.ts';
import { checkOpens } from '../fixtures/links.ts';
import { NO_ID, refusals } from './refusals.ts';

const WORDS = {
  titulo: 'De prueba',
  linea: 'Una línea.',
  enlace: '/offer',
  foco: { x: 70, y: 40 },
};
const NO_WORDS = { titulo: '', linea: '', enlace: '', foco: null };
const NOBODYS = { idBanner: NO_ID };

const refusedWords = (change: Partial<typeof WORDS>) => ({
  params: NOBODYS,
  json: { ...WORDS, ...change },
});

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
  defineCase({
    id: 'banners.words',
    title: 'banners with their words are the banners, in their order',
    statuses: [['listBannerWords', 200]],
    needs: ['bannerWords'],
    async run({ ask }) {
      const words = (await ask('listBannerWords', '')).ok();
      equal(
        'their pictures',
        words.map(({ image_url }) => image_url),
        (await ask('listBanners', '')).ok(),
      );
    },
  }),
  defineCase({
    id: 'banners.write',
    title:
      'the words of a banner are what everybody reads, of that banner alone, and stay with its picture',
    statuses: [['setBannerWords', 200]],
    writes: true,
    needs: ['administrator', 'disposable', 'bannerWords'],
    async run({ ask, token }) {
      const login = { token: await token(2) };
      const files = [picture([10, 20, 40]), picture([200, 20, 40])];
      const send = async (banners: File[]) =>
        (await ask('uploadBanners', '', { ...upload({ banners }), ...login })).ok();
      const read = async () =>
        (await ask('listBannerWords', '')).ok().map(({ titulo, linea, enlace, foco }) => ({
          ...{ titulo, linea, enlace, foco },
        }));
      await send(files);
      const [, second] = (await ask('listBannerWords', '')).ok();
      const params = { idBanner: second?.idBanner ?? 0 };
      (await ask('setBannerWords', '', { params, ...login, json: WORDS })).ok();
      equal('the words', await read(), [NO_WORDS, WORDS]);
      await send([files[1]!]);
      equal('the words after the picture was uploaded again', await read(), [WORDS]);
    },
  }),
  defineCase({
    id: 'banners.english',
    title: 'a banner keeps its title and line in English, also when a form leaves them out',
    statuses: [
      ['listBannerWords', 200],
      ['setBannerWords', 200],
    ],
    writes: true,
    needs: ['administrator', 'disposable', 'bannerWords', 'english'],
    async run({ ask, token }) {
      const login = { token: await token(2) };
      (
        await ask('uploadBanners', '', { ...upload({ banners: picture([9, 9, 9]) }), ...login })
      ).ok();
      const read = async () => (await ask('listBannerWords', '')).ok()[0];
      const words = async () => {
        const banner = await read();
        return [banner?.tituloIngles, banner?.lineaIngles];
      };
      equal('them at first', await words(), ['', '']);
      const params = { idBanner: (await read())?.idBanner ?? 0 };
      const set = async (change: object) =>
        (await ask('setBannerWords', '', { params, ...login, json: { ...WORDS, ...change } })).ok();
      await set({ tituloIngles: 'A trial', lineaIngles: ' A line. ' });
      equal('them', await words(), ['A trial', 'A line.']);
      await set({});
      equal('them after an edit without them', await words(), ['A trial', 'A line.']);
      await set({ tituloIngles: '' });
      equal('them after one was emptied', await words(), ['', 'A line.']);
    },
  }),
  defineCase({
    id: 'banners.version',
    title: 'words that started from an older version are 409 VERSION_CONFLICT and change nothing',
    statuses: [['setBannerWords', 409]],
    writes: true,
    needs: ['administrator', 'disposable', 'bannerWords', 'versions'],
    async run({ ask, token }) {
      const login = { token: await token(2) };
      const banners = picture([10, 20, 50]);
      (await ask('uploadBanners', '', { ...upload({ banners }), ...login })).ok();
      const [banner] = (await ask('listBannerWords', '')).ok();
      const params = { idBanner: banner?.idBanner ?? 0 };
      const set = (titulo: string) =>
        ask('setBannerWords', '', {
          ...{ params, ...login },
          json: { ...WORDS, titulo, version: banner?.version },
        });
      (await set('Primero')).ok();
      const { actual } = (await set('Segundo')).refused(409, { code: 'VERSION_CONFLICT' });
      equal('titulo in actual', actual?.['titulo'], 'Primero');
      equal('titulo after', (await ask('listBannerWords', '')).ok()[0]?.titulo, 'Primero');
    },
  }),
  ...refusals({
    operation: 'setBannerWords',
    // Nobody's banner: the words of a real shop stay.
    valid: { params: NOBODYS, json: WORDS },
    missing: true,
    invalid: [
      ['a title that is too long', refusedWords({ titulo: 'x'.repeat(61) }), ['titulo']],
      ['a line that is too long', refusedWords({ linea: 'x'.repeat(121) }), ['linea']],
      ['a link to another site', refusedWords({ enlace: 'https://example.com' }), ['enlace']],
      [
        'a link that only begins like a path',
        refusedWords({ enlace: '//example.com' }),
        ['enlace'],
      ],
    ],
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
