import { parseContents } from '@gschool/admin/content';
import type { ContentsRow, Draft, Release, ReleaseHead, Source } from '@gschool/admin/contract';
import type { AppError } from '@gschool/domain';
import type { PackList } from '@gschool/domain/content-pack';
import {
  useInfiniteQuery,
  useQuery,
  type InfiniteData,
  type UseQueryResult,
} from '@tanstack/react-query';

import { useAllPages, type PagedList } from '../../queries/pagedList';
import { useServices } from '../../services/ServicesProvider';
import { useSession } from '../../session/useSession';
import { contentKeys, CONTENT_STALE_MS, DRAFT_PAGE, IMMUTABLE_STALE_MS } from './content';
import type { ContentRepository, DraftPage } from './contentRepository';
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
