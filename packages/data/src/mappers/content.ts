import { parseDraftData, toDraftId } from '@gschool/admin/content';
import type {
  Draft,
  DraftEditor,
  DriftReport,
  PlannedRelease,
  Release,
  ReleaseHead,
} from '@gschool/admin/contract';
import { draftEditorFields, draftFields, invalidDocument, readDocument } from '@gschool/domain';
import { packLists, type PackList, type SourceEntry } from '@gschool/domain/content-pack';

import type { VersionedDocument } from '../firebase/versionedDocument';
import {
  asFields,
  field,
  list,
  oneOf,
  requiredInstant,
  requiredNumber,
  requiredText,
  text,
  textOrNull,
  texts,
  type Fields,
} from './read';

const toPackList = (fields: Fields, where: string): PackList => {
  const found = packLists.find((one) => one === field(fields, 'list'));
  if (found === undefined) throw invalidDocument(`${where}.list`);
  return found;
};

/** A value for each list of a pack. */
const byList = <T>(
  fields: Fields,
  key: string,
  where: string,
  map: (lists: Fields, one: PackList) => T,
): Readonly<Record<PackList, T>> => {
  const lists = asFields(field(fields, key), `${where}.${key}`);
  return Object.fromEntries(packLists.map((one) => [one, map(lists, one)])) as Record<PackList, T>;
};

/** `releaseLog/head`. */
export const toReleaseHead = (data: unknown): ReleaseHead => {
  const where = 'releaseLog/head';
  const fields = asFields(data, where);
  return {
    release: requiredText(fields, 'release', where),
    number: requiredNumber(fields, 'number', where),
    compiledAt: requiredInstant(fields, 'compiledAt', where),
  };
};

/** `releases/{id}`. */
export const toRelease = (data: unknown, id: string): Release => {
  const where = `releases/${id}`;
  const fields = asFields(data, where);
  const changes = asFields(field(fields, 'changes'), `${where}.changes`);
  const count = (key: string) => requiredNumber(changes, key, `${where}.changes`);
  return {
    id,
    number: requiredNumber(fields, 'number', where),
    parent: textOrNull(fields, 'parent'),
    by: requiredText(fields, 'by', where),
    at: requiredInstant(fields, 'at', where),
    note: text(fields, 'note'),
    restores: textOrNull(fields, 'restores'),
    language: requiredText(fields, 'language', where),
    mediaBase: text(fields, 'mediaBase'),
    buckets: byList(fields, 'buckets', where, texts),
    contents: byList(fields, 'contents', where, texts),
    counts: byList(fields, 'counts', where, (lists, one) =>
      requiredNumber(lists, one, `${where}.counts`),
    ),
    changes: { created: count('created'), changed: count('changed'), deleted: count('deleted') },
  };
};

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

const toPlannedDraft = (fields: Fields, where: string): PlannedRelease['drafts'][number] => {
  const packList = toPackList(fields, where);
  const entryId = requiredText(fields, 'entryId', where);
  const entry = field(fields, 'entry') ?? null;
  const after = field(fields, 'after');
  return {
    id: toDraftId(packList, entryId),
    list: packList,
    entryId,
    base: textOrNull(fields, 'base'),
    entry: entry === null ? null : (asFields(entry, `${where}.entry`) as SourceEntry),
    confirmed: texts(fields, 'confirmed'),
    ...((after === null || typeof after === 'string') && { after }),
    version: requiredText(fields, 'version', where),
  };
};

/** `plannedReleases/{id}`. */
export const toPlannedRelease = (data: unknown, id: string): PlannedRelease => {
  const where = `plannedReleases/${id}`;
  const fields = asFields(data, where);
  return {
    id,
    drafts: list(field(fields, 'drafts'), `${where}.drafts`, toPlannedDraft),
    note: text(fields, 'note'),
    publishAt: requiredInstant(fields, 'publishAt', where),
    by: requiredText(fields, 'by', where),
    state: oneOf(
      field(fields, 'state'),
      ['waiting', 'published', 'failed', 'canceled'] as const,
      'failed',
    ),
    error: textOrNull(fields, 'error'),
    release: textOrNull(fields, 'release'),
  };
};

/** `releaseLog/drift`. */
export const toDriftReport = (data: unknown): DriftReport => {
  const where = 'releaseLog/drift';
  const fields = asFields(data, where);
  return {
    at: requiredInstant(fields, 'at', where),
    release: requiredText(fields, 'release', where),
    compared: requiredNumber(fields, 'compared', where),
    missing: texts(fields, 'missing'),
    changed: texts(fields, 'changed'),
    unknown: texts(fields, 'unknown'),
  };
};
