import { findPart, parseContents } from '@gschool/admin/content';
import type { ContentsRow, Release } from '@gschool/admin/contract';
import type { AppError } from '@gschool/domain';
import { packLists, type PackList, type SourceEntry } from '@gschool/domain/content-pack';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';

import type { Services } from '../../services/createServices';
import { contentKeys, IMMUTABLE_STALE_MS } from './content';
import { useContentReader } from './contentHooks';
import { readParts, readRelease, readSource } from './readContent';

/** An entry that differs between a release and its parent. */
export interface ReleaseChange {
  list: PackList;
  id: string;
  change: 'created' | 'changed' | 'deleted';
}

/** The same with both versions. */
export interface ReleaseDifference extends ReleaseChange {
  before: SourceEntry | null;
  after: SourceEntry | null;
}

/** Two different lists of rows, compared by the digests of their sources. */
const compareRows = (
  list: PackList,
  before: readonly ContentsRow[],
  after: readonly ContentsRow[],
): readonly ReleaseChange[] => {
  const old = new Map(before.map(({ id, hash }) => [id, hash]));
  const stayed = new Set(after.map(({ id }) => id));
  return [
    ...after.flatMap(({ id, hash }): ReleaseChange[] => {
      const known = old.get(id);
      if (known === hash) return [];
      return [{ list, id, change: known === undefined ? 'created' : 'changed' }];
    }),
    ...before
      .filter(({ id }) => !stayed.has(id))
      .map(({ id }): ReleaseChange => ({ list, id, change: 'deleted' })),
  ];
};

/**
 * The entries that differ between a release and its parent, in the order of the lists. A list whose
 * parts are the same in both is not read.
 */
const readReleaseChanges = async (
  services: Services,
  release: Release,
): Promise<readonly ReleaseChange[]> => {
  const parent = release.parent === null ? null : await readRelease(services, release.parent);
  const different = packLists.filter(
    (list) => release.contents[list].join() !== (parent?.contents[list] ?? []).join(),
  );
  const found = await Promise.all(
    different.map(async (list) => {
      const [before, after] = await Promise.all(
        [parent, release].map(async (one) =>
          (await readParts(services, one?.contents[list] ?? [])).flatMap(parseContents),
        ),
      );
      return compareRows(list, before ?? [], after ?? []);
    }),
  );
  return found.flat();
};

/** Both versions of changed entries, read together. */
const readDifferences = async (
  services: Services,
  release: Release,
  changes: readonly ReleaseChange[],
): Promise<readonly ReleaseDifference[]> => {
  const parent = release.parent === null ? null : await readRelease(services, release.parent);
  const digests = changes.flatMap(({ list, id }) =>
    [parent, release].flatMap((one) => (one === null ? [] : findPart(one, list, id))),
  );
  await readParts(services, [...new Set(digests)]);
  const read = async (one: Release | null, { list, id }: ReleaseChange) =>
    (one && (await readSource(services, one, list, id)))?.entry ?? null;
  return Promise.all(
    changes.map(async (change) => ({
      ...change,
      before: await read(parent, change),
      after: await read(release, change),
    })),
  );
};

/** The entries that differ between a release and its parent. */
export const useReleaseChanges = (
  release: Release,
): UseQueryResult<readonly ReleaseChange[], AppError> => {
  const { services, uid } = useContentReader();
  return useQuery<readonly ReleaseChange[], AppError>({
    queryKey: contentKeys.changes(uid, release.id),
    enabled: uid !== '',
    staleTime: IMMUTABLE_STALE_MS,
    queryFn: () => readReleaseChanges(services, release),
  });
};

/** Both versions of the first changed entries of a release. Until more are read, those stay. */
export const useReleaseDifferences = (
  release: Release,
  changes: readonly ReleaseChange[],
): UseQueryResult<readonly ReleaseDifference[], AppError> => {
  const { services, uid } = useContentReader();
  return useQuery<readonly ReleaseDifference[], AppError>({
    queryKey: contentKeys.differences(uid, release.id, changes.length),
    enabled: uid !== '' && changes.length > 0,
    staleTime: IMMUTABLE_STALE_MS,
    placeholderData: keepPreviousData,
    queryFn: () => readDifferences(services, release, changes),
  });
};
