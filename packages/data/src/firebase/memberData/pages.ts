import {
  collection,
  limit,
  orderBy,
  query,
  where,
  type DocumentReference,
  type Firestore,
  type QueryConstraint,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';

import { getDocs } from '../requests';

/**
 * The number of documents per page; also the maximum number of deletions in one batch (Firestore
 * allows 500).
 */
export const PAGE_SIZE = 400;

type Snapshots = readonly QueryDocumentSnapshot[];

/** Yields every document of a collection, in pages ordered by document name. */
export async function* readPages(
  db: Firestore,
  path: string,
  ...filters: QueryConstraint[]
): AsyncGenerator<Snapshots> {
  let last: DocumentReference | undefined;
  do {
    // Uses a condition instead of a cursor, because the cursor's code would be part of every
    // member's first page.
    const afterLast = last ? [where('__name__', '>', last)] : [];
    const constraints = [...filters, ...afterLast, orderBy('__name__'), limit(PAGE_SIZE)];
    const { docs } = await getDocs(query(collection(db, path), ...constraints));
    yield docs;
    last = docs.length < PAGE_SIZE ? undefined : docs.at(-1)?.ref;
  } while (last);
}

/** Every document of a collection. */
export const readAllDocuments = async (
  db: Firestore,
  path: string,
  ...filters: QueryConstraint[]
): Promise<Snapshots> => {
  const found: QueryDocumentSnapshot[] = [];
  for await (const page of readPages(db, path, ...filters)) found.push(...page);
  return found;
};
