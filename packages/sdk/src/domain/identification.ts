import { IDENTIFICATION_LOOKUP_LENGTH, IDENTIFICATION_MAX } from './limits.ts';

const IDENTIFICATION = /* @__PURE__ */ new RegExp(`^[A-Za-z0-9-]{1,${IDENTIFICATION_MAX}}$`);
const NATIONAL = /* @__PURE__ */ new RegExp(`^[0-9]{${IDENTIFICATION_LOOKUP_LENGTH}}$`);

/**
 * Whether the product looks the person up: at exactly 9 characters.
 * Source: specification §5, registration; §9.
 *
 * @example needsLookup('101110111') // true
 */
export function needsLookup(identificacion: string): boolean {
  return identificacion.trim().length === IDENTIFICATION_LOOKUP_LENGTH;
}

/**
 * Whether an identification is a national one, nine digits: the electoral roll must know it.
 * Source: decisions, person lookup.
 *
 * @example isNationalId('AB1234567') // false
 */
export function isNationalId(identificacion: string): boolean {
  return NATIONAL.test(identificacion);
}

/**
 * Whether a text can be an identification: letters, digits and hyphens. A national one is written
 * without hyphens, so that nobody is registered twice or goes round the electoral roll.
 * Source: decisions ("Other lengths (residents, passports) may be typed"); contract.
 *
 * @example isIdentification('155812345678') // true
 * @example isIdentification('1-0111-0111') // false
 */
export function isIdentification(identificacion: string): boolean {
  const normal = normalizeIdentification(identificacion);
  return (
    IDENTIFICATION.test(identificacion) &&
    normal !== '' &&
    (isNationalId(identificacion) || !isNationalId(normal))
  );
}

/**
 * Whether whoever has this document may have one surname only: passports and the like, which the
 * roll does not know.
 *
 * @example mayHaveOneSurname('101110111') // false
 * @example mayHaveOneSurname('AB1234567') // true
 */
export function mayHaveOneSurname(identificacion: string): boolean {
  return isIdentification(identificacion) && !isNationalId(normalizeIdentification(identificacion));
}

/**
 * The one way in which an identification is kept: capitals without hyphens, so that nobody is
 * registered twice by writing the same document otherwise.
 *
 * @example normalizeIdentification('a-b12345') // 'AB12345'
 */
export function normalizeIdentification(identificacion: string): string {
  return identificacion.replaceAll('-', '').toUpperCase();
}

const RELEASED = /^LIBERADA[0-9A-F]{10}$/;

/**
 * What stands in the place of an identification that was released: random, so that nobody can have
 * registered with it before.
 *
 * @param random Ten hexadecimal digits in capitals that nobody can guess.
 */
export function releasedMark(random: string): string {
  return `LIBERADA${random}`;
}

/**
 * Whether an account's identification was released.
 *
 * @example isReleased('LIBERADA0123456789') // true
 */
export function isReleased(identificacion: string): boolean {
  return RELEASED.test(identificacion);
}
