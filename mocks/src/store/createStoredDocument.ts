import { fromPlain, type Fields } from '../firestore/value';
import type { SeedDocument, StoredDocument } from './types';

/**
 * A document of the seed or of a scenario, as the store has it. Its fields are created when they are
 * first read: a start with 10,000 classes reads only a few.
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
