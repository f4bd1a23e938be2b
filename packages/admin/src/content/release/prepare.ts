import { DEFAULT_LANGUAGE } from '@gschool/domain';
import { packLists } from '@gschool/domain/content-pack';

import { AdminError } from '../../adminError';
import { isSameJson, toCanonicalJson } from '../../log/canonicalJson';
import { computeSha256 } from '../../sha256';
import type { ContentService, FirstRelease } from '../contentService';
import { checkSources } from '../entry/checkSources';
import type { DraftId, EntryProblem, Source } from '../types';
import { compileRelease, findDocumentErrors } from './documents';
import {
  readComparison,
  readDocuments,
  readLiveState,
  readReleaseContent,
  type LiveState,
} from './live';
import { mergeDrafts } from './mergeDrafts';
import { placeEntries } from './placeEntries';
import type { MergedDraft, PreparedPublication, PublishedDraft } from './prepared';
import { readDrafts } from './readDrafts';
import {
  emptySources,
  mapLists,
  toReleaseId,
  type ReleaseContent,
  type ReleaseSources,
} from './sources';
import { diffDocuments, isMassDeletion } from './writes';

/** What is known about the entries of a publication before they are compared. */
interface Entries {
  entries: readonly MergedDraft[];
  problems: readonly EntryProblem[];
}

const noEntries: Entries = { entries: [], problems: [] };

/** The token of a plan: SHA-256 over the drafts with their versions, and the parent. */
const computeToken = (
  drafts: readonly Pick<PublishedDraft, 'id' | 'version'>[],
  parent: string | null,
): Promise<string> => {
  const versions = drafts.map(({ id, version }) => `${id} ${version}`).toSorted();
  return computeSha256(toCanonicalJson([parent, versions]));
};

/** Uses the objects of the live sources where the content is the same, so that they are recognized. */
const adoptSources = (live: ReleaseSources, next: ReleaseSources): ReleaseSources =>
  mapLists((list) => {
    const byId = new Map(live[list].map((source) => [source.entry.id, source]));
    return next[list].map((source): Source => {
      const known = byId.get(source.entry.id);
      return known && (known === source || isSameJson(known, source)) ? known : source;
    });
  });

/** Whether two lists have the same objects in the same order. */
const isSameList = (a: readonly Source[], b: readonly Source[]): boolean =>
  a.length === b.length && a.every((source, n) => source === b[n]);

/**
 * Returns a function that recognizes the documents of classes that did not change. They depend on
 * the class, the styles, the instructors and the series, so most classes are not compiled twice.
 */
const createIsUnchanged = (
  before: ReleaseContent,
  after: ReleaseContent,
): ((path: string) => boolean) => {
  const isSameRest =
    before.language === after.language &&
    before.mediaBase === after.mediaBase &&
    (['styles', 'instructors', 'series'] as const).every((list) =>
      isSameList(before.sources[list], after.sources[list]),
    );
  if (!isSameRest) return () => false;
  const known = new Set(before.sources.videos);
  const same = new Set(
    after.sources.videos.filter((source) => known.has(source)).map(({ entry }) => entry.id),
  );
  return (path) => {
    const [collection, id = ''] = path.split('/');
    return collection === 'videos' && same.has(id);
  };
};

/** What would be wrong with documents that are written. */
const findDocumentProblems = (
  documents: Parameters<typeof findDocumentErrors>[0],
): readonly EntryProblem[] =>
  findDocumentErrors(documents).map(({ path, reason }) => {
    const [collection, id = ''] = path.split('/');
    const list = collection === 'events' ? 'events' : 'videos';
    return { list, id: collection === 'catalogue' ? '' : id, field: '', reason };
  });

/**
 * Compares content with what is live. Writes nothing, and reads no live document, except for the
 * first release of a school.
 *
 * @param now epoch milliseconds
 */
export const prepareContent = async (
  service: ContentService,
  state: LiveState,
  content: ReleaseContent,
  now: number,
  { entries, problems }: Entries = noEntries,
): Promise<PreparedPublication> => {
  const { live } = state;
  const sourcesBefore = live?.sources ?? emptySources;
  const sourcesAfter = adoptSources(sourcesBefore, content.sources);
  const documentsBefore = await readDocuments(service, state);
  const comparison = await readComparison(service, state, documentsBefore);
  const next = { ...content, sources: sourcesAfter };
  const compiled = problems.length > 0 ? documentsBefore : compileRelease(next, now);
  const isCompiled = live !== null && comparison.documents === documentsBefore;
  const isUnchanged = isCompiled ? createIsUnchanged(live, next) : undefined;
  const writes =
    problems.length > 0
      ? []
      : diffDocuments(comparison.documents, compiled, comparison.touched, isUnchanged);
  const written = new Set(writes.map(({ path }) => path));
  return {
    parent: live?.release ?? null,
    state,
    language: content.language,
    mediaBase: content.mediaBase,
    sourcesBefore,
    sourcesAfter,
    entries,
    conflicts: entries.filter(({ conflicts }) => conflicts.length > 0).map(({ draft }) => draft.id),
    problems: [
      ...problems,
      ...findDocumentProblems(compiled.filter(({ path }) => written.has(path))),
    ],
    token: await computeToken(
      entries.map(({ draft }) => draft),
      live?.release.id ?? null,
    ),
    documentsBefore,
    documentsAfter: compiled,
    writes,
    isMassDeletion: isMassDeletion(comparison.documents, writes),
  };
};

/** A school without releases and without settings for the first one. */
const defaultFirstRelease: FirstRelease = { language: DEFAULT_LANGUAGE, mediaBase: '' };

/**
 * Merges drafts with the live release, checks the result, and compares it with what is live.
 *
 * @param drafts as `readDrafts` returns them, or as they were scheduled
 */
export const prepareDrafts = async (
  service: ContentService,
  state: LiveState,
  drafts: readonly PublishedDraft[],
  now: number,
): Promise<PreparedPublication> => {
  const { live } = state;
  const { language, mediaBase } = live ?? service.getFirstRelease?.() ?? defaultFirstRelease;
  const sources = live?.sources ?? emptySources;
  const { entries, placed, problems } = await mergeDrafts(service, live, language, drafts, now);
  const next = mapLists((list) => placeEntries(sources[list], placed[list]));
  const entriesByList = mapLists((list) => next[list].map(({ entry }) => entry));
  // An entry with a wrong shape could make the other check fail.
  const found = problems.length > 0 ? problems : checkSources(entriesByList, language);
  const content = { language, mediaBase, sources: next };
  return prepareContent(service, state, content, now, { entries, problems: found });
};

/**
 * Reads drafts and the live release, merges, checks and compares them. Writes nothing, and reads no
 * live document, except for the first release of a school.
 *
 * @param drafts the ids of drafts, or every draft
 * @param now epoch milliseconds
 * @throws AdminError `drafts-changed` if a draft does not exist
 */
export const preparePublication = async (
  service: ContentService,
  drafts: 'all' | readonly DraftId[],
  now: number,
): Promise<PreparedPublication> => {
  const [state, found] = await Promise.all([readLiveState(service), readDrafts(service, drafts)]);
  return prepareDrafts(service, state, found, now);
};

/**
 * The same for a release whose content becomes live again.
 *
 * @throws AdminError `release-not-found`
 */
export const prepareRestore = async (
  service: ContentService,
  release: string,
  now: number,
): Promise<PreparedPublication> => {
  const state = await readLiveState(service);
  // Afterwards, because the two releases share most of their parts, which are then in memory.
  const content = await readReleaseContent(service, release);
  if (content === null) throw new AdminError('release-not-found');
  return prepareContent(service, state, content, now);
};

/** Whether a release with this content would equal the live one. */
export const isSameContent = ({
  state: { live },
  language,
  mediaBase,
  sourcesBefore,
  sourcesAfter,
}: PreparedPublication): boolean =>
  live !== null &&
  live.language === language &&
  live.mediaBase === mediaBase &&
  packLists.every((list) => isSameList(sourcesBefore[list], sourcesAfter[list]));

/** The id that the next release gets. */
export const toNextId = ({ parent }: PreparedPublication): string =>
  toReleaseId((parent?.number ?? 0) + 1);
