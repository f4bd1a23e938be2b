import {
  getDocumentName,
  sendRequest,
  type DocumentService,
  type ServiceResponse,
} from './documentService';
import {
  nestFields,
  fromWireFields,
  toWireFields,
  toWireValue,
  type WireFields,
} from './wireValue';

/** A document and its version, which is Firestore's `updateTime`. */
export interface VersionedDocument {
  data: Record<string, unknown>;
  updateTime: string;
}

interface DocumentResponse extends ServiceResponse {
  found?: { name: string; fields?: WireFields; updateTime: string };
  /** The name of a document that does not exist. */
  missing?: string;
}

interface QueryResponse extends ServiceResponse {
  document?: { name: string; fields?: WireFields; updateTime: string };
  /** Every part has it, also the only part of a query that finds nothing. */
  readTime?: string;
}

interface CommitResponse extends ServiceResponse {
  writeResults?: readonly { updateTime?: string }[];
}

const commit = async (
  service: DocumentService,
  writes: readonly object[],
  isClosing = false,
): Promise<CommitResponse> => {
  const [response] = await sendRequest<CommitResponse>(service, {
    operation: 'commit',
    body: { writes },
    isReadable: (part) => 'writeResults' in part,
    isClosing,
  });
  return response;
};

const toVersionedDocument = (found: {
  fields?: WireFields;
  updateTime: string;
}): VersionedDocument => ({
  data: fromWireFields(found.fields ?? {}),
  updateTime: found.updateTime,
});

/** Reads documents with their versions in one request, in the order of the paths. */
export const readVersionedDocuments = async (
  service: DocumentService,
  paths: readonly string[],
): Promise<readonly (VersionedDocument | null)[]> => {
  const names = paths.map((path) => getDocumentName(service, path));
  // The service answers in any order.
  const parts = await sendRequest<DocumentResponse>(service, {
    operation: 'batchGet',
    body: { documents: names },
    isReadable: (part) => 'found' in part || 'missing' in part,
  });
  const found = new Map(
    parts.flatMap((part) => (part.found ? [[part.found.name, part.found]] : [])),
  );
  return names.map((name) => {
    const document = found.get(name);
    return document ? toVersionedDocument(document) : null;
  });
};

/** Reads a document with its version; null where it does not exist. */
export const readVersionedDocument = async (
  service: DocumentService,
  path: string,
): Promise<VersionedDocument | null> => (await readVersionedDocuments(service, [path]))[0] ?? null;

/** Which documents of a collection to read. The rules require a limit. */
export interface VersionedQuery {
  /** The path of the collection. */
  collection: string;
  /** The field by which the documents are sorted, the largest value first. @default by id */
  newestBy?: string | undefined;
  /**
   * Only the documents behind this one: a value of `newestBy`, or else an id. Absent for the first
   * page.
   */
  after?: string | number | undefined;
  limit: number;
}

/** Reads documents of a collection with their ids and versions. */
export const findVersionedDocuments = async (
  service: DocumentService,
  { collection, newestBy, after, limit }: VersionedQuery,
): Promise<readonly (VersionedDocument & { id: string })[]> => {
  const separator = collection.lastIndexOf('/');
  const value =
    newestBy === undefined
      ? { referenceValue: getDocumentName(service, `${collection}/${after}`) }
      : toWireValue(after);
  const field = { fieldPath: newestBy ?? '__name__' };
  const parts = await sendRequest<QueryResponse>(service, {
    operation: 'runQuery',
    parent: collection.slice(0, Math.max(0, separator)),
    body: {
      structuredQuery: {
        from: [{ collectionId: collection.slice(separator + 1) }],
        ...(after !== undefined && {
          where: {
            fieldFilter: {
              field,
              op: newestBy === undefined ? 'GREATER_THAN' : 'LESS_THAN',
              value,
            },
          },
        }),
        orderBy: [{ field, direction: newestBy === undefined ? 'ASCENDING' : 'DESCENDING' }],
        limit,
      },
    },
    isReadable: (part) => 'readTime' in part,
  });
  return parts.flatMap(({ document }) =>
    document
      ? [
          {
            ...toVersionedDocument(document),
            id: document.name.slice(document.name.lastIndexOf('/') + 1),
          },
        ]
      : [],
  );
};

/**
 * Writes the named fields (such as `location.city`) if the document still has that version;
 * otherwise throws `failed-precondition`. The SDK's transactions would treat an unreadable response
 * as a saved change (docs/decisions/0018-edits-of-two-sides.md).
 */
export const writeFields = async (
  service: DocumentService,
  path: string,
  fields: Readonly<Record<string, unknown>>,
  updateTime: string,
): Promise<void> => {
  await commit(service, [
    {
      update: { name: getDocumentName(service, path), fields: toWireFields(nestFields(fields)) },
      updateMask: { fieldPaths: Object.keys(fields) },
      currentDocument: { updateTime },
    },
  ]);
};

/** The write of a whole document. */
export interface DocumentWrite {
  path: string;
  /** Null deletes the document. */
  data: Readonly<Record<string, unknown>> | null;
  /**
   * The version that the document must still have; null if the document must not exist. Absent: any.
   */
  version?: string | null;
  /** The fields that get the time of the write. */
  serverTimes?: readonly string[];
}

/**
 * Writes documents in one commit if they all still have the given versions; otherwise throws
 * `failed-precondition` or `already-exists`, and writes nothing. Returns the new version of each
 * document, or null where the service did not return it. With `isClosing`, the request is also sent
 * while the page closes.
 */
export const commitDocuments = async (
  service: DocumentService,
  writes: readonly DocumentWrite[],
  isClosing = false,
): Promise<readonly (string | null)[]> => {
  const { writeResults } = await commit(
    service,
    writes.map(({ path, data, version, serverTimes = [] }) => {
      const name = getDocumentName(service, path);
      return {
        ...(data === null ? { delete: name } : { update: { name, fields: toWireFields(data) } }),
        ...(serverTimes.length > 0 && {
          updateTransforms: serverTimes.map((fieldPath) => ({
            fieldPath,
            setToServerValue: 'REQUEST_TIME',
          })),
        }),
        ...(version !== undefined && {
          currentDocument: version === null ? { exists: false } : { updateTime: version },
        }),
      };
    }),
    isClosing,
  );
  return writes.map((_, index) => writeResults?.[index]?.updateTime ?? null);
};

/** Like `commitDocuments`, but returns only the new version of the first document. */
export const writeDocuments = async (
  service: DocumentService,
  writes: readonly DocumentWrite[],
): Promise<string | null> => (await commitDocuments(service, writes))[0] ?? null;
