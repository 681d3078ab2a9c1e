import { normalizeText } from '@filigrana/sdk/domain';

/**
 * The place of a heading in the address of its page. The fineness behind the name of a metal is no part of it: a
 * piece of silver finds 'Plata 925'.
 *
 * @example headingId('Plata bañada en oro') // 'plata-banada-en-oro'
 */
export const headingId = (text: string): string =>
  normalizeText(text)
    .replace(/ \d+$/, '')
    .replaceAll(/[^a-z0-9]+/g, '-');
