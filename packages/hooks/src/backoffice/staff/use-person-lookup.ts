import type { ApiError, Person } from '@filigrana/sdk';
import { needsLookup } from '@filigrana/sdk/domain';
import { useEffect, useState } from 'react';
import { asApiError } from '../../shared/as-api-error.ts';
import { areNamesTyped } from '../../shared/names-typed.ts';
import { useShopContext } from '../../shared/provider/shop-context.ts';
import { notice, type BackofficeNotice } from '../texts/backoffice-notice.ts';
import type { StaffAccountForm } from './staff.types.ts';

type Status = StaffAccountForm['lookup'];

export interface PersonLookup {
  status: Status;
  notice: BackofficeNotice | null;
}

export interface FoundPerson {
  identificacion: string;
  person: Person;
}

const LOOKUP_NOTICES: Readonly<Partial<Record<Status, BackofficeNotice>>> = {
  missing: notice('person.notFound'),
  failed: notice('connection.failed'),
};

function failureOf(error: ApiError): Status {
  if (areNamesTyped(error)) return 'typed';
  return error.status === 404 ? 'missing' : 'failed';
}

/**
 * Looks up the person of an identification that is being typed: at exactly 9 characters, and only
 * while there are no names. Who has been asked about is not asked about again; another
 * identification makes an answer that is on its way void.
 *
 * @param hasNames Somebody has typed names already.
 * @param onFound It has to be the same function in every render.
 */
export function usePersonLookup(
  typed: string,
  hasNames: boolean,
  onFound: (found: FoundPerson) => void,
): PersonLookup {
  const { shop } = useShopContext();
  const identificacion = typed.trim();
  const [lookup, setLookup] = useState<{ identificacion: string; status: Status }>({
    identificacion: '',
    status: 'idle',
  });
  const isOther = lookup.identificacion !== identificacion;
  if (isOther || lookup.status === 'idle') {
    const status = needsLookup(typed) && !hasNames ? 'loading' : 'idle';
    if (isOther || status === 'loading') setLookup({ identificacion, status });
  }

  useEffect(() => {
    if (lookup.status !== 'loading') return;
    const { identificacion } = lookup;
    const controller = new AbortController();
    const { signal } = controller;
    const find = async () => {
      try {
        const person = await shop.accounts.lookupPerson(identificacion, { signal });
        if (signal.aborted) return;
        onFound({ identificacion, person });
        setLookup({ identificacion, status: 'found' });
      } catch (cause) {
        if (!signal.aborted) setLookup({ identificacion, status: failureOf(asApiError(cause)) });
      }
    };
    void find();
    return () => controller.abort();
  }, [lookup, onFound, shop]);

  return { status: lookup.status, notice: LOOKUP_NOTICES[lookup.status] ?? null };
}
