import {
  buildRelease,
  mapLists,
  type LiveRelease,
  type ReleaseContent,
  type Source,
} from '@gschool/admin';
import { documentPaths } from '@gschool/data/documents';
import { parseContents } from '@gschool/admin/content';
import type { PackList, SourceEntry } from '@gschool/domain/content-pack';

import type { SeedDocument } from '../../store/types';
import { ADMIN, type ReleaseSeed } from './releaseSeeds';

type Sources = ReleaseContent['sources'];

/** Content with other entries in a list. Entries that the content lacks are ignored. */
const withEntries = (
  content: ReleaseContent,
  list: PackList,
  change: (source: Source) => Source | null,
): ReleaseContent => ({
  ...content,
  sources: {
    ...content.sources,
    [list]: content.sources[list].flatMap((source) => change(source) ?? []),
  },
});

/** The content before a release: without what it created, and with what it changed. */
const undo = (content: ReleaseContent, { created, changed }: ReleaseSeed): ReleaseContent => {
  let before = content;
  for (const [list, id] of created ?? [])
    before = withEntries(before, list, (source) => (source.entry.id === id ? null : source));
  for (const [list, id, fields] of changed ?? [])
    before = withEntries(before, list, (source) =>
      source.entry.id === id ? { entry: { ...source.entry, ...fields } as SourceEntry } : source,
    );
  return before;
};

/** Marks the translations that a release did not change with their original. */
const withOutdated = (
  content: ReleaseContent,
  { outdated }: ReleaseSeed,
  at: string,
): ReleaseContent =>
  (outdated ?? []).reduce(
    (marked, [list, id, address]) =>
      withEntries(marked, list, (source) =>
        source.entry.id === id ? { ...source, outdated: { [address]: at } } : source,
      ),
    content,
  );

/** The demo's releases, and the sources of the last ones. */
export interface SchoolReleases {
  documents: readonly SeedDocument[];
  /** The sources by release, the first release first. */
  sources: readonly Sources[];
}

const HOUR_MS = 3_600_000;

/** When a release was published (ISO, UTC). */
const getReleaseTime = ({ hoursAgo }: ReleaseSeed, time: number): string =>
  new Date(time - hoursAgo * HOUR_MS).toISOString();

/**
 * Creates the releases that end in the live content. The content of each one follows from the next:
 * `seeds` say what a release changed.
 *
 * @param seeds the first release first
 * @param time what the dates are relative to, in epoch milliseconds
 */
export async function createReleases(
  live: ReleaseContent,
  seeds: readonly ReleaseSeed[],
  time: number,
): Promise<SchoolReleases> {
  const contents: ReleaseContent[] = [];
  let content = seeds.reduce(
    (marked, seed) => withOutdated(marked, seed, getReleaseTime(seed, time)),
    live,
  );
  for (const seed of seeds.toReversed()) {
    contents.unshift(content);
    content = undo(content, seed);
  }
  const documents: SeedDocument[] = [];
  const texts = new Map<string, string>();
  let parent: LiveRelease | null = null;
  for (const [n, seed] of seeds.entries()) {
    const own = contents[n] ?? live;
    const at = getReleaseTime(seed, time);
    const facts = { by: seed.by ?? ADMIN, at, note: seed.note, restores: null };
    const built = await buildRelease(own, parent, facts);
    for (const [digest, text] of built.parts) texts.set(digest, text);
    const { release } = built;
    documents.push({ path: documentPaths.release(release.id), data: { ...release } });
    const rows = mapLists((list) =>
      release.contents[list].flatMap((digest) => parseContents(texts.get(digest) ?? '[]')),
    );
    parent = { ...own, release, contents: rows };
  }
  const head = parent?.release;
  return {
    documents: [
      ...[...texts].map(([digest, data]) => ({
        path: documentPaths.source(digest),
        data: { data },
      })),
      ...documents,
      ...(head
        ? [
            {
              path: documentPaths.releaseHead,
              // The live documents of the seed are compiled for this time.
              data: {
                release: head.id,
                number: head.number,
                compiledAt: new Date(time).toISOString(),
              },
            },
          ]
        : []),
    ],
    sources: contents.map(({ sources }) => sources),
  };
}
