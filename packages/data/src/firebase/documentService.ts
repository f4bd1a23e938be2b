import type { Auth } from 'firebase/auth';

import type { Settings } from '../settings/schema';
import { emulatorOrigin, FIRESTORE_EMULATOR_PORT } from './emulators';
import { createTimeoutError, REQUEST_TIMEOUT_MS } from './timeLimit';

/** The origin and the credentials of Firestore's REST API. */
export interface DocumentService {
  /** `https://firestore.googleapis.com`, or the emulator's origin. */
  origin: string;
  projectId: string;
  apiKey: string;
  /** The member's ID token, renewed before it expires; null for a visitor. */
  token: () => Promise<string | null>;
  /** The App Check token; null if App Check cannot issue one. Absent without App Check. */
  appCheckToken?: (() => Promise<string | null>) | undefined;
}

/** The settings that a service needs. */
export type ServiceSettings = Pick<Settings, 'firebase' | 'usesEmulators' | 'appCheckSiteKey'>;

/** Creates the service for a project, without the ID token of a member. */
export const createPublicService = ({
  firebase,
  usesEmulators,
  appCheckSiteKey,
}: ServiceSettings): DocumentService => ({
  origin: usesEmulators
    ? emulatorOrigin(FIRESTORE_EMULATOR_PORT)
    : 'https://firestore.googleapis.com',
  projectId: firebase.projectId,
  apiKey: firebase.apiKey,
  token: () => Promise.resolve(null),
  appCheckToken:
    appCheckSiteKey === undefined
      ? undefined
      : async () => (await import('./appCheck')).getAppCheckToken(firebase, appCheckSiteKey),
});

/** Creates the service for a project, with the ID token of the signed-in member. */
export const createDocumentService = (auth: Auth, settings: ServiceSettings): DocumentService => ({
  ...createPublicService(settings),
  token: async () => (await auth.currentUser?.getIdToken()) ?? null,
});

/** A part of a response of the service, or its error. */
export interface ServiceResponse {
  error?: { status?: string; message?: string };
}

/** An operation of the service and what it needs. */
export interface ServiceRequest<Response> {
  operation: 'batchGet' | 'commit' | 'runQuery';
  /** The path of the document to which a query belongs; absent for the root. */
  parent?: string | undefined;
  body: object;
  /** Whether a part of a successful response is complete. */
  isReadable: (part: Response) => boolean;
  /** The page is closing: the browser finishes the request after it. Only for small bodies. */
  isClosing?: boolean | undefined;
}

/**
 * Sends one request to Firestore's REST API, which the lite SDK uses, too. Returns the parts of the
 * response, at least one. Errors have the SDK's codes, so that `toAppError` handles them; a timeout
 * is an `AppError` `offline`.
 */
export async function sendRequest<Response extends ServiceResponse>(
  service: DocumentService,
  { operation, parent = '', body, isReadable, isClosing = false }: ServiceRequest<Response>,
): Promise<[Response, ...Response[]]> {
  const [token, appCheckToken] = await Promise.all([
    service.token(),
    service.appCheckToken?.() ?? null,
  ]);
  const { origin, projectId, apiKey } = service;
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const throwTimeout = (error: unknown): never => {
    throw signal.aborted ? createTimeoutError() : error;
  };
  const path = parent === '' ? '' : `/${parent.split('/').map(encodeURIComponent).join('/')}`;
  const response = await fetch(
    `${origin}/v1/projects/${projectId}/databases/(default)/documents${path}:${operation}?key=${apiKey}`,
    {
      method: 'POST',
      signal,
      ...(isClosing && { keepalive: true }),
      headers: {
        'Content-Type': 'text/plain',
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        ...(appCheckToken === null ? {} : { 'X-Firebase-AppCheck': appCheckToken }),
      },
      body: JSON.stringify(body),
    },
  ).catch(throwTimeout);
  const parsed = (await response
    .json()
    .catch((error: unknown) => (signal.aborted ? throwTimeout(error) : {}))) as
    | Response
    | Response[];
  const parts = Array.isArray(parsed) ? parsed : [parsed];
  const [first, ...others] = parts;
  // A response that was cut off proves nothing. If it counted, a member could see an empty library
  // or a change that was not written would count as saved.
  if (response.ok && first && parts.every(isReadable)) return [first, ...others];
  const error = first?.error;
  const code = (error?.status ?? 'unavailable').toLowerCase().replaceAll('_', '-');
  throw Object.assign(new Error(error?.message ?? `HTTP ${response.status}`), { code });
}

/** The full name of a document in the service. */
export const getDocumentName = ({ projectId }: DocumentService, path: string): string =>
  `projects/${projectId}/databases/(default)/documents/${path}`;
