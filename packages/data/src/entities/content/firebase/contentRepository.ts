import { formatDraftData, toDraftId } from '@gschool/admin/content';
import { AppError, draftEditorFields, truncate } from '@gschool/domain';

import { documentPaths } from '../../../documents';
import type { DocumentService } from '../../../firebase/documentService';
import { withAppErrors } from '../../../firebase/toAppError';
import {
  commitDocuments,
  findVersionedDocuments,
  readVersionedDocument,
  readVersionedDocuments,
  type VersionedDocument,
} from '../../../firebase/versionedDocument';
import {
  toDraft,
  toDraftEditor,
  toDriftReport,
  toPlannedRelease,
  toRelease,
  toReleaseHead,
} from '../../../mappers/content';
import { field, mapValid } from '../../../mappers/read';
import type { ContentRepository } from '../contentRepository';

/** Parts have up to 900 KB each. */
const PARTS_PER_REQUEST = 8;
/** The requests for parts that run at the same time. */
const PARALLEL_REQUESTS = 4;
const DRAFTS_PER_REQUEST = 100;
const MAX_PLANNED = 50;
/** More people never have one entry open; the others are not shown. */
const MAX_EDITORS = 50;

const inGroups = <T>(all: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );

/** Reads and writes with Firestore's REST API, because its lite SDK does not name versions. */
export const createContentRepository = (service: DocumentService): ContentRepository => {
  const readData = async <T>(path: string, map: (data: unknown) => T): Promise<T | null> =>
    withAppErrors(async () => {
      const document = await readVersionedDocument(service, path);
      return document && map(document.data);
    }, path);

  /** Throws for a draft that can't be read: an editor that did not see it would overwrite it. */
  const toDraftOrNull = (document: VersionedDocument | null, id: string) =>
    document && toDraft(document, id);

  return {
    open: (id) =>
      withAppErrors(async () => {
        const [head, draft] = await readVersionedDocuments(service, [
          documentPaths.releaseHead,
          documentPaths.draft(id),
        ]);
        return {
          head: head ? toReleaseHead(head.data) : null,
          draft: toDraftOrNull(draft ?? null, id),
        };
      }, documentPaths.draft(id)),
    head: () => readData(documentPaths.releaseHead, toReleaseHead),
    release: (id) => readData(documentPaths.release(id), (data) => toRelease(data, id)),
    releases: (before, size) =>
      withAppErrors(async () => {
        const documents = await findVersionedDocuments(service, {
          collection: documentPaths.releases,
          newestBy: 'number',
          after: before ?? undefined,
          limit: size,
        });
        const last = field(documents.at(-1)?.data ?? {}, 'number');
        return {
          releases: mapValid(documents, ({ data, id }) => toRelease(data, id)),
          next: documents.length === size && typeof last === 'number' ? last : null,
        };
      }),
    planned: () =>
      withAppErrors(async () => {
        const documents = await findVersionedDocuments(service, {
          collection: documentPaths.plannedReleases,
          newestBy: 'publishAt',
          limit: MAX_PLANNED,
        });
        return mapValid(documents, ({ data, id }) => toPlannedRelease(data, id));
      }),
    drift: () => readData(documentPaths.releaseDrift, toDriftReport),
    parts: (digests) =>
      withAppErrors(async () => {
        const texts = new Map<string, string>();
        const waiting = [...inGroups(digests, PARTS_PER_REQUEST)];
        const readNext = async (): Promise<void> => {
          for (let group = waiting.shift(); group; group = waiting.shift()) {
            const documents = await readVersionedDocuments(
              service,
              group.map(documentPaths.source),
            );
            for (const [index, digest] of group.entries()) {
              const text = field(documents[index]?.data ?? {}, 'data');
              if (typeof text !== 'string') throw new AppError({ kind: 'notFound', what: 'part' });
              texts.set(digest, text);
            }
          }
        };
        await Promise.all(Array.from({ length: PARALLEL_REQUESTS }, readNext));
        return texts;
      }),
    drafts: (after, size) =>
      withAppErrors(async () => {
        const documents = await findVersionedDocuments(service, {
          collection: documentPaths.drafts,
          after: after ?? undefined,
          limit: size,
        });
        return {
          drafts: mapValid(documents, (document) => toDraft(document, document.id)),
          next: documents.length === size ? (documents.at(-1)?.id ?? null) : null,
        };
      }),
    draftsById: (ids) =>
      withAppErrors(async () => {
        const groups = inGroups(ids, DRAFTS_PER_REQUEST);
        const answers = await Promise.all(
          groups.map((group) => readVersionedDocuments(service, group.map(documentPaths.draft))),
        );
        return answers.flat().map((document, index) => toDraftOrNull(document, ids[index] ?? ''));
      }),
    write: (by, writes, isClosing) =>
      withAppErrors(
        () =>
          commitDocuments(
            service,
            writes.map(({ list, entryId, content, base, version }) => ({
              path: documentPaths.draft(toDraftId(list, entryId)),
              data: content && {
                list,
                entryId,
                data: formatDraftData(content),
                base: base ?? '',
                by,
              },
              version,
              ...(content && { serverTimes: ['updatedAt'] }),
            })),
            isClosing,
          ),
        'draft',
      ),
    editors: (id) =>
      withAppErrors(async () => {
        const documents = await findVersionedDocuments(service, {
          collection: documentPaths.draftEditors(id),
          limit: MAX_EDITORS,
        });
        return mapValid(documents, (document) => toDraftEditor(document.data, document.id));
      }),
    enter: (id, uid, name) =>
      withAppErrors(async () => {
        await commitDocuments(service, [
          {
            path: documentPaths.draftEditor(id, uid),
            data: { name: truncate(name, draftEditorFields.name.max) },
            serverTimes: ['at'],
          },
        ]);
      }),
    leave: (id, uid, isClosing) =>
      withAppErrors(async () => {
        await commitDocuments(
          service,
          [{ path: documentPaths.draftEditor(id, uid), data: null }],
          isClosing,
        );
      }),
  };
};
