import type { ActivityPage, ApiError } from '@filigrana/sdk';
import { ROLE } from '@filigrana/sdk/domain';
import { useCallback, useMemo, useState } from 'react';
import useSWRInfinite, { type SWRInfiniteConfiguration } from 'swr/infinite';
import { isUnsupported } from '../../shared/is-unsupported.ts';
import { useShopContext } from '../../shared/provider/shop-context.ts';
import { activityKeys } from '../../shared/reads/keys.ts';
import type { ReadOptions } from '../../shared/reads/use-read.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { orSaid } from '../../shared/texts/notice.ts';
import { timings } from '../../shared/timings.ts';
import type { AdminList, ListOptions, Searchable } from '../reads/admin-list.types.ts';
import { useOptionalRead, type OptionalRead } from '../reads/use-optional-read.ts';
import { useDebounced } from '../reads/use-debounced.ts';
import { notice } from '../texts/backoffice-notice.ts';
import { activityRow, type ActivityRow } from './activity-row.ts';

/** First and last day in Costa Rica, `2026-03-14`; '' leaves that side open. */
export interface ActivityDays {
  /** First day that is shown. */
  desde: string;
  /** Last day that is shown. */
  hasta: string;
}

export interface Activity extends Omit<AdminList, 'status'>, Searchable {
  /** `idle` for everybody but administrators; `unsupported` where the backend keeps no record. */
  status: OptionalRead<unknown>['status'];
  /** What has been read of what fits search and days, the newest first. */
  rows: readonly ActivityRow[];
  days: ActivityDays;
  setDays(change: Partial<ActivityDays>): void;
  clearFilters(): void;
  /** Something is narrowed down. */
  isFiltered: boolean;
  /** There is more than has been read. */
  hasMore: boolean;
  /** The next fifty are being read. */
  isReadingMore: boolean;
  /** Reads the next fifty; also after that has failed. */
  readMore(): void;
}

const EVERYTHING = { search: '', desde: '', hasta: '' };
const NOTHING: readonly ActivityPage[] = [];

/** Whether administrators can read the record, asked once: for the menu. */
const ONCE = { revalidateOnFocus: false, revalidateOnReconnect: false };

/**
 * Whether there is a record of who did what that this person may read: false for everybody but
 * administrators, and where the backend keeps none. Key: `listActivity`.
 *
 * @param options SWR's own, such as `fallbackData`; null reads nothing.
 * @example {useHasActivity() && <a href="/admin/actividad">Actividad</a>}
 */
export function useHasActivity(options: ReadOptions<ActivityPage> = {}): boolean {
  const { role } = useSession();
  const { status } = useOptionalRead(
    role === ROLE.administrador ? activityKeys.page({}) : null,
    (shop) => shop.activity.list(),
    notice('activity.failed'),
    options && { ...ONCE, ...options },
  );
  return status === 'ready' || status === 'failed';
}

/**
 * The record of who did what, fifty entries at a time: the server searches in who, what and to what,
 * once typing rests. What was read stays on the screen while another search is on its way. Key:
 * `listActivity`.
 *
 * @param options SWR's own, such as the pages as `fallbackData`; null reads nothing.
 * @example
 * const { rows, hasMore, readMore } = useActivity();
 * rows.map(({ entry, label }) => <li key={entry.idActividad}>{label}</li>);
 */
export function useActivity(
  { search: initial = '' }: ListOptions = {},
  options: SWRInfiniteConfiguration<ActivityPage, ApiError> | null = {},
): Activity {
  const { shop } = useShopContext();
  const { role } = useSession();
  const [filters, change] = useState(() => ({ ...EVERYTHING, search: initial }));
  const { search: texto, ...limits } = useDebounced(filters, timings.search.debounce);
  const asked = given({ texto: texto.trim(), ...limits });
  const isOpen = role === ROLE.administrador && options !== null;
  const { data, error, isValidating, size, setSize, mutate } = useSWRInfinite<
    ActivityPage,
    ApiError,
    (index: number, before: ActivityPage | null) => ReturnType<typeof activityKeys.page> | null
  >(
    (_index, before) => {
      if (!isOpen || before?.siguiente === null) return null;
      return activityKeys.page({ ...asked, ...(before && { antesDe: before.siguiente }) });
    },
    ([, query]) => shop.activity.list(query),
    {
      revalidateFirstPage: false,
      revalidateOnMount: options?.revalidateIfStale ?? true,
      keepPreviousData: true,
      ...options,
    },
  );
  const pages = data ?? NOTHING;
  const rows = useMemo(() => pages.flatMap(({ actividad }) => actividad.map(activityRow)), [pages]);
  const hasFailed = error !== undefined && !isValidating;
  const status = (): Activity['status'] => {
    if (!isOpen) return 'idle';
    if (data) return 'ready';
    if (error && isUnsupported(error)) return 'unsupported';
    return hasFailed ? 'failed' : 'loading';
  };
  const { search, ...days } = filters;
  return {
    status: status(),
    rows,
    notice:
      hasFailed && status() !== 'unsupported' ? orSaid(notice('activity.failed'), error) : null,
    isReading: isValidating,
    reload: useCallback(() => void mutate(), [mutate]),
    search,
    setSearch: useCallback((text: string) => change((now) => ({ ...now, search: text })), []),
    days,
    setDays: useCallback((some) => change((now) => ({ ...now, ...some })), []),
    clearFilters: useCallback(() => change(EVERYTHING), []),
    isFiltered: search.trim() !== '' || days.desde !== '' || days.hasta !== '',
    hasMore: (pages.at(-1)?.siguiente ?? null) !== null,
    isReadingMore: isValidating && size > pages.length,
    readMore: useCallback(() => void setSize(pages.length + 1), [pages.length, setSize]),
  };
}

/** Without what is empty: such a filter is none. */
const given = <Filters extends Record<string, string>>(filters: Filters): Partial<Filters> =>
  Object.fromEntries(Object.entries(filters).filter(([, text]) => text !== '')) as Partial<Filters>;
