import { useRouter } from 'wouter';

/** The search part of the address as it stands there, without '?'; `useSearch` decodes it too early. */
export function useQuery(): string {
  const router = useRouter();
  const { searchHook: useRouterSearch } = router;
  return useRouterSearch(router).replace(/^\?/, '');
}
