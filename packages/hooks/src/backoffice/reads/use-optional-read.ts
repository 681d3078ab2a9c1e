import type { ApiError, Shop } from '@filigrana/sdk';
import { useCallback } from 'react';
import { asApiError } from '../../shared/as-api-error.ts';
import type { ReadOperation } from '../../shared/reads/operations.ts';
import { useRead } from '../../shared/reads/use-read.ts';
import type { Service } from '../../shared/services/service.ts';
import { useService } from '../../shared/services/use-service.ts';
import { orSaid } from '../../shared/texts/notice.ts';
import type { BackofficeNotice } from '../texts/backoffice-notice.ts';

/** A read that a backend may not know. */
export interface OptionalRead<Data> {
  /** `idle`: nothing asked for. `unsupported`: the backend has no such part; show nothing of it. */
  status: 'idle' | 'loading' | 'unsupported' | 'failed' | 'ready';
  data: Data | null;
  /** Why it could not be read, or not be read again. */
  notice: BackofficeNotice | null;
  isReading: boolean;
  reload(): void;
}

/** What the backend has been found not to know; it is asked once and not again. */
const unknownOperations: Service<Set<ReadOperation>> = { create: () => new Set() };

/** Reads an extension of the contract; null as key reads nothing. */
export function useOptionalRead<Data>(
  key: readonly [ReadOperation, ...unknown[]] | null,
  read: (shop: Shop) => Promise<Data>,
  failed: BackofficeNotice,
): OptionalRead<Data> {
  const unknown = useService(unknownOperations);
  const isUnknown = key !== null && unknown.has(key[0]);
  const { data, error, isValidating, mutate } = useRead(isUnknown ? null : key, async (shop) => {
    try {
      return await read(shop);
    } catch (cause) {
      if (key && isUnsupported(asApiError(cause))) unknown.add(key[0]);
      throw cause;
    }
  });
  const reload = useCallback(() => void mutate(), [mutate]);
  const hasFailed = error !== undefined && !isValidating;
  const status = (): OptionalRead<Data>['status'] => {
    if (key === null) return 'idle';
    if (isUnknown || (error && isUnsupported(error))) return 'unsupported';
    if (data !== undefined) return 'ready';
    return hasFailed ? 'failed' : 'loading';
  };
  return {
    status: status(),
    data: data ?? null,
    notice: hasFailed && !isUnsupported(error) ? orSaid(failed, error) : null,
    isReading: isValidating,
    reload,
  };
}

/** How a backend says that it does not know an operation. */
const isUnsupported = ({ status }: ApiError): boolean =>
  status === 404 || status === 405 || status === 501;
