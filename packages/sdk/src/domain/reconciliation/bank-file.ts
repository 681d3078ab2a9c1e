/** Bytes of a bank's text that are read at once, some 25 000 lines: more would stop the page for seconds. */
export const BANK_FILE_MAX = 2 * 1024 * 1024;

/**
 * The text of a bank's file: UTF-8 or UTF-16 with its mark, UTF-8 without one, else the ISO-8859-1 of
 * older systems. Null when it is no text, as a spreadsheet or a PDF.
 *
 * @example decodeBankFile(new TextEncoder().encode('Día;Monto')) // 'Día;Monto'
 */
export function decodeBankFile(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.includes(0) || startsWith(bytes, '%PDF') || startsWith(bytes, 'PK\x03\x04'))
    return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8; every byte is a letter in windows-1252, which ISO-8859-1 is a part of.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const startsWith = (bytes: Uint8Array, mark: string): boolean =>
  Array.from(mark).every((letter, index) => bytes[index] === letter.charCodeAt(0));
