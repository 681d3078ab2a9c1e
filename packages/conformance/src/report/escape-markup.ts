const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** A text for XML or HTML; characters that XML cannot hold become spaces. */
export function escapeMarkup(text: string): string {
  // oxlint-disable-next-line no-control-regex -- a host may answer with anything
  const printable = text.replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, ' ');
  return printable.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}
