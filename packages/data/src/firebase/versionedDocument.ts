import type { Auth } from 'firebase/auth';

import type { Settings } from '../settings/schema';
import { emulatorOrigin, FIRESTORE_EMULATOR_PORT } from './emulators';
import { createTimeoutError, REQUEST_TIMEOUT_MS } from './timeLimit';
import { nestFields, fromWireFields, toWireFields, type WireFields } from './wireValue';

/** The origin and the credentials of Firestore's REST API. */
export interface DocumentService {
  /** `https://firestore.googleapis.com`, or the emulator's origin. */
  origin: string;
  projectId: string;
  apiKey: string;
  /** The member's ID token, renewed before it expires; null for a visitor. */
  token: () => Promise<string | null>;
}

/** Creates the service for a project, with the ID token of the signed-in member. */
export const createDocumentService = (
  auth: Auth,
  { firebase, usesEmulators }: Pick<Settings, 'firebase' | 'usesEmulators'>,
): DocumentService => ({
  origin: usesEmulators
    ? emulatorOrigin(FIRESTORE_EMULATOR_PORT)
    : 'https://firestore.googleapis.com',
  projectId: firebase.projectId,
  apiKey: firebase.apiKey,
  token: async () => (await auth.currentUser?.getIdToken()) ?? null,
});

/** A document and its version, which is Firestore's `updateTime`. */
export interface VersionedDocument {
  data: Record<string, unknown>;
  updateTime: string;
}

interface ServiceResponse {
  error?: { status?: string; message?: string };
  found?: { fields?: WireFields; updateTime: string };
  /** The name of a document that does not exist. */
  missing?: string;
  writeResults?: readonly { updateTime?: string }[];
}

/**
 * Sends one request to Firestore's REST API, which the lite SDK uses, too. Errors have the SDK's
 * codes, so that `toAppError` handles them; a timeout is an `AppError` `offline`.
 */
const sendRequest = async (
  service: DocumentService,
  operation: string,
  body: object,
): Promise<ServiceResponse> => {
  const token = await service.token();
  const { origin, projectId, apiKey } = service;
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const throwTimeout = (error: unknown): never => {
    throw signal.aborted ? createTimeoutError() : error;
  };
  const response = await fetch(
    `${origin}/v1/projects/${projectId}/databases/(default)/documents:${operation}?key=${apiKey}`,
    {
      method: 'POST',
      signal,
      headers: {
        'Content-Type': 'text/plain',
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    },
  ).catch(throwTimeout);
  const parsed = (await response
    .json()
    .catch((error: unknown) => (signal.aborted ? throwTimeout(error) : {}))) as
    | ServiceResponse
    | ServiceResponse[];
  const result = (Array.isArray(parsed) ? parsed[0] : parsed) ?? {};
  // A response that was cut off proves nothing. If it counted, a member could see an empty library
  // or a change that was not written would count as saved.
  const isReadable = 'found' in result || 'missing' in result || 'writeResults' in result;
  if (response.ok && isReadable) return result;
  const code = (result.error?.status ?? 'unavailable').toLowerCase().replaceAll('_', '-');
  throw Object.assign(new Error(result.error?.message ?? `HTTP ${response.status}`), { code });
};

const getDocumentName = ({ projectId }: DocumentService, path: string): string =>
  `projects/${projectId}/databases/(default)/documents/${path}`;

/** Reads a document with its version; null where it does not exist. */
export const readVersionedDocument = async (
  service: DocumentService,
  path: string,
): Promise<VersionedDocument | null> => {
  const { found } = await sendRequest(service, 'batchGet', {
    documents: [getDocumentName(service, path)],
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
  await sendRequest(service, 'commit', {
    writes: [
      {
        update: { name: getDocumentName(service, path), fields: toWireFields(nestFields(fields)) },
        updateMask: { fieldPaths: Object.keys(fields) },
        currentDocument: { updateTime },
      },
    ],
  });
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
  const { writeResults } = await sendRequest(service, 'commit', {
    writes: writes.map(({ path, data, version }) => {
      const name = getDocumentName(service, path);
      return {
        ...(data === null ? { delete: name } : { update: { name, fields: toWireFields(data) } }),
        currentDocument: version === null ? { exists: false } : { updateTime: version },
      };
    }),
  });
  return writeResults?.[0]?.updateTime ?? null;
};
