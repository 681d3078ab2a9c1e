import { escapeHtml } from './escape-html.ts';
import type { Letter, Signature } from './letter.ts';
import { mailTexts } from './mail-texts.ts';

// The colours of the shop's design. Mail programs know neither variables nor style sheets.
const PAPER = '#f8f6f2';
const INK = '#1f2321';
const MUTED = '#5b5e58';
const LINE = '#ddd7cc';
const JADE = '#14564d';
const SERIF = "'Ibarra Real Nova',Georgia,'Times New Roman',serif";
const SANS = 'Rosario,Verdana,Arial,sans-serif';

/** A letter as HTML that plain mail programs show well. Whatever people typed is escaped. */
export function letterHtml(letter: Letter, shop: Signature): string {
  const { image, action } = letter;
  const parts = [
    `<h1 style="margin:0 0 20px;font:500 26px/1.25 ${SERIF};color:${INK}">${escapeHtml(letter.title)}</h1>`,
    ...(image ? [picture(image)] : []),
    ...letter.paragraphs.map((text) => paragraph(text, `margin:0 0 14px`)),
    ...(letter.facts ? [table(letter.facts)] : []),
    ...(action ? [button(action.label, action.url)] : []),
    ...(letter.notes ?? []).map((text) =>
      paragraph(text, `margin:0 0 8px;font-size:14px;color:${MUTED}`),
    ),
    ...(letter.way ? [link(letter.way.label, letter.way.url)] : []),
  ];
  return `<!doctype html>
<html lang="es-CR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(letter.subject)}</title></head>
<body style="margin:0;background:${PAPER};font:16px/1.55 ${SANS};color:${INK}">
<div style="max-width:560px;margin:0 auto;padding:32px 20px">
<p style="margin:0 0 24px;padding-bottom:14px;border-bottom:1px solid ${LINE};font:500 20px ${SERIF};color:${JADE}">${escapeHtml(shop.nombre)}</p>
${parts.join('\n')}
<p style="margin:32px 0 0;padding-top:14px;border-top:1px solid ${LINE};font-size:13px;color:${MUTED}">${escapeHtml(mailTexts.signature.country)}<br>${escapeHtml(shop.correo)} · ${escapeHtml(shop.telefono)}</p>
</div>
</body>
</html>
`;
}

function paragraph(text: string, style: string): string {
  return `<p style="${style}">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
}

function picture(url: string): string {
  return `<img src="${escapeHtml(url)}" alt="" width="520" style="display:block;width:100%;height:auto;margin:0 0 20px;border-radius:2px">`;
}

function table(facts: NonNullable<Letter['facts']>): string {
  const cell = `padding:8px 0;border-bottom:1px solid ${LINE};vertical-align:top`;
  const rows = facts.map(
    ([name, value]) =>
      `<tr><th scope="row" style="${cell};padding-right:16px;text-align:left;font-weight:400;color:${MUTED}">${escapeHtml(name)}</th><td style="${cell};text-align:right">${escapeHtml(value)}</td></tr>`,
  );
  return `<table style="width:100%;margin:8px 0 24px;border-collapse:collapse;font-size:15px">${rows.join('')}</table>`;
}

function button(label: string, url: string): string {
  return `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:13px 24px;background:${JADE};border-radius:2px;color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></p>`;
}

function link(label: string, url: string): string {
  return `<p style="margin:0;font-size:14px"><a href="${escapeHtml(url)}" style="color:${JADE}">${escapeHtml(label)}</a></p>`;
}
