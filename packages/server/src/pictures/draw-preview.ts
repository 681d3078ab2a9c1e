import { drawSvg, sharp } from './codec.ts';
import { LETTERS } from './letters.gen.ts';
import { breakLines, outline, widthOf, type Setting } from './set-text.ts';

/** What a preview says of a piece, as it is read. */
export interface PreviewWords {
  shop: string;
  name: string;
  /** What it is and what of, for example 'Aretes | Plata'; empty to say nothing of it. */
  kind: string;
  /** The price; struck through where there is a special one. Null where there is only that one. */
  regular: string | null;
  special: string | null;
  /** Stands where the prices would, for a piece that cannot be had. */
  sold: string | null;
}

/** What programs of messages show large, in pixels. */
const SIZE = { width: 1200, height: 630 };
/** Of the tokens of the web app. */
const COLOURS = {
  surface: '#F8F6F2',
  tray: '#EFEAE2',
  ink: '#1F2321',
  muted: '#5B5E58',
  line: '#DDD7CC',
  thread: '#94733A',
  sale: '#A3173F',
};
/** The words begin here and end as far from the right edge. */
const LEFT = SIZE.height + 56;
const WIDTH = SIZE.width - 56 - LEFT;

/** Ends a thread in a coil: the web app's `remate`, 44 wide, whose thread lies at 22. */
const REMATE =
  'M0 22C3 21.98 13.65 22.16 18 21.89C22.34 21.63 23.93 21.16 26.08 20.4C28.22 19.64 29.68 18.46 30.88 17.32C32.08 16.18 32.78 14.83 33.27 13.55C33.75 12.26 33.9 10.9 33.8 9.61C33.69 8.32 33.28 6.94 32.65 5.81C32.01 4.69 31 3.6 29.99 2.87C28.98 2.14 27.75 1.64 26.56 1.42C25.37 1.21 23.98 1.28 22.84 1.57C21.71 1.87 20.63 2.45 19.76 3.17C18.89 3.9 18.11 4.94 17.64 5.92C17.17 6.91 16.94 8.02 16.94 9.07C16.94 10.12 17.22 11.3 17.63 12.22C18.05 13.14 18.69 13.96 19.43 14.59C20.17 15.22 21.17 15.73 22.06 15.99C22.95 16.25 23.91 16.28 24.78 16.14C25.66 16 26.59 15.65 27.33 15.15C28.06 14.65 28.75 13.88 29.18 13.15C29.61 12.42 29.85 11.59 29.91 10.78C29.97 9.98 29.82 9.05 29.54 8.33C29.27 7.62 28.82 6.98 28.29 6.49C27.76 5.99 27.01 5.58 26.36 5.37C25.7 5.16 25.01 5.13 24.38 5.22C23.74 5.32 23.04 5.62 22.53 5.95C22.03 6.28 21.63 6.73 21.35 7.22C21.07 7.71 20.89 8.36 20.84 8.88C20.79 9.4 20.88 9.9 21.06 10.35C21.23 10.8 21.58 11.27 21.89 11.58C22.21 11.89 22.58 12.08 22.97 12.21C23.35 12.33 23.81 12.37 24.2 12.3C24.59 12.24 25.06 11.98 25.33 11.8C25.6 11.62 25.73 11.33 25.81 11.23';
/** Stands where there is no picture: the web app's `sin-imagen`, 120 × 120. */
const NO_PICTURE =
  'M60 48a25 25 0 1 0 .01 0ZM60 53a20 20 0 1 0 .01 0ZM49 33h22l6 7-17 14-17-14 6-7ZM43 40h34M55 40l5 14 5-14-5-7-5 7Z';

/** Sizes that a name is tried in, the largest first, with the lines that there is room for. */
const NAMES = [
  { size: 68, lines: 2 },
  { size: 58, lines: 3 },
  { size: 48, lines: 4 },
];

/**
 * Draws what a message shows of a piece: its picture, and beside it who sells it, its name and its price.
 *
 * @param photo Null for a piece without one.
 * @returns a JPEG of 1200 × 630, well below the 300 kB from which WhatsApp shows none.
 */
export async function drawPreview(photo: Uint8Array | null, words: PreviewWords): Promise<Buffer> {
  const side = SIZE.height;
  // A picture is read before anything that we draw ourselves: see `drawSvg`.
  const piece =
    photo &&
    (await sharp(photo)
      .flatten({ background: COLOURS.tray })
      .resize(side, side, { fit: 'cover' })
      .png({ compressionLevel: 0 })
      .toBuffer());
  const card = await drawSvg(svgOf(words, piece !== null));
  return sharp(card)
    .composite(piece ? [{ input: piece, left: 0, top: 0 }] : [])
    .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

function svgOf(words: PreviewWords, hasPhoto: boolean): string {
  const { width, height } = SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${COLOURS.surface}"/>
<rect width="${height}" height="${height}" fill="${COLOURS.tray}"/>
${hasPhoto ? '' : emptyTray()}
${shopName(words.shop)}
${nameAndPrice(words)}
</svg>`;
}

/** The drawing at 46 % of the tray. */
function emptyTray(): string {
  const side = SIZE.height * 0.46;
  const start = (SIZE.height - side) / 2;
  return `<path transform="translate(${start} ${start}) scale(${side / 120})" d="${NO_PICTURE}" fill="none" stroke="${COLOURS.thread}" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** Who sells it, on a thread that ends in a coil. */
function shopName(shop: string): string {
  const setting: Setting = { face: LETTERS.title, size: 34 };
  const coil = 1.5;
  const [line = ''] =
    breakLines(shop, setting, { width: WIDTH - 120, lines: 1, isCut: true }) ?? [];
  const start = LEFT + widthOf(line, setting) + 20;
  const end = LEFT + WIDTH - 36 * coil;
  const y = 92;
  return (
    filled(COLOURS.ink, outline(line, setting, { x: LEFT, y })) +
    `<g fill="none" stroke="${COLOURS.thread}" stroke-linecap="round" stroke-width="1.5">` +
    `<path d="M${start} ${y}H${end}"/>` +
    `<path transform="translate(${end} ${y - 22 * coil}) scale(${coil})" stroke-width="1" d="${REMATE}"/></g>` +
    `<circle cx="${end + 24.17 * coil}" cy="${y + (10.15 - 22) * coil}" r="${1.35 * coil}" fill="${COLOURS.thread}"/>`
  );
}

/** The name with what it is under it, then the price: together in the middle of what is left. */
function nameAndPrice({ name, kind, ...prices }: PreviewWords): string {
  const kindSetting: Setting = { face: LETTERS.text, size: 27 };
  const { setting, lines } = setName(name);
  const [kindLine = ''] =
    breakLines(kind, kindSetting, { width: WIDTH, lines: 1, isCut: true }) ?? [];
  const step = setting.size * 1.12;
  const toKind = kindLine ? 54 : 0;
  const toPrice = prices.sold === null && prices.special && prices.regular ? 128 : 84;
  const height = setting.size * 0.7 + (lines.length - 1) * step + toKind + toPrice;
  const first = 120 + (SIZE.height - 120 - height) / 2 + setting.size * 0.7 - 12;
  const kindAt = first + (lines.length - 1) * step + toKind;
  return (
    filled(
      COLOURS.ink,
      lines.map((line, at) => outline(line, setting, { x: LEFT, y: first + at * step })).join(''),
    ) +
    filled(COLOURS.muted, outline(kindLine, kindSetting, { x: LEFT, y: kindAt })) +
    priceAt(kindAt + toPrice, prices)
  );
}

function setName(name: string): { setting: Setting; lines: string[] } {
  for (const [at, { size, lines }] of NAMES.entries()) {
    const setting = { face: LETTERS.title, size };
    const isCut = at === NAMES.length - 1;
    const broken = breakLines(name, setting, { width: WIDTH, lines, isCut });
    if (broken) return { setting, lines: broken };
  }
  throw new Error('The last size cuts');
}

/** A special price stands under the regular one, which is struck through. */
function priceAt(
  y: number,
  { regular, special, sold }: Pick<PreviewWords, 'regular' | 'special' | 'sold'>,
): string {
  const large: Setting = { face: LETTERS.text, size: 44 };
  const small: Setting = { face: LETTERS.text, size: 30 };
  const line = (colour: string, text: string | null) =>
    filled(colour, outline(text ?? '', large, { x: LEFT, y }));
  if (sold !== null) return line(COLOURS.muted, sold);
  if (special === null) return line(COLOURS.ink, regular);
  const above = y - 52;
  const struck = `<path d="M${LEFT} ${above - 9}h${widthOf(regular ?? '', small)}" stroke="${COLOURS.muted}" stroke-width="1.5"/>`;
  return (
    line(COLOURS.sale, special) +
    (regular === null
      ? ''
      : filled(COLOURS.muted, outline(regular, small, { x: LEFT, y: above })) + struck)
  );
}

const filled = (colour: string, paths: string) => `<g fill="${colour}">${paths}</g>`;
