// node scripts/letters.mjs: writes down the outlines of the letters that the server draws into pictures,
// from the web app's own fonts, so that a machine needs none.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import { root } from './lib/run.mjs';

const FONTS = path.join(root, 'packages/web/src/assets/fonts');
const TARGET = path.join(root, 'packages/server/src/pictures/letters.gen.ts');
const WEIGHT = 500;
/** A later file goes first, as in the web app's `fonts.css`. */
const FACES = {
  title: ['ibarra-real-nova-latin.woff2'],
  text: ['rosario-latin.woff2', 'rosario-q.woff2'],
};
/** Figures that are as high as capitals and all of one width, as prices have them. */
const FEATURES = ['lnum', 'tnum'];

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
const KERNED = [...range(0x20, 0x7e), ...'áéíóúüñÁÉÍÓÚÜÑ'];
const LETTERS = [...range(0x20, 0x7e), ...range(0xa1, 0xff), ...'ŒœŠšŽžŸ‘’“”–—…•€™'].filter(
  (letter) => letter !== '\u00ad',
);

const faces = {};
for (const [name, files] of Object.entries(FACES)) {
  const face = { glyphs: {}, kerning: {} };
  for (const file of files) addFont(face, await readFont(file));
  faces[name] = face;
}
await writeFile(
  TARGET,
  `/*! Made by \`node scripts/letters.mjs\` from fonts under the SIL Open Font License 1.1.
${await readFile(path.join(FONTS, 'LICENCIAS.txt'), 'utf8')}*/
import type { Face } from './set-text.ts';

export const LETTERS: Record<'title' | 'text', Face> = ${JSON.stringify(faces)};
`,
);

/** A font in one weight. */
async function readFont(file) {
  const bytes = await readFile(path.join(FONTS, file));
  const isVariable = fontkit.create(bytes).variationAxes.wght !== undefined;
  const axes = isVariable ? { variationAxes: { wght: WEIGHT } } : {};
  return fontkit.create(
    await subsetFont(bytes, LETTERS.join(''), { targetFormat: 'sfnt', ...axes }),
  );
}

/** All that a font has of the letters, in thousandths of its size; heights grow downwards. */
function addFont({ glyphs, kerning }, font) {
  const scale = 1000 / font.unitsPerEm;
  const has = (letter) => font.hasGlyphForCodePoint(letter.codePointAt(0));
  const advance = (text) =>
    font.layout(text, { ...off, ...on }).positions.map((one) => one.xAdvance);
  const on = Object.fromEntries(FEATURES.map((feature) => [feature, true]));
  const off = { liga: false };
  for (const letter of LETTERS.filter(has)) {
    const [glyph] = font.layout(letter, { ...off, ...on }).glyphs;
    glyphs[letter] = [Math.round(advance(letter)[0] * scale), outlineOf(glyph.path, scale)];
  }
  for (const left of KERNED.filter(has))
    for (const right of KERNED.filter(has)) {
      const [together, , third] = advance(left + right);
      const shift = Math.round((together - advance(left)[0]) * scale);
      if (third === undefined && shift !== 0) kerning[left + right] = shift;
    }
}

/** An outline as the data of an SVG path, each point told from the one before: half as long. */
function outlineOf({ commands }, scale) {
  const names = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c' };
  let at = [0, 0];
  let start = at;
  const parts = commands.map(({ command, args }) => {
    if (command === 'closePath') {
      at = start;
      return 'z';
    }
    const points = args.map((value, axis) => Math.round(axis % 2 ? -value * scale : value * scale));
    const steps = points.map((value, axis) => value - at[axis % 2]);
    at = points.slice(-2);
    if (command === 'moveTo') start = at;
    return names[command] + steps.join(' ').replaceAll(' -', '-');
  });
  return parts.join('');
}
