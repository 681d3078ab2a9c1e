import type { ApiError, Confirmation, Customer, CustomerPageQuery, ListPage } from '@filigrana/sdk';
import {
  customerActionFor,
  customerLifecycle,
  customersFitting,
  type CustomerAction,
} from '@filigrana/sdk/domain';
import { useCallback, useMemo } from 'react';
import { asApiError, isUnanswered } from '../../shared/as-api-error.ts';
import { createLifecycleMachine } from '../../shared/machines/lifecycle.machine.ts';
import { customerKeys } from '../../shared/reads/keys.ts';
import type { ReadOptions } from '../../shared/reads/use-read.ts';
import { orSaid } from '../../shared/texts/notice.ts';
import type { ListOptions, Searchable } from '../reads/admin-list.types.ts';
import { useSearchedList, type ListSource, type LongList } from '../reads/use-long-list.ts';
import { useSteps, type PerformStep } from '../steps/use-steps.ts';
import { notice, type BackofficeNotice } from '../texts/backoffice-notice.ts';
import { useNotify } from '../texts/use-backoffice-texts.ts';
import { useCachedItems } from '../writes/use-cached.ts';
import type { CustomerRow } from './customers.types.ts';

export interface Customers extends LongList<Customer>, Searchable {
  /** What has been read of the customers that the search finds, as `customersFitting` says. */
  rows: readonly CustomerRow[];
  /**
   * Blocks an active customer, unblocks a blocked one; ignored while one of these is on its way.
   *
   * @param identificacion Whose account it is.
   * @param seen The customer as the person saw it, when that was asked about: it is their state then
   * that says which of the two was meant. As the list has it now unless given.
   */
  toggle(identificacion: string, seen?: Customer): void;
}

const customerMachine = createLifecycleMachine('customer', customerLifecycle);

const fullNameOf = ({ nombre, apellido }: Customer) => `${nombre} ${apellido}`.trim();

const CUSTOMERS: ListSource<ListPage<Customer>, CustomerPageQuery> = {
  key: customerKeys.list(),
  read: (shop, query) => shop.customers.page(query),
  failed: (error) =>
    isUnanswered(error)
      ? notice('customers.listOffline')
      : orSaid(notice('customers.listFailed'), error),
};

// Field by field: thousands are made ready at every key.
const foundBy = (customer: Customer) => ({
  fullName: fullNameOf(customer),
  correo: customer.correo,
  identificacion: customer.identificacion,
  telefono: customer.telefono,
});

const finds = (customers: readonly Customer[], typed: string) =>
  customersFitting(customers, typed, foundBy);

const changeFailure = (error: ApiError): BackofficeNotice =>
  isUnanswered(error)
    ? notice('customers.changeOffline')
    : orSaid(notice('customers.changeFailed'), error);

/** The server's own sentence takes the place of ours. */
function changed(accion: CustomerAction, { mensaje }: Confirmation): BackofficeNotice {
  const done = notice(accion === 'bloquear' ? 'customers.blocked' : 'customers.unblocked');
  return mensaje === null ? done : { ...done, said: mensaje };
}

function usePerform(): PerformStep<string, CustomerAction> {
  const notify = useNotify();
  const changeItems = useCachedItems();
  return useCallback(
    async (identificacion, accion, write) => {
      try {
        const answer = await write(
          'changeCustomerStatus',
          (shop) => shop.customers.changeStatus(identificacion, { accion }),
          () =>
            changeItems<Customer>('listCustomers', (customers) =>
              customers.map((each) =>
                each.identificacion === identificacion
                  ? { ...each, estado: customerLifecycle.table.steps[accion].to }
                  : each,
              ),
            ),
        );
        notify(changed(accion, answer));
      } catch (error) {
        notify(changeFailure(asApiError(error)));
        throw error;
      }
    },
    [changeItems, notify],
  );
}

/**
 * The customer accounts: search on full name and e-mail, blocking and unblocking as the lifecycle allows
 * the person's role. Key: `listCustomers`.
 *
 * @param options SWR's own, such as `fallbackData`; null reads nothing.
 * @example
 * const { rows, toggle } = useCustomers();
 * rows.map(({ customer: { identificacion }, canAct }) => (
 *   <button key={identificacion} disabled={!canAct} onClick={() => toggle(identificacion)}>Bloquear</button>
 * ));
 */
export function useCustomers(
  { search }: ListOptions = {},
  options: ReadOptions<ListPage<Customer>> = {},
): Customers {
  const { found, ...list } = useSearchedList(CUSTOMERS, finds, search, options);
  const { pending, role, take } = useSteps(customerMachine, usePerform());

  const rows = useMemo(
    () =>
      found.map<CustomerRow>((customer) => {
        const { estado, identificacion } = customer;
        const action = customerActionFor(estado);
        const underWay = pending.get(identificacion) ?? null;
        return {
          customer,
          fullName: fullNameOf(customer),
          label: customerLifecycle.table.labels[estado],
          action,
          canAct: underWay === null && customerLifecycle.can(action, estado, role),
          canRelease: customer.liberada === false,
          pending: underWay,
        };
      }),
    [found, pending, role],
  );
  const toggle = useCallback<Customers['toggle']>(
    (identificacion, seen = found.find((each) => each.identificacion === identificacion)) => {
      if (!seen) return;
      const { estado } = seen;
      take(identificacion, { state: estado, role }, customerActionFor(estado));
    },
    [found, role, take],
  );
  return { ...list, rows, toggle };
}
