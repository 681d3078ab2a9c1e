import type { Novedad, NovedadSent } from '@filigrana/sdk';
import type { CounterWarning } from '@filigrana/sdk/domain';
import type { AdminForm } from '../forms/form.types.ts';

export interface NovedadRow {
  /** The offer as the list has it. */
  novedad: Novedad;
  /** 'Pendiente' or 'Enviado'. */
  label: string;
  /** The send button is enabled. */
  canSend: boolean;
  /** It is being sent; this takes one e-mail per subscriber. */
  isSending: boolean;
  /** How many e-mails were accepted, once sent from this screen. */
  sent: NovedadSent | null;
}

/** What the fields of the novedad form hold. */
export interface NovedadFormValues {
  asunto: string;
  /** What the offer is; may be ''. */
  descripcion: string;
  /** A new picture; null where none is chosen. */
  referenciaURL: File | null;
}

/** The counter of a text field. */
export interface FieldCounter {
  /** Characters typed, and how many may be. */
  length: number;
  /** Characters that the field takes. */
  max: number;
  /** Characters that may still be typed. */
  remaining: number;
  level: 'normal' | CounterWarning;
}

export interface NovedadForm extends AdminForm<NovedadFormValues> {
  /** `add` for a new offer, `edit` for one that is there. */
  mode: 'add' | 'edit';
  /** How full each of the two texts is. */
  counters: Readonly<Record<'asunto' | 'descripcion', FieldCounter>>;
  /** The picture the novedad has; null for a new one. Previews of `referenciaURL` belong to the page. */
  currentImage: string | null;
}
