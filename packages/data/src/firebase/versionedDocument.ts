import {
  getDocumentName,
  sendRequest,
  type DocumentService,
  type ServiceResponse,
} from './documentService';
import { nestFields, fromWireFields, toWireFields, type WireFields } from './wireValue';

/** A document and its version, which is Firestore's `updateTime`. */
export interface VersionedDocument {
  data: Record<string, unknown>;
  updateTime: string;
}

interface DocumentResponse extends ServiceResponse {
  found?: { fields?: WireFields; updateTime: string };
  /** The name of a document that does not exist. */
  missing?: string;
}

interface CommitResponse extends ServiceResponse {
  writeResults?: readonly { updateTime?: string }[];
}

const commit = async (
  service: DocumentService,
  writes: readonly object[],
): Promise<CommitResponse> => {
  const [response] = await sendRequest<CommitResponse>(service, {
    operation: 'commit',
    body: { writes },
    isReadable: (part) => 'writeResults' in part,
  });
  return response;
};

/** Reads a document with its version; null where it does not exist. */
export const readVersionedDocument = async (
  service: DocumentService,
  path: string,
): Promise<VersionedDocument | null> => {
  const [{ found }] = await sendRequest<DocumentResponse>(service, {
    operation: 'batchGet',
    body: { documents: [getDocumentName(service, path)] },
    isReadable: (part) => 'found' in part || 'missing' in part,
  });
  return found ? { data: fromWireFields(found.fields ?? {}), updateTime: found.updateTime } : null;
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
  /** The version that the document must still have; null if the document must not exist. */
  version: string | null;
}

/**
 * Writes documents in one commit if they all still have the given versions; otherwise throws
 * `failed-precondition` or `already-exists`, and writes nothing. Returns the new version of the
 * first document, or null where the service did not return it.
 */
export const writeDocuments = async (
  service: DocumentService,
  writes: readonly DocumentWrite[],
): Promise<string | null> => {
  const { writeResults } = await commit(
    service,
    writes.map(({ path, data, version }) => {
      const name = getDocumentName(service, path);
      return {
        ...(data === null ? { delete: name } : { update: { name, fields: toWireFields(data) } }),
        currentDocument: version === null ? { exists: false } : { updateTime: version },
      };
    }),
  );
  return writeResults?.[0]?.updateTime ?? null;
};
