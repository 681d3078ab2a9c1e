/** Longest name in a letter, characters. */
const NAME_MAX = 60;
/** Letters with the marks of names inside or behind them: "Ana-Lucía", "D'Angelo", "Ma.". */
const WORD = /^[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*\.?$/u;
/** What a mail program may make a link of: a scheme, an at sign, a dot between letters. */
const ADDRESS = /:\/\/|@|[\p{L}\p{N}-]\.\p{L}/u;

/**
 * A name as letters greet it: plain words on one line, whole ones, at most 60 characters together.
 * Whoever opens an account types its name and the address that letters go to: a text that holds
 * anything else is no name, and nobody is greeted by it.
 *
 * @returns the words; '' when the text is no name.
 * @example plainName('Ana  Lucía') // 'Ana Lucía'
 * @example plainName('Ganaste: https://premio.example') // ''
 */
export function plainName(name: string): string {
  const words = name.trim().split(/\s+/u);
  if (!words.every((word) => WORD.test(word))) return '';
  let plain = '';
  for (const word of words) {
    const longer = `${plain} ${word}`.trim();
    if (Array.from(longer).length > NAME_MAX) break;
    plain = longer;
  }
  return plain;
}

/**
 * What a person typed about an order, without anything that a mail program would make a link of.
 *
 * @example withoutAddresses('Como el de www.joyas.example') // 'Como el de …'
 */
export function withoutAddresses(text: string): string {
  return text.replace(/\S+/gu, (word) => (ADDRESS.test(word) ? '…' : word));
}
