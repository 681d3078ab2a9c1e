import type { HeadElement } from './head-elements.ts';

const VOID = new Set(['meta', 'link']);

/** Text or attribute value, safe inside HTML. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** JSON that can stand inside a script element: no way to close it, no line that old parsers break at. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Elements of `<head>` as HTML. */
export function headMarkup(elements: HeadElement[]): string {
  return elements.map(elementMarkup).join('\n');
}

function elementMarkup({ tag, attributes, text = '' }: HeadElement): string {
  const written = Object.entries(attributes).map(([name, value]) =>
    value === '' ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`,
  );
  const opening = `<${tag}${written.join('')}>`;
  if (VOID.has(tag)) return opening;
  // JSON inside a script is data, not HTML: entities would be read literally.
  const content = tag === 'script' ? scriptJson(JSON.parse(text)) : escapeHtml(text);
  return `${opening}${content}</${tag}>`;
}
