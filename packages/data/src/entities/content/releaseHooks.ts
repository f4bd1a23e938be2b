import type { DriftReport, PlannedRelease, Release } from '@gschool/admin/contract';
import type { AppError } from '@gschool/domain';
import type { PackList } from '@gschool/domain/content-pack';
import {
  useInfiniteQuery,
  useQuery,
  type InfiniteData,
  type UseQueryResult,
} from '@tanstack/react-query';

import { toPagedList, type PagedList } from '../../queries/pagedList';
import { contentKeys, CONTENT_STALE_MS, RELEASE_PAGE } from './content';
import { useContentReader } from './contentHooks';
import type { ReleasePage } from './contentRepository';
import { readEntryChanges, type EntryChange, type EntryChangePage } from './entryHistory';

const flattenReleases = ({ pages }: InfiniteData<ReleasePage>): readonly Release[] =>
  pages.flatMap(({ releases }) => releases);

/** The releases, the newest first, 50 a page. */
export const useReleases = (): PagedList<Release> => {
  const { uid, read } = useContentReader();
  const query = useInfiniteQuery<
    ReleasePage,
    AppError,
    readonly Release[],
    readonly unknown[],
    number | null
  >({
    queryKey: contentKeys.releases(uid),
    enabled: uid !== '',
    staleTime: CONTENT_STALE_MS,
    initialPageParam: null,
    queryFn: ({ pageParam }) => read((repository) => repository.releases(pageParam, RELEASE_PAGE)),
    getNextPageParam: ({ next }) => next ?? undefined,
    select: flattenReleases,
  });
  return toPagedList(query);
};

/** The latest 50 planned releases, those that were published or canceled included. */
export const usePlannedReleases = (): UseQueryResult<readonly PlannedRelease[], AppError> => {
  const { uid, read } = useContentReader();
  return useQuery<readonly PlannedRelease[], AppError>({
    queryKey: contentKeys.planned(uid),
    enabled: uid !== '',
    staleTime: CONTENT_STALE_MS,
    refetchOnWindowFocus: true,
    queryFn: () => read((repository) => repository.planned()),
  });
};

/** The last comparison of the live documents with the release; null before the first. */
export const useDrift = (): UseQueryResult<DriftReport | null, AppError> => {
  const { uid, read } = useContentReader();
  return useQuery<DriftReport | null, AppError>({
    queryKey: contentKeys.drift(uid),
    enabled: uid !== '',
    staleTime: CONTENT_STALE_MS,
    queryFn: () => read((repository) => repository.drift()),
  });
};

const flattenChanges = ({ pages }: InfiniteData<EntryChangePage>): readonly EntryChange[] =>
  pages.flatMap(({ changes }) => changes);

/**
 * The releases that created, changed or deleted an entry, the newest first. A page covers 50
 * releases, so that it may have no row.
 */
export const useEntryHistory = (list: PackList, id: string): PagedList<EntryChange> => {
  const { services, uid } = useContentReader();
  const query = useInfiniteQuery<
    EntryChangePage,
    AppError,
    readonly EntryChange[],
    readonly unknown[],
    number | null
  >({
    queryKey: contentKeys.history(uid, list, id),
    enabled: uid !== '' && id !== '',
    staleTime: CONTENT_STALE_MS,
    initialPageParam: null,
    queryFn: ({ pageParam }) => readEntryChanges(services, list, id, pageParam),
    getNextPageParam: ({ next }) => next ?? undefined,
    select: flattenChanges,
  });
  return toPagedList(query);
};
