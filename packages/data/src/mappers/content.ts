import { parseDraftData, toDraftId } from '@gschool/admin/content';
import type {
  Draft,
  DraftEditor,
  DriftReport,
  PlannedRelease,
  Release,
  ReleaseHead,
} from '@gschool/admin/contract';
import {
  draftEditorFields,
  draftFields,
  driftFields,
  invalidDocument,
  plannedReleaseFields,
  readDocument,
  releaseFields,
  releaseHeadFields,
} from '@gschool/domain';
import type { SourceEntry } from '@gschool/domain/content-pack';

import type { VersionedDocument } from '../firebase/versionedDocument';
import { warnLeftOut } from './read';

/** `releaseLog/head`. */
export const toReleaseHead = (data: unknown): ReleaseHead =>
  readDocument(releaseHeadFields, data, 'releaseLog/head', 'head');

/** `releases/{id}`. */
export const toRelease = (data: unknown, id: string): Release =>
  readDocument(releaseFields, data, `releases/${id}`, id);

/** `drafts/{id}`. */
export const toDraft = ({ data, updateTime }: VersionedDocument, id: string): Draft => {
  const where = `drafts/${id}`;
  const { data: json, base, ...fields } = readDocument(draftFields, data, where, id);
  const { list: packList, entryId } = fields;
  if (toDraftId(packList, entryId) !== id) throw invalidDocument(`${where}.entryId`);
  const content = parseDraftData(json);
  if (content === null || (content.entry !== null && content.entry.id !== entryId))
    throw invalidDocument(`${where}.data`);
  return { ...content, id, ...fields, base: base || null, version: updateTime };
};

/** `drafts/{id}/editors/{uid}`. */
export const toDraftEditor = (data: unknown, uid: string): DraftEditor => ({
  uid,
  ...readDocument(draftEditorFields, data, `editors/${uid}`, uid),
});

/** `plannedReleases/{id}`. */
export const toPlannedRelease = (data: unknown, id: string): PlannedRelease => {
  const where = `plannedReleases/${id}`;
  const planned = readDocument(plannedReleaseFields, data, where, id, warnLeftOut);
  return {
    ...planned,
    drafts: planned.drafts.map((draft) => ({
      ...draft,
      id: toDraftId(draft.list, draft.entryId),
      entry: draft.entry as SourceEntry | null,
    })),
  };
};

/** `releaseLog/drift`. */
export const toDriftReport = (data: unknown): DriftReport =>
  readDocument(driftFields, data, 'releaseLog/drift', 'drift');
