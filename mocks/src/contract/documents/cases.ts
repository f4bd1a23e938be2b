import { doc, getDoc, getDocs, query, writeBatch } from 'firebase/firestore/lite';
import type { DocumentReference, Query, QueryConstraint } from 'firebase/firestore/lite';
import { codeOf } from '../connect';
import type { Bed } from './bed';
import { plain } from './plain';

/** One request, or a few that belong together, with what they must come to. */
export interface DocumentCase {
  name: string;
  /** Why only the mock is asked: where the emulator is known to differ from the service. */
  mockOnly?: string | undefined;
  /** The documents of `things` before, by id. */
  given?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  run(bed: Bed): unknown;
  /** What `run` resolves to, in plain values; or `refused(code)`. */
  expected: unknown;
}

/**
 * What a case comes to that the service refuses, by the SDK's code. Under firebase/firestore/lite
 * that code follows the HTTP status alone: every 400 of the service is `failed-precondition`, and
 * `invalid-argument` is what the SDK itself refuses.
 */
export const refused = (code: string): { refused: string } => ({ refused: code });

/** Lays the documents of a case down and runs it. */
export async function outcomeOf({ given = {}, run }: DocumentCase, bed: Bed): Promise<unknown> {
  const batch = writeBatch(bed.db);
  for (const [id, data] of Object.entries(given)) batch.set(bed.thing(id), { ...data });
  if (Object.keys(given).length > 0) await batch.commit();
  let outcome: unknown;
  const code = await codeOf(
    (async () => {
      outcome = plain(await run(bed));
    })(),
  );
  return code === 'no error' ? outcome : refused(code);
}

/** What a document holds now; null where there is none. */
export const read = async (reference: DocumentReference): Promise<unknown> =>
  (await getDoc(reference)).data() ?? null;

/** What `things/{id}` holds now. */
export const readThing = ({ db, root }: Bed, id: string): Promise<unknown> =>
  read(doc(db, `${root}/things/${id}`));

export const idsOf = async (asked: Query): Promise<string[]> =>
  (await getDocs(asked)).docs.map(({ id }) => id);

/** The ids that a query over `things` answers, in its order. */
export const idsWhere = ({ things }: Bed, ...constraints: QueryConstraint[]): Promise<string[]> =>
  idsOf(query(things, ...constraints));
