import type { Customer } from '@filigrana/sdk';
import type { CustomerAction } from '@filigrana/sdk/domain';

export interface CustomerRow {
  /** The account as the list has it. */
  customer: Customer;
  /** First name and surname. */
  fullName: string;
  /** 'Activo' or 'Bloqueado'. */
  label: string;
  /** The one action the state allows. */
  action: CustomerAction;
  /** The button of it is enabled: allowed to this role, and nothing on its way for this customer. */
  canAct: boolean;
  /** The identification can be released: the backend knows how, and it is not done yet. */
  canRelease: boolean;
  /** The action on its way. */
  pending: CustomerAction | null;
}
