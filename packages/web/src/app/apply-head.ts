import { alternateElements } from './alternate-elements.ts';
import { headElements, type HeadTags, type Site } from './head-elements.ts';

/** Replaces what `<head>` says of the previous page with what it says of this one. */
export function applyHead(tags: HeadTags, site: Site): void {
  document.head.querySelectorAll('title, [data-head]').forEach((element) => element.remove());
  const elements = [...headElements(tags, site), ...alternateElements(tags, site)];
  for (const { tag, attributes, text } of elements) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    if (text !== undefined) element.textContent = text;
    document.head.append(element);
  }
}
