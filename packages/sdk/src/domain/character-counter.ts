import {
  NOVEDAD_DESCRIPTION_MAX,
  NOVEDAD_SUBJECT_MAX,
  NOVEDAD_WARNING_AT,
  SPECIAL_ORDER_DESCRIPTION_MAX,
  SPECIAL_ORDER_WARNING_AT,
} from './limits.ts';
import { textLength, truncateText } from './text.ts';

/** A counted field: its longest text, and when it warns. Both in characters. */
export interface CounterLimits {
  /** Characters that the text may have. */
  max: number;
  /** Warns at this many characters left, or fewer. */
  nearAt: number;
}

/** The counted fields of the shop. Source: specification §9. */
export const COUNTED_FIELDS = {
  /** What a customer says about the piece of a special order. */
  specialOrderDescription: { max: SPECIAL_ORDER_DESCRIPTION_MAX, nearAt: SPECIAL_ORDER_WARNING_AT },
  /** Subject of the e-mail about an offer. */
  novedadSubject: { max: NOVEDAD_SUBJECT_MAX, nearAt: NOVEDAD_WARNING_AT },
  /** What that e-mail says of the offer. */
  novedadDescription: { max: NOVEDAD_DESCRIPTION_MAX, nearAt: NOVEDAD_WARNING_AT },
} as const satisfies Record<string, CounterLimits>;

/** A warning to show now: 'Estás casi al límite' or 'Límite alcanzado'. */
export type CounterWarning = 'near' | 'max';

/** What a counted field shows and remembers. */
export interface CounterState {
  /** What the field keeps: at most `max` characters. */
  text: string;
  /** Characters left. */
  remaining: number;
  /** How the counter is coloured. */
  level: 'normal' | CounterWarning;
  /** The strongest warning given since the text was last short. */
  warned: CounterWarning | null;
  /** The warning that this very change calls for, or null. */
  warning: CounterWarning | null;
}

/**
 * The counter of an empty field; it has warned of nothing.
 *
 * @example startCounter({ max: 180, nearAt: 10 }).remaining // 180
 */
export function startCounter({ max }: CounterLimits): CounterState {
  return { text: '', remaining: max, level: 'normal', warned: null, warning: null };
}

/**
 * What a counted field becomes when its text changes. Too long a text is cut. Near the limit it
 * warns once, at the limit once; both are forgotten when the text is short again. Reaching the
 * limit in one go warns of the limit only.
 * Source: specification §4, special order ("Counter"), §5 (special order, novedad).
 *
 * @param state The field before.
 * @param typed Its text after the change.
 * @param limits Its longest text, and when it warns.
 * @example characterCounter(startCounter(limits), 'x'.repeat(170), limits).warning // 'near'
 */
export function characterCounter(
  state: CounterState,
  typed: string,
  { max, nearAt }: CounterLimits,
): CounterState {
  const text = truncateText(typed, max);
  const remaining = max - textLength(text);
  const level = remaining === 0 ? 'max' : remaining <= nearAt ? 'near' : 'normal';
  if (level === 'normal') return { text, remaining, level, warned: null, warning: null };
  const isNews = state.warned === null || (level === 'max' && state.warned === 'near');
  return {
    text,
    remaining,
    level,
    warned: isNews ? level : state.warned,
    warning: isNews ? level : null,
  };
}
