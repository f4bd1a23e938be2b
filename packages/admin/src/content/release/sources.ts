import { packLists, type PackList } from '@gschool/domain/content-pack';

import type { Release, Source } from '../types';

/** The entries of a release by list, each list in the order of the pack. */
export type ReleaseSources = Readonly<Record<PackList, readonly Source[]>>;

/** A value for each list of a pack. */
export const mapLists = <T>(getValue: (list: PackList) => T): Record<PackList, T> =>
  Object.fromEntries(packLists.map((list) => [list, getValue(list)])) as Record<PackList, T>;

/** The sources of a school without releases. */
export const emptySources: ReleaseSources = mapLists(() => []);

/** The id of the release with a number: `000012`. */
export const toReleaseId = (number: number): string => String(number).padStart(6, '0');

/** What the documents of a release are compiled from. */
export type ReleaseContent = Pick<Release, 'language' | 'mediaBase'> & {
  sources: ReleaseSources;
};
