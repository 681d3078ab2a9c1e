import type { Letter, Signature } from './letter.ts';
import { mailTexts } from './mail-texts.ts';

/** A letter for readers and programs that show no HTML. */
export function letterText(letter: Letter, shop: Signature): string {
  const facts = (letter.facts ?? []).map(([name, value]) => `${name}: ${value}`);
  const action = letter.action ? [`${letter.action.label}: ${letter.action.url}`] : [];
  const blocks = [
    letter.title,
    ...letter.paragraphs,
    ...(facts.length > 0 ? [facts.join('\n')] : []),
    ...action,
    ...(letter.notes ?? []),
    ...(letter.way ? [`${letter.way.label}: ${letter.way.url}`] : []),
    `-- \n${shop.nombre}\n${mailTexts.signature.country}\n${shop.correo} · ${shop.telefono}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}
