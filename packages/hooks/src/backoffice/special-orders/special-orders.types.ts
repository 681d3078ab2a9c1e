import type { SpecialOrder } from '@filigrana/sdk';
import type { SpecialOrderEvent } from '@filigrana/sdk/domain';
import type { BackofficeNotice } from '../texts/backoffice-notice.ts';

export interface SpecialOrderRow {
  /** The special order as the list has it. */
  order: SpecialOrder;
  /** State in words; 'Especial' when unset. */
  label: string;
  /** Which buttons are enabled: what the lifecycle allows this role now. */
  can: Readonly<Record<SpecialOrderEvent, boolean>>;
  /** The action on its way. */
  pending: SpecialOrderEvent | null;
  /** It is shown as accepted, and `undo` takes that back. */
  canUndo: boolean;
  /** Why the last action failed. The product only logs it; a page may show it beside the buttons. */
  failure: BackofficeNotice | null;
}
