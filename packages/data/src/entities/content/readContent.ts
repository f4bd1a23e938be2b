import { findPart, parseContents, parseSources, splitBucket } from '@gschool/admin/content';
import type { Release, ReleaseHead, Source } from '@gschool/admin/contract';
import { AppError, isAppError } from '@gschool/domain';
import {
  packLists,
  type PackList,
  type PackSources,
  type SourceEntry,
} from '@gschool/domain/content-pack';
import type { QueryClient } from '@tanstack/react-query';

import { getQueryClient } from '../../queries/getQueryClient';
import { withFreshToken } from '../../queries/retry';
import type { Services } from '../../services/createServices';
import { getUid } from '../../session/onMemberChange';
import { contentKeys, CONTENT_STALE_MS, IMMUTABLE_STALE_MS } from './content';
import type { ContentRepository } from './contentRepository';

/** The published sources of a release, each list in the order of the pack. */
export interface ReleaseSources {
  sources: PackSources;
  /** The outdated translations of entries that have any, by list and id. */
  outdated: Readonly<Record<PackList, ReadonlyMap<string, NonNullable<Source['outdated']>>>>;
}

/** What reading content needs: the services of the page, and who reads. */
interface Reader {
  client: QueryClient;
  uid: string;
  run: <T>(read: (repository: ContentRepository) => Promise<T>) => Promise<T>;
}

/**
 * Runs an operation on the documents of the content, and once more with a fresh token if the first
 * one is refused or has expired.
 */
export const withContent = async <T>(
  { session }: Pick<Services, 'session'>,
  run: (repository: ContentRepository) => Promise<T>,
): Promise<T> => {
  const runOnce = () => withFreshToken(session, async (backend) => run(await backend.content()));
  try {
    return await runOnce();
  } catch (error) {
    const isExpired = isAppError(error, 'signedOut') && session.get().status === 'signedIn';
    if (!isExpired || !(await session.renew())) throw error;
    return runOnce();
  }
};

const createReader = (services: Services): Reader => {
  const uid = getUid(services.session);
  if (uid === null) throw new AppError({ kind: 'signedOut' });
  return {
    client: getQueryClient(services),
    uid,
    run: (read) => withContent(services, read),
  };
};

/** The head, read again if it was read more than 30 seconds ago. */
export const readHead = async (services: Services): Promise<ReleaseHead | null> => {
  const { client, uid, run } = createReader(services);
  return client.fetchQuery({
    queryKey: contentKeys.head(uid),
    staleTime: CONTENT_STALE_MS,
    queryFn: () => run((repository) => repository.head()),
  });
};

/** A release, from memory if it was read before. Null if there is none. */
export const readRelease = async (services: Services, id: string): Promise<Release | null> => {
  const { client, uid, run } = createReader(services);
  return client.fetchQuery({
    queryKey: contentKeys.release(uid, id),
    staleTime: IMMUTABLE_STALE_MS,
    queryFn: () => run((repository) => repository.release(id)),
  });
};

/**
 * The texts of parts in the order of the digests. Those that this page has read before are not read
 * again: a part never changes.
 */
export const readParts = async (
  services: Services,
  digests: readonly string[],
): Promise<readonly string[]> => {
  const { client, uid, run } = createReader(services);
  const getKnown = (digest: string) => client.getQueryData<string>(contentKeys.part(uid, digest));
  const texts = new Map(digests.map((digest) => [digest, getKnown(digest)]));
  const missing = [...texts].flatMap(([digest, text]) => (text === undefined ? [digest] : []));
  if (missing.length > 0) {
    const read = await run((repository) => repository.parts(missing));
    for (const [digest, text] of read) {
      client.setQueryData(contentKeys.part(uid, digest), text);
      texts.set(digest, text);
    }
  }
  return digests.map((digest) => texts.get(digest) ?? '');
};

/** Reads one or two parts to find one entry. Null if the release does not have it. */
export const readSource = async (
  services: Services,
  release: Release,
  list: PackList,
  id: string,
): Promise<Source | null> => {
  const texts = await readParts(services, findPart(release, list, id));
  return texts.flatMap(parseSources).find(({ entry }) => entry.id === id) ?? null;
};

const toDigests = (buckets: readonly string[]): readonly string[] => buckets.flatMap(splitBucket);

/**
 * Reads every source of a release. The parts that this page has not read yet are read in groups, a
 * few at a time: 10,000 classes are about 160 parts. Throws `AppError`.
 */
export const readAllSources = async (
  services: Services,
  release: Release,
): Promise<ReleaseSources> => {
  const digests = packLists.flatMap((list) => [
    ...release.contents[list],
    ...toDigests(release.buckets[list]),
  ]);
  const unique = [...new Set(digests)];
  const texts = await readParts(services, unique);
  const textsByDigest = new Map(unique.map((digest, index) => [digest, texts[index] ?? '']));
  const getText = (digest: string): string => textsByDigest.get(digest) ?? '';
  const entries = packLists.map((list) => {
    const sources = new Map(
      toDigests(release.buckets[list])
        .flatMap((digest) => parseSources(getText(digest)))
        .map((source) => [source.entry.id, source] as const),
    );
    const rows = release.contents[list].flatMap((digest) => parseContents(getText(digest)));
    return [list, rows.flatMap(({ id }) => sources.get(id) ?? [])] as const;
  });
  const byList = <T>(map: (sources: readonly Source[]) => T) =>
    Object.fromEntries(entries.map(([list, sources]) => [list, map(sources)])) as Record<
      PackList,
      T
    >;
  return {
    sources: byList((sources): readonly SourceEntry[] => sources.map(({ entry }) => entry)),
    outdated: byList(
      (sources) =>
        new Map(sources.flatMap(({ entry, outdated }) => (outdated ? [[entry.id, outdated]] : []))),
    ),
  };
};
