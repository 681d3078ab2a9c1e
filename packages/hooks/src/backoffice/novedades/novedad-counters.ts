import { COUNTED_FIELDS, characterCounter, type CounterWarning } from '@filigrana/sdk/domain';
import { unfitImage } from '../../shared/forms/file-notice.ts';
import { notice, type BackofficeNotice } from '../texts/backoffice-notice.ts';
import type { FieldCounter, NovedadFormValues } from './novedades.types.ts';

/** The text fields of a novedad, which count their characters. */
export type CountedField = 'asunto' | 'descripcion';

/** The strongest warning that each field has given since its text was last short. */
export type Warned = Readonly<Record<CountedField, CounterWarning | null>>;

export const NOT_WARNED: Warned = { asunto: null, descripcion: null };

const LIMITS = {
  asunto: COUNTED_FIELDS.novedadSubject,
  descripcion: COUNTED_FIELDS.novedadDescription,
} as const;

const COUNTED: readonly CountedField[] = ['asunto', 'descripcion'];

/** A counter as it is for a text: characters left and colour. */
function countOf(field: CountedField, text: string, warned: CounterWarning | null = null) {
  const limits = LIMITS[field];
  const before = {
    text: '',
    remaining: limits.max,
    level: 'normal',
    warned,
    warning: null,
  } as const;
  return characterCounter(before, text, limits);
}

function warning(
  field: CountedField,
  level: CounterWarning | null,
  remaining: number,
): BackofficeNotice | null {
  if (level === null) return null;
  const { max } = LIMITS[field];
  if (level === 'max')
    return field === 'asunto'
      ? notice('novedades.subjectLimit', { max })
      : notice('novedades.descriptionLimit', { max });
  return remaining === 1
    ? notice('novedades.nearLimitLast')
    : notice('novedades.nearLimit', { n: remaining });
}

/**
 * What a novedad keeps of a change, texts cut at their limit and no file but an image, and what is to
 * be said about it.
 */
export function changeNovedad(
  values: NovedadFormValues,
  change: Partial<NovedadFormValues>,
  warned: Warned,
): { values: NovedadFormValues; memo: Warned; notice: BackofficeNotice | null } {
  let said: BackofficeNotice | null = unfitImage(change.referenciaURL);
  const suited = said ? { ...change, referenciaURL: null } : change;
  const next = { values: { ...values, ...suited }, memo: { ...warned } };
  for (const field of COUNTED) {
    const typed = change[field];
    if (typed === undefined) continue;
    const count = countOf(field, typed, warned[field]);
    next.values[field] = count.text;
    next.memo[field] = count.warned;
    said = warning(field, count.warning, count.remaining) ?? said;
  }
  return { ...next, notice: said };
}

/** The counter of each field, for the page. */
export function countersOf(
  values: NovedadFormValues,
): Readonly<Record<CountedField, FieldCounter>> {
  const counter = (field: CountedField): FieldCounter => {
    const { remaining, level } = countOf(field, values[field]);
    const { max } = LIMITS[field];
    return { length: max - remaining, max, remaining, level };
  };
  return { asunto: counter('asunto'), descripcion: counter('descripcion') };
}
