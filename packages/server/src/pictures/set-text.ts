/** The letters of one face: widths and shifts in thousandths of the size, outlines as SVG paths on a line at 0. */
export interface Face {
  glyphs: Record<string, [advance: number, outline: string]>;
  /** By two letters: how much nearer they stand. */
  kerning: Record<string, number>;
}

/** How a text is set. */
export interface Setting {
  face: Face;
  /** Pixels. */
  size: number;
}

/** Of how many pixels a line is, as it is set. */
export function widthOf(text: string, setting: Setting): number {
  return place(text, setting).width;
}

/** A line as an SVG path that begins at a point of its base line. */
export function outline(text: string, setting: Setting, at: { x: number; y: number }): string {
  const scale = setting.size / 1000;
  const letters = place(text, setting).letters.map(
    ({ path, x }) => `<path transform="translate(${x})" d="${path}"/>`,
  );
  return `<g transform="translate(${at.x} ${at.y}) scale(${scale})">${letters.join('')}</g>`;
}

/**
 * Breaks a text between words; a word wider than a line is broken within. What does not fit into the lines
 * is cut, and ends in '…'.
 *
 * @returns null when it takes more lines than there are, and may not be cut.
 */
export function breakLines(
  text: string,
  setting: Setting,
  { width, lines: linesMax, isCut }: { width: number; lines: number; isCut: boolean },
): string[] | null {
  const fits = (line: string) => widthOf(line, setting) <= width;
  const lines: string[] = [];
  let line = '';
  for (const word of drawable(text, setting.face).split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = '';
    for (const letter of word)
      if (fits(line + letter)) line += letter;
      else {
        lines.push(line);
        line = letter;
      }
  }
  if (line) lines.push(line);
  if (lines.length <= linesMax) return lines;
  if (!isCut) return null;
  let last = lines[linesMax - 1] ?? '';
  while (!fits(`${last}…`))
    last = last.includes(' ') ? last.replace(/ \S*$/, '') : last.slice(0, -1);
  return [...lines.slice(0, linesMax - 1), `${last.replace(/[\s,;:.–—-]+$/, '')}…`];
}

/** Letters that there are outlines of, with single spaces between the words. */
function drawable(text: string, { glyphs }: Face): string {
  const known = [...text.normalize('NFC')].map((letter) =>
    /\s/.test(letter) ? ' ' : letter in glyphs ? letter : bare(letter, glyphs),
  );
  return known.join('').replace(/ +/g, ' ').trim();
}

/** A letter without the mark that there is no outline with; nothing where that does not help. */
function bare(letter: string, glyphs: Face['glyphs']): string {
  const [plain = ''] = letter.normalize('NFKD');
  return plain in glyphs ? plain : '';
}

function place(text: string, { face: { glyphs, kerning }, size }: Setting) {
  const letters: { path: string; x: number }[] = [];
  let x = 0;
  let before = '';
  for (const letter of text) {
    const [advance, path] = glyphs[letter] ?? [0, ''];
    x += kerning[before + letter] ?? 0;
    if (path) letters.push({ path, x });
    x += advance;
    before = letter;
  }
  return { letters, width: (x * size) / 1000 };
}
