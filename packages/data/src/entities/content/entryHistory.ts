import { findPart, isSameJson } from '@gschool/admin/content';
import type { Release, Source } from '@gschool/admin/contract';
import type { PackList } from '@gschool/domain/content-pack';

import { getQueryClient } from '../../queries/getQueryClient';
import type { Services } from '../../services/createServices';
import { getUid } from '../../session/onMemberChange';
import { contentKeys, RELEASE_PAGE } from './content';
import { readParts, readRelease, readSource, withContent } from './readContent';

/** What a release did with an entry. */
export interface EntryChange {
  release: Release;
  change: 'created' | 'changed' | 'deleted';
}

/** What 50 releases did with an entry, the newest first. */
export interface EntryChangePage {
  changes: readonly EntryChange[];
  /** The number before which the next page starts; null after the last page. */
  next: number | null;
}

const getChange = (before: Source | null, after: Source | null): EntryChange['change'] | null => {
  if (before === null) return after === null ? null : 'created';
  if (after === null) return 'deleted';
  return isSameJson(before.entry, after.entry) ? null : 'changed';
};

/**
 * Finds the releases that changed an entry. Compares the parts that have it: only where they differ
 * from those of the parent are they read.
 */
export const readEntryChanges = async (
  services: Services,
  list: PackList,
  id: string,
  before: number | null,
): Promise<EntryChangePage> => {
  const client = getQueryClient(services);
  const uid = getUid(services.session) ?? '';
  const { releases, next } = await withContent(services, (repository) =>
    repository.releases(before, RELEASE_PAGE),
  );
  for (const release of releases)
    client.setQueryData(contentKeys.release(uid, release.id), release);
  const pairs = await Promise.all(
    releases.map(async (release) => ({
      release,
      parent: release.parent === null ? null : await readRelease(services, release.parent),
    })),
  );
  const getDigests = (release: Release | null): readonly string[] =>
    release === null ? [] : findPart(release, list, id);
  const different = pairs.filter(
    ({ release, parent }) => getDigests(release).join() !== getDigests(parent).join(),
  );
  // All at once: one by one, each release would wait for its own request.
  await readParts(services, [
    ...new Set(different.flatMap(({ release, parent }) => [release, parent].flatMap(getDigests))),
  ]);
  const changes: EntryChange[] = [];
  for (const { release, parent } of different) {
    const change = getChange(
      parent && (await readSource(services, parent, list, id)),
      await readSource(services, release, list, id),
    );
    if (change !== null) changes.push({ release, change });
  }
  return { changes, next };
};
