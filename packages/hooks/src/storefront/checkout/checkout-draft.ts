import { PAYMENT_METHODS } from '@filigrana/sdk/domain';
import { DRAFT_PREFIX } from '../../shared/tab-drafts.ts';
import type { CheckoutValues } from './checkout.types.ts';

/** A purchase that is being made, as it survives a reload, but no logout. The file survives neither. */
export interface CheckoutDraft {
  /** Whose purchase it is. */
  readonly idUsuario: number;
  /** Idempotency key: the same one until the order is there, so that there is exactly one. */
  readonly key: string;
  /** It was sent, and how that ended is not known. */
  readonly isUnresolved: boolean;
  readonly values: CheckoutValues;
}

/** Where the draft is kept: one for all tabs. */
export interface CheckoutDrafts {
  read(): CheckoutDraft | null;
  write(draft: CheckoutDraft | null): void;
}

const KEY = `${DRAFT_PREFIX}checkout`;

/** Drafts in the browser's local storage; where that is forbidden they last as long as the page. */
export function checkoutDrafts(): CheckoutDrafts {
  let kept: CheckoutDraft | null = null;
  return {
    read() {
      try {
        return parseDraft(window.localStorage.getItem(KEY));
      } catch {
        // SecurityError.
        return kept;
      }
    },
    write(draft) {
      kept = draft;
      try {
        if (draft === null) window.localStorage.removeItem(KEY);
        else window.localStorage.setItem(KEY, JSON.stringify(draft));
      } catch {
        // SecurityError or QuotaExceededError.
      }
    },
  };
}

/** What was stored, or null when it is no draft. */
export function parseDraft(stored: string | null): CheckoutDraft | null {
  const draft = parseJson(stored);
  const { idUsuario, key, isUnresolved, values } = draft;
  if (typeof idUsuario !== 'number' || typeof key !== 'string' || key === '') return null;
  const typed = asRecord(values);
  const text = (name: string) => (typeof typed[name] === 'string' ? typed[name] : '');
  return {
    idUsuario,
    key,
    isUnresolved: isUnresolved === true,
    values: {
      provincia: text('provincia'),
      canton: text('canton'),
      distrito: text('distrito'),
      direccionExacta: text('direccionExacta'),
      metodoPago: PAYMENT_METHODS.find((method) => method === typed['metodoPago']) ?? null,
      referencia: text('referencia'),
    },
  };
}

function parseJson(stored: string | null): Record<string, unknown> {
  try {
    return asRecord(JSON.parse(stored ?? 'null'));
  } catch {
    // Not JSON: as good as nothing.
    return {};
  }
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
