import { documentPaths } from '@gschool/data/documents';

import type { Act } from '../../contract';
import type { ActDraft } from '../../log/appendAct';
import type { ContentService, DocumentChange } from '../contentService';
import type { Release, ReleaseHead } from '../types';
import { buildRelease } from './buildRelease';
import { commitLive, type LiveChange } from './commitLive';
import type { PreparedPublication } from './prepared';

/** What a publication needs besides its content. */
export interface PublishOptions extends Pick<
  LiveChange,
  'now' | 'allowsChangedDrafts' | 'restoredDrafts' | 'check' | 'limits' | 'onProgress'
> {
  by: string;
  note: string;
  /** The release whose content this one has again. */
  restores?: string;
  /** The act of the publication. */
  createAct: (release: string) => ActDraft;
  /** Written together with the release. */
  createChanges?: (release: string) => readonly DocumentChange[];
}

const toPartChanges = (parts: ReadonlyMap<string, string>): readonly DocumentChange[] =>
  [...parts].map(([digest, data]) => ({ path: documentPaths.source(digest), data: { data } }));

const toReleaseChanges = (release: Release): readonly DocumentChange[] => {
  const head: ReleaseHead = { release: release.id, number: release.number, compiledAt: release.at };
  return [
    { path: documentPaths.release(release.id), data: { ...release } },
    { path: documentPaths.releaseHead, data: { ...head } },
  ];
};

/**
 * Publishes prepared content as a new release, with its act. Reads no live document.
 *
 * @throws AdminError like `commitLive`
 */
export const publishRelease = async (
  service: ContentService,
  prepared: PreparedPublication,
  { by, note, restores, createAct, createChanges, ...options }: PublishOptions,
): Promise<Act> => {
  const { state, language, mediaBase, sourcesAfter, documentsAfter, writes } = prepared;
  const facts = {
    by,
    at: new Date(options.now).toISOString(),
    note,
    restores: restores ?? null,
  };
  const content = { language, mediaBase, sources: sourcesAfter };
  const { release, parts } = await buildRelease(content, state.live, facts);
  const act = createAct(release.id);
  const committed = await commitLive(service, {
    ...options,
    id: act.id,
    state,
    writes,
    documents: documentsAfter,
    parts: toPartChanges(parts),
    target: { release, compiledAt: release.at },
    changes: [...toReleaseChanges(release), ...(createChanges?.(release.id) ?? [])],
    act,
    drafts: prepared.entries.map(({ draft }) => draft),
  });
  if (committed === null) throw new Error('A publication has an act.');
  return committed;
};

/**
 * The act of a publication by `gschool catalogue publish`. It names no drafts.
 *
 * @param now epoch milliseconds
 */
export const createPackAct = (
  id: string,
  { parent }: PreparedPublication,
  release: string,
  now: number,
): ActDraft => ({
  id,
  kind: 'catalogue.publish',
  args: { parent: parent?.id ?? null },
  subject: { kind: 'release', id: release },
  by: 'command',
  at: new Date(now).toISOString(),
  before: { release: parent?.id ?? null },
  after: { release },
  isUndoable: parent !== null,
  undoes: null,
  status: 'done',
});
