import type { Service } from '../../shared/services/service.ts';
import { readDraft, textsOf, writeDraft } from '../../shared/tab-drafts.ts';
import type { SpecialOrderValues } from './special-order-request.types.ts';

/** A request that is being written. */
export interface SpecialOrderDraft {
  readonly values: SpecialOrderValues;
  /** Idempotency key of an attempt whose end is not known. */
  readonly key: string | null;
  /** Survives leaving the page, but no reload. */
  readonly referencia: File | null;
}

/** Keeps the request of an account for as long as the tab. */
export interface SpecialOrderDrafts {
  read(idUsuario: number): SpecialOrderDraft | null;
  write(idUsuario: number, draft: SpecialOrderDraft | null): void;
}

const NAME = 'special-order';
const FIELDS = ['pieza', 'talla', 'tipoPiedra', 'tipoMaterial', 'descripcion'] as const;

const isEmpty = ({ values, referencia }: SpecialOrderDraft): boolean =>
  referencia === null && FIELDS.every((field) => values[field] === '');

export const specialOrderDraftService: Service<SpecialOrderDrafts> = {
  create() {
    let referencia: File | null = null;
    return {
      read(idUsuario) {
        const draft = readDraft(NAME);
        // Somebody else's, or gone with a logout: so is the picture.
        if (draft?.['idUsuario'] !== idUsuario) referencia = null;
        if (draft?.['idUsuario'] !== idUsuario) return null;
        const key = typeof draft['key'] === 'string' ? draft['key'] : null;
        return { values: textsOf(draft['values'], FIELDS), key, referencia };
      },
      write(idUsuario, draft) {
        const isKept = draft !== null && !isEmpty(draft);
        referencia = isKept ? draft.referencia : null;
        writeDraft(NAME, isKept ? { idUsuario, values: draft.values, key: draft.key } : null);
      },
    };
  },
};
