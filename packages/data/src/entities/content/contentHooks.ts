import { parseContents } from '@gschool/admin/content';
import type {
  ContentsRow,
  Draft,
  DriftReport,
  PlannedRelease,
  Release,
  ReleaseHead,
  Source,
} from '@gschool/admin/contract';
import type { AppError } from '@gschool/domain';
import type { PackList } from '@gschool/domain/content-pack';
import {
  useInfiniteQuery,
  useQuery,
  type InfiniteData,
  type UseQueryResult,
} from '@tanstack/react-query';

import { toPagedList, useAllPages, type PagedList } from '../../queries/pagedList';
import { useServices } from '../../services/ServicesProvider';
import { useSession } from '../../session/useSession';
import {
  contentKeys,
  CONTENT_STALE_MS,
  DRAFT_PAGE,
  IMMUTABLE_STALE_MS,
  RELEASE_PAGE,
} from './content';
import type { ContentRepository, DraftPage, ReleasePage } from './contentRepository';
import { readEntryChanges, type EntryChange, type EntryChangePage } from './entryHistory';
import { readParts, readRelease, readSource, withContent } from './readContent';

/** What hooks read the content with: the uid is `''` before the sign-in. */
export const useContentReader = () => {
  const services = useServices();
  const state = useSession();
  return {
    services,
    uid: state.status === 'signedIn' ? state.user.uid : '',
    read: <T>(run: (repository: ContentRepository) => Promise<T>) => withContent(services, run),
  };
};

/** The release that members see; null for a school without releases. */
export const useReleaseHead = (): UseQueryResult<ReleaseHead | null, AppError> => {
  const { uid, read } = useContentReader();
  return useQuery<ReleaseHead | null, AppError>({
    queryKey: contentKeys.head(uid),
    enabled: uid !== '',
    staleTime: CONTENT_STALE_MS,
    refetchOnWindowFocus: true,
    queryFn: () => read((repository) => repository.head()),
  });
};

/** A release; null for an unknown id. Reads nothing without an id. */
export const useRelease = (id: string | null): UseQueryResult<Release | null, AppError> => {
  const { uid, read } = useContentReader();
  return useQuery<Release | null, AppError>({
    queryKey: contentKeys.release(uid, id ?? ''),
    enabled: uid !== '' && id !== null,
    staleTime: IMMUTABLE_STALE_MS,
    queryFn: () => read((repository) => repository.release(id ?? '')),
  });
};

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

/** The rows of a list as it is published. */
export interface Contents {
  /** Undefined before they are read; empty for a school without releases. */
  rows: readonly ContentsRow[] | undefined;
  /** The live release; null for a school without releases. */
  release: Release | null | undefined;
  error: AppError | null;
  isFetching: boolean;
  refetch: () => unknown;
}

const NO_ROWS: readonly ContentsRow[] = [];

/** What a table knows about the entries of a list in the live release, in order. */
export const useContents = (list: PackList): Contents => {
  const { services, uid } = useContentReader();
  const head = useReleaseHead();
  const release = useRelease(head.data?.release ?? null);
  const id = release.data?.id ?? '';
  const rows = useQuery<readonly ContentsRow[], AppError>({
    queryKey: contentKeys.contents(uid, id, list),
    enabled: uid !== '' && id !== '',
    staleTime: IMMUTABLE_STALE_MS,
    // 10,000 rows, which never change.
    structuralSharing: false,
    // While a new release is read, the rows of the last one stay.
    placeholderData: (previous) => previous,
    queryFn: async () => {
      const known = await readRelease(services, id);
      return (await readParts(services, known?.contents[list] ?? [])).flatMap(parseContents);
    },
  });
  const isEmpty = head.data === null || release.data === null;
  return {
    rows: isEmpty ? NO_ROWS : rows.data,
    release: isEmpty ? null : release.data,
    error: head.error ?? release.error ?? rows.error,
    isFetching: head.isFetching || release.isFetching || rows.isFetching,
    refetch: () => {
      void head.refetch();
      if (release.isError) void release.refetch();
      if (rows.isError) void rows.refetch();
    },
  };
};

const flattenDrafts = ({ pages }: InfiniteData<DraftPage>): readonly Draft[] =>
  pages.flatMap(({ drafts }) => drafts);

/** All drafts in the order of their ids. The pages are read one after the other. */
export const useDrafts = (): PagedList<Draft> => {
  const { uid, read } = useContentReader();
  const query = useInfiniteQuery<
    DraftPage,
    AppError,
    readonly Draft[],
    readonly unknown[],
    string | null
  >({
    queryKey: contentKeys.drafts(uid),
    enabled: uid !== '',
    staleTime: CONTENT_STALE_MS,
    refetchOnWindowFocus: true,
    initialPageParam: null,
    queryFn: ({ pageParam }) => read((repository) => repository.drafts(pageParam, DRAFT_PAGE)),
    getNextPageParam: ({ next }) => next ?? undefined,
    select: flattenDrafts,
  });
  return useAllPages(query);
};

/** A published entry in a release (the live one if absent); null where the release does not have it. */
export const useSource = (
  list: PackList,
  id: string,
  release?: string,
): UseQueryResult<Source | null, AppError> => {
  const { services, uid } = useContentReader();
  const head = useReleaseHead();
  const releaseId = release ?? head.data?.release ?? '';
  const hasNone = release === undefined && head.data === null;
  return useQuery<Source | null, AppError>({
    queryKey: contentKeys.source(uid, releaseId, list, id),
    enabled: uid !== '' && (releaseId !== '' || hasNone),
    staleTime: IMMUTABLE_STALE_MS,
    queryFn: async () => {
      const found = releaseId === '' ? null : await readRelease(services, releaseId);
      return found && readSource(services, found, list, id);
    },
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
