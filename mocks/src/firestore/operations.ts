import { invalidArgument, permissionDenied } from '../errors';
import { isAllowed, type Operation as Access } from '../guards';
import type { TokenClaims } from '../identity/token';
import { pathOfName } from '../store/paths';
import type { Store } from '../store/store';
import type { StoredDocument } from '../store/types';
import { numberOf } from './compare';
import { parseFieldPath, readPath } from './fieldPath';
import { equalities } from './filter';
import { runQuery, type Row, type StructuredQuery } from './query';
import { encodeFields, encodeValue, type Fields, type Value, type WireValue } from './value';
import { checkPrecondition, fieldsAfter, type Write } from './write';

export interface Viewer {
  claims: TokenClaims | null;
  /** Epoch milliseconds. */
  now: number;
}

interface Target {
  /** `projects/…/documents`. */
  root: string;
  /** Path of the document whose collection is asked, '' at the root. */
  parent: string;
  store: Store;
}

/** What a request touches, known before it is allowed, and the request itself. */
interface Operation {
  touched: readonly string[];
  run(viewer: Viewer): unknown;
}

type Start = (request: Record<string, unknown>, target: Target) => Operation;

interface Attempt {
  access: Access;
  path: string;
  before?: Fields | null;
  after?: Fields | null;
  where?: Readonly<Record<string, Value>>;
}

function demand({ claims, now }: Viewer, attempt: Attempt): void {
  const { access, path, before = null, after = null, where = {} } = attempt;
  if (!isAllowed({ operation: access, path, claims, now, before, after, where })) {
    throw permissionDenied();
  }
}

const wireDocument = (root: string, path: string, document: StoredDocument): unknown => ({
  name: `${root}/${path}`,
  fields: encodeFields(document.fields),
  createTime: document.createTime,
  updateTime: document.updateTime,
});

/** `documents:batchGet`. */
export const batchGet: Start = (request, { root, store }) => {
  const paths = ((request.documents ?? []) as string[]).map(pathOfName);
  return {
    touched: paths,
    run(viewer) {
      const readTime = store.clock.stamp();
      return paths.map((path) => {
        const document = store.document(path);
        demand(viewer, { access: 'get', path, before: document?.fields ?? null });
        return document
          ? { found: wireDocument(root, path, document), readTime }
          : { missing: `${root}/${path}`, readTime };
      });
    },
  };
};

function find(query: StructuredQuery, { root, parent, store }: Target): Row[] {
  const id = query.from[0]?.collectionId ?? '';
  const rows = [...store.collection(parent, id)].map(([path, { fields }]) => ({
    name: `${root}/${path}`,
    fields,
  }));
  return runQuery(query, rows);
}

function demandList(viewer: Viewer, query: StructuredQuery, parent: string): void {
  const [from] = query.from;
  // Collection groups cross the owners: no rule of ours opens one.
  if (!from?.collectionId || from.allDescendants) throw permissionDenied();
  const path = `${parent ? `${parent}/` : ''}${from.collectionId}/*`;
  demand(viewer, { access: 'list', path, where: equalities(query.where) });
}

const collectionPath = (query: StructuredQuery, parent: string): string =>
  `${parent ? `${parent}/` : ''}${query.from[0]?.collectionId ?? ''}`;

/** `documents:runQuery`. */
export const runStructured: Start = (request, target) => {
  const query = request.structuredQuery as StructuredQuery;
  return {
    touched: [collectionPath(query, target.parent)],
    run(viewer) {
      demandList(viewer, query, target.parent);
      const readTime = target.store.clock.stamp();
      const answers = find(query, target).map(({ name }) => {
        const path = pathOfName(name);
        const document = target.store.document(path);
        return document ? { document: wireDocument(target.root, path, document), readTime } : {};
      });
      return answers.length > 0 ? answers : [{ readTime }];
    },
  };
};

interface Aggregation {
  alias?: string;
  count?: { upTo?: string };
  sum?: { field: { fieldPath: string } };
  avg?: { field: { fieldPath: string } };
}

function aggregate({ count, sum, avg }: Aggregation, rows: readonly Row[]): WireValue {
  if (count) {
    const most = count.upTo === undefined ? Infinity : Number(count.upTo);
    return { integerValue: String(Math.min(rows.length, most)) };
  }
  const path = parseFieldPath((sum ?? avg)?.field.fieldPath ?? '');
  const numbers = rows
    .map(({ fields }) => readPath(fields, path))
    .map((value) => (value === undefined ? undefined : numberOf(value)))
    .filter((value) => value !== undefined);
  const total = numbers.reduce((a, b) => a + b, 0);
  if (sum) return encodeValue(total);
  return numbers.length > 0 ? { doubleValue: total / numbers.length } : { nullValue: null };
}

/** `documents:runAggregationQuery`: count, sum, average. */
export const runAggregation: Start = (request, target) => {
  const { structuredQuery: query, aggregations = [] } = request.structuredAggregationQuery as {
    structuredQuery: StructuredQuery;
    aggregations?: readonly Aggregation[];
  };
  return {
    touched: [collectionPath(query, target.parent)],
    run(viewer) {
      demandList(viewer, query, target.parent);
      const rows = find(query, target);
      const fields = aggregations.map((each, i) => [
        each.alias ?? `field_${i}`,
        aggregate(each, rows),
      ]);
      const result = { aggregateFields: Object.fromEntries(fields) };
      return [{ result, readTime: target.store.clock.stamp() }];
    },
  };
};

const nameOfWrite = (write: Write): string => {
  const name = write.update?.name ?? write.delete ?? write.verify;
  if (!name) throw invalidArgument('a write needs a document');
  return name;
};

/** `documents:commit`: all writes or none; later ones see the earlier ones. */
export const commit: Start = (request, { store }) => {
  const writes = (request.writes ?? []) as Write[];
  return {
    touched: writes.map((write) => pathOfName(nameOfWrite(write))),
    run(viewer) {
      const nowIso = new Date(viewer.now).toISOString();
      const staged = new Map<string, Fields | null>();
      const results = writes.map((write) => {
        const name = nameOfWrite(write);
        const path = pathOfName(name);
        const stored = store.document(path);
        const before = staged.has(path) ? (staged.get(path) ?? null) : (stored?.fields ?? null);
        const { fields, transformResults } = write.update
          ? fieldsAfter(write, before, nowIso)
          : { fields: before, transformResults: [] };
        const after = write.delete ? null : fields;
        const isReadOnly = write.verify || (!before && write.currentDocument?.exists === true);
        // Whoever may read a document may also learn that there is none to update.
        if (isReadOnly) demand(viewer, { access: 'get', path, before });
        else demand(viewer, { access: accessOf(write, before), path, before, after });
        checkPrecondition(write, name, staged.has(path) ? staging(before, stored) : stored);
        if (!write.verify) staged.set(path, after);
        return transformResults;
      });
      const updateTimes = new Map(
        [...staged].map(([path, fields]) => [path, store.putDocument(path, fields)?.updateTime]),
      );
      return {
        writeResults: results.map((transformResults, i) => ({
          updateTime: updateTimes.get(pathOfName(nameOfWrite(writes[i] ?? {}))),
          ...(transformResults.length > 0 ? { transformResults } : {}),
        })),
        commitTime: store.clock.stamp(),
      };
    },
  };
};

const accessOf = (write: Write, before: Fields | null): Access =>
  write.delete ? 'delete' : before ? 'update' : 'create';

/** A document as an earlier write of the same commit left it. */
const staging = (fields: Fields | null, stored: StoredDocument | null): StoredDocument | null =>
  fields ? { fields, createTime: '', updateTime: stored?.updateTime ?? '' } : null;
