import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useShopContext } from '../../shared/provider/shop-context.ts';
import { notice, type BackofficeNotice } from '../texts/backoffice-notice.ts';
import { providePersonLookup, type PersonLookupEmitted } from './person-lookup.machine.ts';
import type { StaffAccountForm } from './staff.types.ts';

export interface PersonLookup {
  status: StaffAccountForm['lookup'];
  notice: BackofficeNotice | null;
}

/**
 * Looks up the person of an identification that is being typed.
 *
 * @param onFound It has to be the same function in every render.
 */
export function usePersonLookup(
  identificacion: string,
  hasNames: boolean,
  onFound: (found: PersonLookupEmitted) => void,
): PersonLookup {
  const { shop, clock } = useShopContext();
  const logic = useMemo(
    () => providePersonLookup((asked, signal) => shop.accounts.lookupPerson(asked, { signal })),
    [shop],
  );
  const actor = useActorRef(logic, { clock });
  const status = useSelector(actor, (snapshot) => snapshot.value);

  useEffect(() => {
    const found = actor.on('found', onFound);
    return () => found.unsubscribe();
  }, [actor, onFound]);
  useEffect(() => {
    actor.send({ type: 'lookup.type', identificacion, hasNames });
  }, [actor, hasNames, identificacion]);

  return { status, notice: LOOKUP_NOTICES[status] ?? null };
}

const LOOKUP_NOTICES: Readonly<Partial<Record<PersonLookup['status'], BackofficeNotice>>> = {
  missing: notice('person.notFound'),
  failed: notice('connection.failed'),
};
