import { Timestamp, type DocumentReference, type Firestore } from 'firebase-admin/firestore';

import { RejectedError } from '../command/errors';

/** A shop document. Its data is JSON, with a `TaggedValue` for each type that JSON lacks. */
export interface ShopDocument {
  path: string;
  data: Readonly<Record<string, unknown>>;
}

interface TaggedValue {
  __type__: 'timestamp' | 'reference';
  value: string;
}

/** Matches the documents that the Stripe extension writes, and reviews of products. */
const SHOP_PATH =
  /^(products\/[^/]+(\/(prices|reviews)\/[^/]+)?|customers\/[^/]+(\/(subscriptions|payments|checkout_sessions)\/[^/]+)?)$/;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTagged = (value: Record<string, unknown>): boolean =>
  (value['__type__'] === 'timestamp' && !Number.isNaN(Date.parse(String(value['value'])))) ||
  (value['__type__'] === 'reference' && /^[^/]+(\/[^/]+)+$/.test(String(value['value'])));

/** Whether every map with a `__type__` is a valid `TaggedValue`. */
const areTagsValid = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.every(areTagsValid);
  if (!isRecord(value)) return true;
  return '__type__' in value ? isTagged(value) : Object.values(value).every(areTagsValid);
};

const findError = (entry: unknown): string | null => {
  if (!isRecord(entry) || typeof entry['path'] !== 'string') return 'has no path';
  if (!SHOP_PATH.test(entry['path'])) return 'is not a document of the shop';
  if (!isRecord(entry['data'])) return 'has no data';
  return areTagsValid(entry['data']) ? null : 'has a value with an invalid __type__';
};

/** Parses the file for `gschool shop fill`. Throws a `RejectedError` that names every error. */
export const parseShopDocuments = (text: string): readonly ShopDocument[] => {
  let entries: unknown;
  try {
    entries = JSON.parse(text);
  } catch {
    throw new RejectedError('The file is not valid JSON.');
  }
  if (!Array.isArray(entries)) throw new RejectedError('The file is not a list of documents.');
  const errors = entries.flatMap((entry: unknown, at) => {
    const error = findError(entry);
    const path = isRecord(entry) && typeof entry['path'] === 'string' ? entry['path'] : '';
    return error === null ? [] : [`  ${at + 1}. ${path} ${error}`];
  });
  if (errors.length > 0) throw new RejectedError('The file can’t be used:', ...errors);
  return entries as ShopDocument[];
};

const toReference = (db: Firestore, path: string): DocumentReference =>
  db.doc(path.replace(/^projects\/[^/]+\/databases\/[^/]+\/documents\//, ''));

/** Converts JSON with `TaggedValue` to the types of the Admin SDK. */
export const toFirestoreValue = (db: Firestore, value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((each) => toFirestoreValue(db, each));
  if (!isRecord(value)) return value;
  if ('__type__' in value) {
    const tagged = value as unknown as TaggedValue;
    return tagged.__type__ === 'reference'
      ? toReference(db, tagged.value)
      : Timestamp.fromDate(new Date(tagged.value));
  }
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, each]) => each !== undefined)
      .map(([name, each]) => [name, toFirestoreValue(db, each)]),
  );
};

/** Writes documents, replacing existing ones. */
export const writeDocuments = async (
  db: Firestore,
  documents: readonly ShopDocument[],
): Promise<void> => {
  const writer = db.bulkWriter();
  const written = documents.map(({ path, data }) =>
    writer.set(db.doc(path), toFirestoreValue(db, data) as Record<string, unknown>),
  );
  await Promise.all([...written, writer.close()]);
};
