import { documentPaths } from '@gschool/data/documents';
import type { PackDocument } from '@gschool/domain/content-pack';

import type { ContentService } from '../contentService';
import type { Release, ReleaseHead } from '../types';
import type { LiveRelease } from './buildRelease';
import { compileRelease } from './documents';
import { readLiveDocuments } from './liveDocuments';
import { readRelease, readSources } from './readRelease';
import { toRun, type PublicationRun } from './run';
import { diffDocuments } from './writes';

/** What is live, and what interrupted publications left. */
export interface LiveState {
  /** Both are null for a school without releases. */
  head: ReleaseHead | null;
  live: LiveRelease | null;
  run: PublicationRun;
}

const readContent = async (service: ContentService, release: Release): Promise<LiveRelease> => {
  const { sources, contents } = await readSources(service, release);
  const { language, mediaBase } = release;
  return { release, language, mediaBase, sources, contents };
};

/** Reads a release with all its entries. Null if there is no release with this id. */
export const readReleaseContent = async (
  service: ContentService,
  id: string,
): Promise<LiveRelease | null> => {
  const release = await readRelease(service, id);
  return release && readContent(service, release);
};

/** Reads the live release. Reads no live document. */
export const readLiveState = async (service: ContentService): Promise<LiveState> => {
  const [head, run] = await service.read([documentPaths.releaseHead, documentPaths.releaseRun]);
  const liveHead = head ? (head.data as unknown as ReleaseHead) : null;
  const live = liveHead && (await readReleaseContent(service, liveHead.release));
  if (liveHead && !live) throw new Error(`The release ${liveHead.release} is missing.`);
  return { head: liveHead, live, run: toRun(run) };
};

/** The documents of the live release. Without a release, the documents that are stored. */
export const readDocuments = async (
  service: ContentService,
  { head, live }: LiveState,
): Promise<readonly PackDocument[]> =>
  head && live ? compileRelease(live, Date.parse(head.compiledAt)) : readLiveDocuments(service);

/** What a publication compares its documents with. */
export interface Comparison {
  documents: readonly PackDocument[];
  /** The paths that interrupted publications may have written or left. */
  touched: ReadonlySet<string>;
}

/**
 * What may be stored. Reads the live documents only for the first release, and after many
 * interrupted publications.
 *
 * @param documents the result of `readDocuments`
 */
export const readComparison = async (
  service: ContentService,
  { live, run }: LiveState,
  documents: readonly PackDocument[],
): Promise<Comparison> => {
  if (live === null) return { documents, touched: new Set() };
  if (run.isUnknown) return { documents: await readLiveDocuments(service), touched: new Set() };
  const touched = new Set<string>();
  for (const { release, compiledAt } of run.unfinished) {
    const content = await readContent(service, release);
    const other = compileRelease(content, Date.parse(compiledAt));
    for (const { path } of diffDocuments(documents, other)) touched.add(path);
  }
  return { documents, touched };
};
