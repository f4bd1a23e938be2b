import {
  Bytes,
  doc,
  DocumentReference,
  GeoPoint,
  getDoc,
  getDocs,
  query,
  Timestamp,
  writeBatch,
  type Query,
  type QueryConstraint,
} from 'firebase/firestore/lite';

import { errorCodeOf } from '../connect';
import type { DocumentContext } from './context';

/** Converts SDK values to plain values that `toEqual` can compare and print. */
function toPlainValue(value: unknown): unknown {
  if (Object.is(value, -0)) return 'minus zero';
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value);
  if (value instanceof Timestamp) return `time ${value.seconds}.${value.nanoseconds}`;
  if (value instanceof Bytes) return `bytes ${value.toBase64()}`;
  if (value instanceof GeoPoint) return `place ${value.latitude},${value.longitude}`;
  if (value instanceof DocumentReference) return `document ${value.path}`;
  if (Array.isArray(value)) return value.map(toPlainValue);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, toPlainValue(each)]),
    );
  }
  return value;
}

/** One or more requests with the expected result. */
export interface DocumentCase {
  name: string;
  /** Why the case does not run on the emulator, which differs from the real service. */
  mockOnly?: string | undefined;
  /** The documents that exist in `items` before the case, by id. */
  given?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  run(context: DocumentContext): unknown;
  /** The value to which `run` resolves as a plain value, or `rejectedWith(code)`. */
  expected: unknown;
}

/**
 * The expected result of a case that rejects with an error code. `firebase/firestore/lite` maps
 * every 400 to `failed-precondition`; `invalid-argument` comes from the SDK itself.
 */
export const rejectedWith = (code: string): { refused: string } => ({ refused: code });

/** Writes the documents of a case and runs it. */
export async function runCase(
  { given = {}, run }: DocumentCase,
  context: DocumentContext,
): Promise<unknown> {
  const batch = writeBatch(context.db);
  for (const [id, data] of Object.entries(given)) batch.set(context.item(id), { ...data });
  if (Object.keys(given).length > 0) await batch.commit();
  let outcome: unknown;
  const code = await errorCodeOf(
    (async () => {
      outcome = toPlainValue(await run(context));
    })(),
  );
  return code === 'no error' ? outcome : rejectedWith(code);
}

/** The data of a document; null when it does not exist. */
export const readData = async (reference: DocumentReference): Promise<unknown> =>
  (await getDoc(reference)).data() ?? null;

/** The data of `items/{id}`. */
export const readItem = ({ db, root }: DocumentContext, id: string): Promise<unknown> =>
  readData(doc(db, `${root}/items/${id}`));

export const idsOf = async (asked: Query): Promise<string[]> =>
  (await getDocs(asked)).docs.map(({ id }) => id);

/** The ids that a query on `items` returns, in order. */
export const idsWhere = (
  { items }: DocumentContext,
  ...constraints: QueryConstraint[]
): Promise<string[]> => idsOf(query(items, ...constraints));
