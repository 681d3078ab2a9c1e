/** Strokes on a grid 4 wide and 6 high, as points; a blank lifts the pen. */
const STROKES: Record<string, string> = {
  '0': '10 30 41 45 36 16 05 01 10',
  '1': '02 20 26',
  '2': '01 10 30 41 42 06 46',
  '3': '01 10 30 41 42 33 13 33 44 45 36 16 05',
  '4': '36 30 04 44',
  '5': '40 00 03 33 44 45 36 06',
  '6': '40 20 02 05 16 36 45 44 33 03',
  '7': '00 40 16',
  '8': '13 02 01 10 30 41 42 33 13 04 05 16 36 45 44 33',
  '9': '06 26 44 41 30 10 01 02 13 43',
  A: '06 20 46/14 34',
  B: '00 06 36 45 44 33 03/00 30 41 42 33',
  C: '41 30 10 01 05 16 36 45',
  D: '00 06 26 44 42 20 00',
  E: '40 00 06 46/03 33',
  F: '40 00 06/03 33',
  G: '41 30 10 01 05 16 36 45 43 23',
  H: '00 06/40 46/03 43',
  I: '20 26',
  J: '40 45 36 16 05',
  L: '00 06 46',
  M: '06 00 23 40 46',
  N: '06 00 46 40',
  O: '10 30 41 45 36 16 05 01 10',
  P: '06 00 30 41 42 33 03',
  Q: '10 30 41 45 36 16 05 01 10/34 46',
  R: '06 00 30 41 42 33 03/23 46',
  S: '41 30 10 01 02 13 33 44 45 36 16 05',
  T: '00 40/20 26',
  U: '00 05 16 36 45 40',
  V: '00 26 40',
  X: '00 46/40 06',
  Y: '00 23 40/23 26',
  Z: '00 40 06 46',
  ':': '22 23/25 26',
  '.': '25 26',
  ',': '26 17',
  '-': '13 33',
  '/': '40 06',
  $: '41 30 10 01 02 13 33 44 45 36 16 05/20 26',
};

interface TextOptions {
  x: number;
  y: number;
  /** Height of a capital, pixels. */
  size: number;
  colour: string;
  /** Where `x` is. */
  anchor?: 'start' | 'middle' | 'end';
  weight?: number;
}

/** A line of text as an SVG path. */
export function text(
  letters: string,
  { x, y, size, colour, anchor = 'start', weight = 0.13 }: TextOptions,
): string {
  const unit = size / 6;
  const advance = unit * 5.6;
  // Between words there is less room than a letter takes.
  const places: number[] = [];
  let width = 0;
  for (const letter of letters) {
    places.push(width);
    width += letter === ' ' ? advance * 0.55 : advance;
  }
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  const paths = [...letters.toUpperCase()].flatMap((letter, index) =>
    (STROKES[letter] ?? '')
      .split('/')
      .filter(Boolean)
      .map((stroke) =>
        stroke
          .split(' ')
          .map((point, step) => {
            const px = left + (places[index] ?? 0) + Number(point[0]) * unit;
            const py = y - size + Number(point[1]) * unit;
            return `${step === 0 ? 'M' : 'L'}${px.toFixed(1)} ${py.toFixed(1)}`;
          })
          .join(''),
      ),
  );
  return `<path d="${paths.join('')}" fill="none" stroke="${colour}" stroke-width="${(size * weight).toFixed(1)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}
