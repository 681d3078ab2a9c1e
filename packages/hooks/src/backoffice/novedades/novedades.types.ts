import type { Novedad, NovedadSent } from '@filigrana/sdk';
import type { CounterWarning } from '@filigrana/sdk/domain';
import type { AdminForm } from '../forms/form.types.ts';

export interface NovedadRow {
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
  descripcion: string;
  referenciaURL: File | null;
}

/** The counter of a text field. */
export interface FieldCounter {
  /** Characters typed, and how many may be. */
  length: number;
  max: number;
  remaining: number;
  level: 'normal' | CounterWarning;
}

export interface NovedadForm extends AdminForm<NovedadFormValues> {
  mode: 'add' | 'edit';
  counters: Readonly<Record<'asunto' | 'descripcion', FieldCounter>>;
  /** The picture the novedad has; null for a new one. Previews of `referenciaURL` belong to the page. */
  currentImage: string | null;
}
