import type { Store } from '../store/store';
import { bytesOf } from './file';

/**
 * A file of the school's content that staff uploaded to `catalogue/{digest}/{path}`, or null.
 *
 * @param name `{digest}/{path}`
 */
export const readUpload = (store: Store, name: string): Response | null => {
  const file = store.files.get(`catalogue/${name}`);
  return file
    ? new Response(bytesOf(file), { headers: { 'Content-Type': file.contentType } })
    : null;
};
