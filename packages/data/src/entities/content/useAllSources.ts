import type { Release } from '@gschool/admin/contract';
import type { AppError } from '@gschool/domain';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

import { contentKeys, IMMUTABLE_STALE_MS } from './content';
import { useContentReader } from './contentHooks';
import { readAllSources, type ReleaseSources } from './readContent';

/** How long the entries stay in memory after a page that used them, in milliseconds. */
const UNUSED_MS = 60_000;

/** Every entry of a release. Reads nothing without one. */
export const useAllSources = (
  release: Release | null | undefined,
): UseQueryResult<ReleaseSources, AppError> => {
  const { services, uid } = useContentReader();
  return useQuery<ReleaseSources, AppError>({
    queryKey: contentKeys.sources(uid, release?.id ?? ''),
    enabled: uid !== '' && Boolean(release),
    staleTime: IMMUTABLE_STALE_MS,
    gcTime: UNUSED_MS,
    // 10,000 entries, which never change.
    structuralSharing: false,
    queryFn: () => {
      if (!release) throw new Error('There is no release to read.');
      return readAllSources(services, release);
    },
  });
};
