import type { Upload } from './file';

const MAX_PHOTO_BYTES = 2 * 1024 * 1024;
const photoTypes = ['image/png', 'image/jpeg', 'image/webp'];

const MAX_MEDIA_BYTES = 256 * 1024 * 1024;
const mediaTypes = [
  ...['image/avif', 'image/gif', 'image/jpeg', 'image/png', 'image/webp'],
  ...['application/vnd.apple.mpegurl', 'video/iso.segment', 'video/mp2t', 'video/mp4'],
  ...['audio/aac', 'audio/mpeg', 'text/vtt', 'text/vtt; charset=utf-8'],
  'application/octet-stream',
];

/** A request to read or write a file. */
export interface FileAccess {
  operation: 'get' | 'write' | 'delete';
  path: string;
  claims: { sub: string; role?: string } | null;
  upload?: Upload | undefined;
  /** Whether there is a file at the path. */
  exists?: boolean;
}

const isUpload = (
  upload: Upload | undefined,
  maxBytes: number,
  types: readonly string[],
): boolean =>
  upload !== undefined && upload.bytes.length <= maxBytes && types.includes(upload.contentType);

/** Media of the school's content: staff read and create files, and no one replaces or deletes them. */
const isMediaAllowed = ({ operation, claims, upload, exists = false }: FileAccess): boolean =>
  (claims?.role === 'moderator' || claims?.role === 'admin') &&
  (operation === 'get' ||
    (operation === 'write' && !exists && isUpload(upload, MAX_MEDIA_BYTES, mediaTypes)));

/**
 * Whether a request is allowed by the rules in `firebase/storage.rules`, which allow profile photos
 * and media of the school's content.
 */
export function isFileAllowed(access: FileAccess): boolean {
  const { operation, path, claims, upload } = access;
  if (/^catalogue\/[0-9a-f]{32}\/./.test(path)) return isMediaAllowed(access);
  const uid = /^users\/([^/]+)\/avatar$/.exec(path)?.[1];
  if (uid === undefined || claims === null) return false;
  if (operation === 'get') return true;
  if (claims.sub !== uid) return false;
  return operation === 'delete' || isUpload(upload, MAX_PHOTO_BYTES, photoTypes);
}
