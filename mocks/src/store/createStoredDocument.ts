import { fromPlain, type Fields } from '../firestore/value';
import type { SeedDocument, StoredDocument } from './types';

/**
 * Converts a document of the seed or of a scenario to a stored document. Its fields are created
 * when they are first read, because with 10,000 classes a page reads only a few of them at the
 * start.
 */
export function createStoredDocument(document: SeedDocument, time: string): StoredDocument {
  let fields: Fields | undefined;
  return {
    get fields() {
      return (fields ??= fromPlain(document.data) as Fields);
    },
    createTime: time,
    updateTime: time,
  };
}
