import { renderMermaidSVG } from 'beautiful-mermaid';

/** Names that Mermaid gives to its states: `s_working : working`. */
const NAME = /^\s*(\w+) : (.+)$/gm;
/** As wide as the text beside it, px; what is much wider is drawn smaller, and scrolls. */
const TEXT_WIDTH = 740;
const SMALLEST = 0.72;

const known = new Map<string, string>();

/** Hooks show the machine that they run: each is laid out once. */
function laidOut(mermaid: string): string {
  const svg =
    known.get(mermaid) ??
    renderMermaidSVG(mermaid, { padding: 12, nodeSpacing: 36, layerSpacing: 56 });
  known.set(mermaid, svg);
  return svg;
}

/**
 * A diagram as SVG inside the page; `id` tells it apart from others there. What it looks like stands
 * in the style sheet: the pages' policy allows no style of its own.
 */
export function drawDiagram(mermaid: string, label: string, id: string): string {
  const names = new Map([...mermaid.matchAll(NAME)].map(([, key = '', name = '']) => [key, name]));
  const svg = laidOut(mermaid)
    .replace(/<style>.*?<\/style>\s*/s, '')
    .replace(/ style="[^"]*"/g, '')
    .replaceAll(/(id="|url\(#)(arrowhead)/g, `$1${id}-$2`)
    // Frames are headed by their id.
    .replaceAll(/>(s_\w+)<\/text>/g, (_all, key: string) => `>${names.get(key) ?? key}</text>`)
    .replaceAll(/\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10))
    .replace(/ width="([\d.]+)" height="([\d.]+)"/, (_all, width: string, height: string) => {
      const scale = Math.min(1, Math.max(SMALLEST, TEXT_WIDTH / Number(width)));
      const [wide, high] = [width, height].map((side) => Math.round(Number(side) * scale));
      return ` width="${wide}" height="${high}"`;
    })
    .replace('<svg ', `<svg role="img" aria-label="${label}" `);
  return `<div class="diagram" tabindex="0" role="group" aria-label="${label}, scrollable">${svg.trim()}</div>`;
}
