import type { FormStatus } from '../../shared/forms/form-report.ts';
import type { FormConflict } from '../forms/form.types.ts';
import type { BackofficeNotice } from '../texts/backoffice-notice.ts';
import type { FeeValues } from './shipping-fee.ts';

export interface ShippingFeeAdmin {
  /** `failed`: the fee could not be read, the field holds 8.00. */
  load: 'loading' | 'failed' | 'ready';
  /** The fee now, USD; 8 when it could not be read. */
  monto: number;
  /** What the field holds: digits and one dot. */
  value: string;
  set(value: string): void;
  error: BackofficeNotice | null;
  status: FormStatus;
  notice: BackofficeNotice | null;
  /** Somebody else has changed the fee meanwhile. */
  conflict: FormConflict<FeeValues> | null;
  /** Typed and not saved. */
  isDirty: boolean;
  /** False while loading or saving, and when the field is empty or says what is saved already. */
  canSubmit: boolean;
  submit(): void;
  /** Reads the fee again. */
  reload(): void;
}
