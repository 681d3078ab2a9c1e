import type { PieceDetails } from '../entities.ts';
import { MEASURES, type MeasureName } from './measures.ts';

/** Most hours of work in a piece. Contract, `PieceHours`. */
export const WORK_HOURS_MAX = 999;
/** Longest story of a piece, characters. Contract, `PieceStory`. */
export const STORY_MAX = 600;

/** A piece of which nothing is said. */
export const NO_DETAILS: PieceDetails = {
  largoMm: null,
  anchoMm: null,
  pesoG: null,
  hechoPor: null,
  horas: null,
  historia: null,
};

/**
 * Whether anything is said of a piece.
 *
 * @example hasDetails({ ...NO_DETAILS, horas: 6 }) // true
 */
export const hasDetails = (details: PieceDetails): boolean =>
  Object.values(details).some((value) => value !== null);

/**
 * What lists tell visitors of a piece: its measures. How it was made may be a long text that only its page shows.
 *
 * @returns undefined where there is no measure.
 * @example listedDetails({ ...NO_DETAILS, pesoG: 3.2 }) // { largoMm: null, anchoMm: null, pesoG: 3.2 }
 */
export function listedDetails(
  details: Pick<PieceDetails, MeasureName>,
): Pick<PieceDetails, MeasureName> | undefined {
  const { largoMm, anchoMm, pesoG } = details;
  const measures = { largoMm, anchoMm, pesoG };
  return hasDetails({ ...NO_DETAILS, ...measures }) ? measures : undefined;
}

/**
 * Whether a number can be a measure: above 0, not too large, not too exact.
 *
 * @param name Which measure it is.
 * @param measure mm or g.
 * @example isMeasure('largoMm', 24.55) // false
 */
export const isMeasure = (name: MeasureName, measure: number): boolean =>
  measure > 0 &&
  measure <= MEASURES[name].max &&
  fromParts(name, toParts(name, measure)) === measure;

/**
 * A measure as a whole number of the smallest parts in which it is kept: tenths of a millimetre, hundredths
 * of a gram.
 *
 * @param name Which measure it is.
 * @param measure mm or g, `isMeasure`.
 * @example toParts('largoMm', 24.5) // 245
 */
export const toParts = (name: MeasureName, measure: number): number =>
  Math.round(measure * 10 ** MEASURES[name].decimals);

/**
 * A measure out of the smallest parts in which it is kept.
 *
 * @returns mm or g.
 * @example fromParts('pesoG', 320) // 3.2
 */
export const fromParts = (name: MeasureName, parts: number): number =>
  parts / 10 ** MEASURES[name].decimals;

/**
 * A measure typed by a person, its decimals behind a comma or a point.
 *
 * @returns mm or g; null when it is none.
 * @example parseMeasure('largoMm', '24,5') // 24.5
 */
export function parseMeasure(name: MeasureName, text: string): number | null {
  const typed = text.trim().replace(',', '.');
  const measure = /^\d{1,6}(?:\.\d{1,6})?$/.test(typed) ? Number(typed) : NaN;
  return isMeasure(name, measure) ? measure : null;
}
