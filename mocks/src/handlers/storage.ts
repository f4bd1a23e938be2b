import { HttpResponse } from 'msw';
import { invalidArgument, permissionDenied, ServiceError, unavailable } from '../errors';
import { isExpired, readToken, type TokenClaims } from '../identity/token';
import { bytesOf, joined, metadataOf, storedFile, type Upload } from '../storage/file';
import { isFileAllowed } from '../storage/rules';
import { parseMultipart } from '../storage/multipart';
import type { MockContext } from './context';
import { unimplemented, type Call, type Service } from './endpoint';

interface Place {
  bucket: string;
  path: string;
  context: MockContext;
  claims: TokenClaims | null;
}

/** Uploads that were begun and have not ended, with what came of them so far, by their id. */
const begun = new Map<string, Omit<Upload, 'bytes'> & { chunks: Uint8Array[] }>();
let count = 0;

const objectMissing = (): ServiceError => new ServiceError(404, 'NOT_FOUND', 'Not Found.');

/** Who asks; the storage has a scheme of its own beside `Bearer`. */
function claimsOf({ request }: Call, { scenario }: MockContext): TokenClaims | null {
  const token = /^(?:Firebase|Bearer) (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!token) return null;
  const claims = readToken(token);
  if (!claims || isExpired(claims) || scenario() === 'expired-token') {
    throw new ServiceError(401, 'UNAUTHENTICATED', 'Invalid token.');
  }
  return claims;
}

function demand({ path, claims }: Place, operation: 'get' | 'write' | 'delete', upload?: Upload) {
  if (!isFileAllowed({ operation, path, claims, upload })) throw permissionDenied();
}

async function store(place: Place, upload: Upload): Promise<unknown> {
  demand(place, 'write', upload);
  const { files, clock } = place.context.store;
  const now = new Date(clock.now()).toISOString();
  const file = storedFile(upload, files.get(place.path)?.timeCreated ?? now, now);
  files.set(place.path, file);
  await place.context.store.flush();
  return metadataOf(place.bucket, place.path, file);
}

const answered = (status: 'active' | 'final' | 'cancelled', body: unknown, more = {}): Response =>
  HttpResponse.json(body as object, { headers: { 'X-Goog-Upload-Status': status, ...more } });

/** A large file comes in several requests: what it is, then its bytes, chunk by chunk. */
async function resumable(call: Call, place: Place): Promise<Response> {
  const { headers } = call.request;
  const command = headers.get('x-goog-upload-command') ?? '';
  if (command === 'start') {
    const { contentType, cacheControl = '' } = JSON.parse(call.body || '{}') as Partial<Upload>;
    const named = headers.get('x-goog-upload-header-content-type');
    const id = `mock-${(count += 1)}`;
    begun.set(id, { contentType: contentType ?? named ?? '', cacheControl, chunks: [] });
    const url = new URL(call.url);
    url.searchParams.set('upload_id', id);
    return answered('active', {}, { 'X-Goog-Upload-URL': url.href });
  }
  const id = call.url.searchParams.get('upload_id') ?? '';
  const upload = begun.get(id);
  if (!upload) throw invalidArgument('no such upload');
  const received = () => upload.chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  if (command.includes('upload')) {
    const offset = Number(headers.get('x-goog-upload-offset'));
    if (offset !== received()) throw invalidArgument(`not the chunk at ${received()}`);
    upload.chunks.push(call.bytes);
  }
  if (!command.includes('finalize') && command !== 'cancel') {
    return answered('active', {}, { 'X-Goog-Upload-Size-Received': String(received()) });
  }
  begun.delete(id);
  if (command === 'cancel') return answered('cancelled', {});
  return answered('final', await store(place, { ...upload, bytes: joined(upload.chunks) }));
}

function upload(call: Call, place: Place): Promise<unknown> {
  if (call.request.headers.get('x-goog-upload-protocol') === 'multipart') {
    return store(place, parseMultipart(call.bytes, call.request.headers.get('content-type') ?? ''));
  }
  return resumable(call, place);
}

function read(call: Call, place: Place): unknown {
  const file = place.context.store.files.get(place.path);
  const isDownload = call.url.searchParams.get('alt') === 'media';
  const hasToken = file && call.url.searchParams.get('token') === file.downloadToken;
  if (!(isDownload && hasToken)) demand(place, 'get');
  if (!file) throw objectMissing();
  if (!isDownload) return metadataOf(place.bucket, place.path, file);
  return new HttpResponse(bytesOf(file), {
    headers: { 'Content-Type': file.contentType, 'Cache-Control': file.cacheControl },
  });
}

async function remove(place: Place): Promise<unknown> {
  demand(place, 'delete');
  const { files } = place.context.store;
  if (!files.get(place.path)) throw objectMissing();
  files.delete(place.path);
  await place.context.store.flush();
  return new HttpResponse(null, { status: 204 });
}

/** `firebasestorage.googleapis.com`: the members' pictures. */
export const storage: Service = {
  name: 'storage',
  pattern: /^https:\/\/firebasestorage\.googleapis\.com\/.*/,
  async answer(call, context) {
    const [, bucket = '', named] = /^\/v0\/b\/([^/]+)\/o(?:\/(.+))?$/.exec(call.url.pathname) ?? [];
    const path = named ? decodeURIComponent(named) : (call.url.searchParams.get('name') ?? '');
    const { method } = call.request;
    call.label = `storage ${method} ${path}`;
    if (bucket === '' || path === '') throw unimplemented(`${method} ${call.url.pathname}`);
    if (context.scenario() === 'error') throw unavailable();
    const place = { bucket, path, context, claims: claimsOf(call, context) };
    if (method === 'POST') return upload(call, place);
    if (method === 'GET') return read(call, place);
    if (method === 'DELETE') return remove(place);
    throw unimplemented(`${method} ${call.url.pathname}`);
  },
};
