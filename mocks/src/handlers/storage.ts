import { HttpResponse } from 'msw';

import { invalidArgument, permissionDenied, ServiceError, unavailable } from '../errors';
import { isExpired, parseToken, type TokenClaims } from '../identity/token';
import { bytesOf, concatChunks, metadataOf, toStoredFile, type Upload } from '../storage/file';
import { parseMultipart } from '../storage/multipart';
import { isFileAllowed } from '../storage/rules';
import type { MockContext } from './context';
import { unimplemented, type Call, type Service } from './endpoint';

interface FileRequest {
  bucket: string;
  path: string;
  context: MockContext;
  claims: TokenClaims | null;
}

/** Resumable uploads in progress, by upload id. */
const resumableUploads = new Map<string, Omit<Upload, 'bytes'> & { chunks: Uint8Array[] }>();
let uploadCount = 0;

const objectNotFound = (): ServiceError => new ServiceError(404, 'NOT_FOUND', 'Not Found.');

/** The caller's claims. Cloud Storage accepts both `Firebase TOKEN` and `Bearer TOKEN`. */
function claimsOf({ request }: Call, { scenario }: MockContext): TokenClaims | null {
  const token = /^(?:Firebase|Bearer) (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!token) return null;
  const claims = parseToken(token);
  if (!claims || isExpired(claims) || scenario() === 'expired-token') {
    throw new ServiceError(401, 'UNAUTHENTICATED', 'Invalid token.');
  }
  return claims;
}

function requireAccess(
  { path, claims, context }: FileRequest,
  operation: 'get' | 'write' | 'delete',
  upload?: Upload,
) {
  const exists = context.store.files.get(path) !== undefined;
  if (!isFileAllowed({ operation, path, claims, upload, exists })) throw permissionDenied();
}

async function storeFile(target: FileRequest, upload: Upload): Promise<unknown> {
  requireAccess(target, 'write', upload);
  const { files, clock } = target.context.store;
  const now = new Date(clock.now()).toISOString();
  const file = toStoredFile(upload, files.get(target.path)?.timeCreated ?? now, now);
  files.set(target.path, file);
  await target.context.store.flush();
  return metadataOf(target.bucket, target.path, file);
}

const uploadResponse = (
  status: 'active' | 'final' | 'cancelled',
  body: unknown,
  headers = {},
): Response =>
  HttpResponse.json(body as object, { headers: { 'X-Goog-Upload-Status': status, ...headers } });

/** A resumable upload sends its metadata first, then the bytes in chunks. */
async function resumableUpload(call: Call, target: FileRequest): Promise<Response> {
  const { headers } = call.request;
  const command = headers.get('x-goog-upload-command') ?? '';
  if (command === 'start') {
    const { contentType, cacheControl = '' } = JSON.parse(call.body || '{}') as Partial<Upload>;
    const headerType = headers.get('x-goog-upload-header-content-type');
    const id = `mock-${(uploadCount += 1)}`;
    resumableUploads.set(id, {
      contentType: contentType ?? headerType ?? '',
      cacheControl,
      chunks: [],
    });
    const url = new URL(call.url);
    url.searchParams.set('upload_id', id);
    return uploadResponse('active', {}, { 'X-Goog-Upload-URL': url.href });
  }
  const id = call.url.searchParams.get('upload_id') ?? '';
  const upload = resumableUploads.get(id);
  if (!upload) throw invalidArgument('no such upload');
  const received = () => upload.chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  if (command.includes('upload')) {
    const offset = Number(headers.get('x-goog-upload-offset'));
    if (offset !== received()) throw invalidArgument(`not the chunk at ${received()}`);
    upload.chunks.push(call.bytes);
  }
  if (!command.includes('finalize') && command !== 'cancel') {
    return uploadResponse('active', {}, { 'X-Goog-Upload-Size-Received': String(received()) });
  }
  resumableUploads.delete(id);
  if (command === 'cancel') return uploadResponse('cancelled', {});
  const file = { ...upload, bytes: concatChunks(upload.chunks) };
  return uploadResponse('final', await storeFile(target, file));
}

function uploadFile(call: Call, target: FileRequest): Promise<unknown> {
  if (call.request.headers.get('x-goog-upload-protocol') === 'multipart') {
    const contentType = call.request.headers.get('content-type') ?? '';
    return storeFile(target, parseMultipart(call.bytes, contentType));
  }
  return resumableUpload(call, target);
}

function readFile(call: Call, target: FileRequest): unknown {
  const file = target.context.store.files.get(target.path);
  const isDownload = call.url.searchParams.get('alt') === 'media';
  const hasToken = file && call.url.searchParams.get('token') === file.downloadToken;
  if (!(isDownload && hasToken)) requireAccess(target, 'get');
  if (!file) throw objectNotFound();
  if (!isDownload) return metadataOf(target.bucket, target.path, file);
  return new HttpResponse(bytesOf(file), {
    headers: { 'Content-Type': file.contentType, 'Cache-Control': file.cacheControl },
  });
}

async function deleteFile(target: FileRequest): Promise<unknown> {
  requireAccess(target, 'delete');
  const { files } = target.context.store;
  if (!files.get(target.path)) throw objectNotFound();
  files.delete(target.path);
  await target.context.store.flush();
  return new HttpResponse(null, { status: 204 });
}

/** `firebasestorage.googleapis.com`: the members' profile pictures, and media of the school's content. */
export const storage: Service = {
  name: 'storage',
  pattern: /^https:\/\/firebasestorage\.googleapis\.com\/.*/,
  async respond(call, context) {
    const [, bucket = '', encodedPath] =
      /^\/v0\/b\/([^/]+)\/o(?:\/(.+))?$/.exec(call.url.pathname) ?? [];
    const path = encodedPath
      ? decodeURIComponent(encodedPath)
      : (call.url.searchParams.get('name') ?? '');
    const { method } = call.request;
    call.label = `storage ${method} ${path}`;
    if (bucket === '' || path === '') throw unimplemented(`${method} ${call.url.pathname}`);
    if (context.scenario() === 'error') throw unavailable();
    const target = { bucket, path, context, claims: claimsOf(call, context) };
    if (method === 'POST') return uploadFile(call, target);
    if (method === 'GET') return readFile(call, target);
    if (method === 'DELETE') return deleteFile(target);
    throw unimplemented(`${method} ${call.url.pathname}`);
  },
};
