import { doc, getDoc, getDocs, query, writeBatch } from 'firebase/firestore/lite';
import type { DocumentReference, Query, QueryConstraint } from 'firebase/firestore/lite';
import { errorCodeOf } from '../connect';
import type { DocumentContext } from './context';
import { toPlainValue } from './toPlainValue';

/** One request, or a few that belong together, with what they must come to. */
export interface DocumentCase {
  name: string;
  /** Why only the mock is asked: where the emulator is known to differ from the service. */
  mockOnly?: string | undefined;
  /** The documents of `things` before, by id. */
  given?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  run(context: DocumentContext): unknown;
  /** What `run` resolves to, in plain values; or `refused(code)`. */
  expected: unknown;
}

/**
 * What a case comes to that the service refuses, by the SDK's code. Under firebase/firestore/lite
 * that code follows the HTTP status alone: every 400 of the service is `failed-precondition`, and
 * `invalid-argument` is what the SDK itself refuses.
 */
export const rejectedWith = (code: string): { refused: string } => ({ refused: code });

/** Lays the documents of a case down and runs it. */
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

/** What a document holds now; null where there is none. */
export const readData = async (reference: DocumentReference): Promise<unknown> =>
  (await getDoc(reference)).data() ?? null;

/** What `things/{id}` holds now. */
export const readItem = ({ db, root }: DocumentContext, id: string): Promise<unknown> =>
  readData(doc(db, `${root}/things/${id}`));

export const idsOf = async (asked: Query): Promise<string[]> =>
  (await getDocs(asked)).docs.map(({ id }) => id);

/** The ids that a query over `things` answers, in its order. */
export const idsWhere = (
  { items }: DocumentContext,
  ...constraints: QueryConstraint[]
): Promise<string[]> => idsOf(query(items, ...constraints));
