import type { ApiError, Shop } from '@filigrana/sdk';
import { useCallback } from 'react';
import { asApiError } from '../../shared/as-api-error.ts';
import { isUnsupported } from '../../shared/is-unsupported.ts';
import type { ReadOperation } from '@filigrana/sdk/types';
import { useRead, type ReadOptions } from '../../shared/reads/use-read.ts';
import type { Service } from '../../shared/services/service.ts';
import { useService } from '../../shared/services/use-service.ts';
import { orSaid } from '../../shared/texts/notice.ts';
import type { BackofficeNotice } from '../texts/backoffice-notice.ts';

/** A read that a backend may not know. */
export interface OptionalRead<Data> {
  /** `idle`: nothing asked for. `unsupported`: the backend has no such part; show nothing of it. */
  status: 'idle' | 'loading' | 'unsupported' | 'failed' | 'ready';
  /** What was last read; null where nothing was. */
  data: Data | null;
  /** Why it could not be read, or not be read again. */
  notice: BackofficeNotice | null;
  /** The server is being asked, for the first time or again. */
  isReading: boolean;
  reload(): void;
}

/** What the backend has been found to know, and not to know: that is asked once and not again. */
const learntOperations: Service<Record<'known' | 'unknown', Set<ReadOperation>>> = {
  create: () => ({ known: new Set(), unknown: new Set() }),
};

/** Reads an extension of the contract; null as key or as options reads nothing. */
export function useOptionalRead<Data>(
  key: readonly [ReadOperation, ...unknown[]] | null,
  read: (shop: Shop) => Promise<Data>,
  failed: BackofficeNotice,
  options: ReadOptions<Data> = {},
): OptionalRead<Data> {
  const { known, unknown } = useService(learntOperations);
  const isUnknown = key !== null && unknown.has(key[0]);
  const { data, error, isValidating, mutate } = useRead(
    isUnknown ? null : key,
    async (shop) => {
      try {
        const answer = await read(shop);
        if (key) known.add(key[0]);
        return answer;
      } catch (cause) {
        const failure = asApiError(cause);
        if (key && isUnsupported(failure) && !isAboutOne(failure, key)) unknown.add(key[0]);
        throw cause;
      }
    },
    options,
  );
  /** A backend without the operation may use the same words as one without that thing. */
  const isMissing = (failure: ApiError) =>
    isUnsupported(failure) && !(key && isAboutOne(failure, key) && known.has(key[0]));
  const reload = useCallback(() => void mutate(), [mutate]);
  const hasFailed = error !== undefined && !isValidating;
  const status = (): OptionalRead<Data>['status'] => {
    if (key === null || options === null) return 'idle';
    if (isUnknown || (error && isMissing(error))) return 'unsupported';
    if (data !== undefined) return 'ready';
    return hasFailed ? 'failed' : 'loading';
  };
  return {
    status: status(),
    data: data ?? null,
    notice: hasFailed && !isMissing(error) ? orSaid(failed, error) : null,
    isReading: isValidating,
    reload,
  };
}

/** There is no such order, say: that tells nothing about the others. */
const isAboutOne = (
  { status, code }: ApiError,
  key: readonly [ReadOperation, ...unknown[]],
): boolean => status === 404 && code === 'NOT_FOUND' && key.length > 1;
