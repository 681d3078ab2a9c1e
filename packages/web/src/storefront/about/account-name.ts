/**
 * What people know an account of a network by, read from its address: the number of a chat, the
 * name of a profile; '' when the address says neither.
 *
 * @example accountName('https://wa.me/50660000925') // '+506 6000 0925'
 * @example accountName('https://www.instagram.com/filigrana.example/') // '@filigrana.example'
 */
export function accountName(address: string): string {
  const name = /^https?:\/\/[^/]+\/([^/?#]+)\/?$/.exec(address)?.[1];
  if (name === undefined) return '';
  const number = /^506(\d{4})(\d{4})$/.exec(name);
  if (number) return `+506 ${number[1]} ${number[2]}`;
  return /^\d+$/.test(name) ? `+${name}` : `@${name}`;
}
