import type { Upload } from './file';

const MAX_BYTES = 2 * 1024 * 1024;
const imageTypes = ['image/png', 'image/jpeg', 'image/webp'];

/** A request to read or write a file. */
export interface FileAccess {
  operation: 'get' | 'write' | 'delete';
  path: string;
  claims: { sub: string } | null;
  upload?: Upload | undefined;
}

/**
 * Whether a request is allowed by the rules in `firebase/storage.rules`, which allow only profile
 * photos.
 */
export function isFileAllowed({ operation, path, claims, upload }: FileAccess): boolean {
  const uid = /^users\/([^/]+)\/avatar$/.exec(path)?.[1];
  if (uid === undefined || claims === null) return false;
  if (operation === 'get') return true;
  if (claims.sub !== uid) return false;
  if (operation === 'delete') return true;
  return (
    upload !== undefined &&
    upload.bytes.length <= MAX_BYTES &&
    imageTypes.includes(upload.contentType)
  );
}
