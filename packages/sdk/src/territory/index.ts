import type { Province } from '../domain/provinces.ts';
import { sameText } from '../domain/text.ts';
import { DIVISIONS } from './divisions.ts';

interface Canton {
  nombre: string;
  /** By number; '' where a number is free. */
  distritos: readonly string[];
}

/** A place as forms and orders name it. */
export interface Place {
  provincia: string;
  canton: string;
  distrito: string;
}

/**
 * The cantons of a province, in alphabetical order; none for a name that is no province.
 *
 * @example cantonsOf('Guanacaste')[0] // 'Abangares'
 */
export function cantonsOf(provincia: string): string[] {
  return sorted(cantons(provincia).map(({ nombre }) => nombre));
}

/**
 * The districts of a canton, in alphabetical order; none for a canton that the province lacks. Case and
 * accents do not matter.
 *
 * @example districtsOf('Cartago', 'paraiso').includes('Orosi') // true
 */
export function districtsOf(provincia: string, canton: string): string[] {
  const found = cantons(provincia).find(({ nombre }) => sameText(nombre, canton));
  return sorted(found?.distritos.filter(Boolean) ?? []);
}

/**
 * The postal code of a district, which is its official number; null for a place that the lists lack.
 * Case and accents do not matter.
 *
 * @example postalCode({ provincia: 'Cartago', canton: 'Paraíso', distrito: 'Orosi' }) // '30203'
 */
export function postalCode({ provincia, canton, distrito }: Place): string | null {
  const inProvince = cantons(provincia);
  const cantonAt = inProvince.findIndex(({ nombre }) => sameText(nombre, canton));
  const districts = inProvince[cantonAt]?.distritos ?? [];
  const districtAt = districts.findIndex((name) => name && sameText(name, distrito));
  if (districtAt < 0) return null;
  const provinceAt = Object.keys(DIVISIONS).indexOf(provincia);
  return `${provinceAt + 1}${twoDigits(cantonAt + 1)}${twoDigits(districtAt + 1)}`;
}

function cantons(provincia: string): Canton[] {
  const lines = Object.hasOwn(DIVISIONS, provincia) ? DIVISIONS[provincia as Province] : [];
  return lines.map((line) => {
    const [nombre = '', distritos = ''] = line.split(': ');
    return { nombre, distritos: distritos.split(', ') };
  });
}

const twoDigits = (n: number): string => String(n).padStart(2, '0');

const sorted = (names: readonly string[]): string[] =>
  names.toSorted((a, b) => a.localeCompare(b, 'es'));
