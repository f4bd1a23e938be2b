import { invalidArgument, permissionDenied } from '../errors';
import { isAllowed, type Operation as Access } from '../rules/isAllowed';
import type { TokenClaims } from '../identity/token';
import { pathOfName } from '../store/paths';
import type { Store } from '../store/store';
import type { StoredDocument } from '../store/types';
import { numberOf } from './compare';
import { parseFieldPath, readPath } from './fieldPath';
import { equalities } from './filter';
import { checkPath, checkSize } from './limits';
import { limitOf, runQuery, type StructuredQuery } from './query';
import type { Row } from './row';
import { sumOf } from './sum';
import { encodeValue, optionalFields, type Fields, type Value, type WireValue } from './value';
import { checkPrecondition, fieldsAfter, type Write } from './write';

export interface Caller {
  claims: TokenClaims | null;
  /** True for the Admin SDK and the payments extension. */
  bypassesRules?: boolean | undefined;
  /** Epoch milliseconds. */
  now: number;
}

interface Target {
  /** `projects/…/documents`. */
  root: string;
  /** Path of the parent document; '' at the root. */
  parent: string;
  store: Store;
}

/** A parsed request. Its paths are known before access is checked. */
interface PreparedOperation {
  paths: readonly string[];
  run(caller: Caller): unknown;
}

type OperationHandler = (request: Record<string, unknown>, target: Target) => PreparedOperation;

interface AccessCheck {
  access: Access;
  path: string;
  before?: Fields | null;
  after?: Fields | null;
  where?: Readonly<Record<string, Value>>;
  limit?: number | null;
  offset?: number;
  /** The fields of a document after all writes of the request. */
  getAfter?: (path: string) => Fields | null;
}

function requireAccess(caller: Caller, store: Store, attempt: AccessCheck): void {
  const { claims, bypassesRules, now } = caller;
  if (bypassesRules) return;
  const get = (path: string): Fields | null => store.document(path)?.fields ?? null;
  const { access: operation, getAfter = get, ...given } = attempt;
  const missing = { before: null, after: null, where: {}, limit: null, offset: 0 };
  if (!isAllowed({ ...missing, ...given, operation, claims, now, get, getAfter })) {
    throw permissionDenied();
  }
}

const wireDocument = (root: string, path: string, document: StoredDocument): unknown => ({
  name: `${root}/${path}`,
  ...optionalFields(document.fields),
  createTime: document.createTime,
  updateTime: document.updateTime,
});

/** `documents:batchGet`. */
export const batchGet: OperationHandler = (request, { root, store }) => {
  const paths = ((request.documents ?? []) as string[]).map(pathOfName);
  paths.forEach(checkPath);
  return {
    paths,
    run(caller) {
      const readTime = store.clock.uniqueTimestamp();
      return paths.map((path) => {
        const document = store.document(path);
        requireAccess(caller, store, { access: 'get', path, before: document?.fields ?? null });
        return document
          ? { found: wireDocument(root, path, document), readTime }
          : { missing: `${root}/${path}`, readTime };
      });
    },
  };
};

function findRows(query: StructuredQuery, { root, parent, store }: Target): Row[] {
  const { collectionId: id = '', allDescendants } = query.from[0] ?? {};
  const found = allDescendants ? store.collectionGroup(parent, id) : store.collection(parent, id);
  const rows = [...found].map(([path, { fields }]) => ({
    name: `${root}/${path}`,
    fields,
  }));
  return runQuery(query, rows);
}

function requireListAccess(caller: Caller, query: StructuredQuery, target: Target): void {
  if (caller.bypassesRules) return;
  const { parent, store } = target;
  const [from] = query.from;
  // No access rule allows a collection group query, because it would return other users' documents.
  if (!from?.collectionId || from.allDescendants) throw permissionDenied();
  const path = `${parent ? `${parent}/` : ''}${from.collectionId}/*`;
  const where = equalities(query.where);
  const { offset = 0 } = query;
  requireAccess(caller, store, {
    access: 'list',
    path,
    where,
    limit: limitOf(query) ?? null,
    offset,
  });
}

const collectionPath = (query: StructuredQuery, parent: string): string =>
  `${parent ? `${parent}/` : ''}${query.from[0]?.collectionId ?? ''}`;

/** Sets `done: true` in the last element of a streamed response. */
const withDoneFlag = (answers: readonly object[], readTime: string): object[] =>
  answers.length > 0
    ? answers.map((answer, i) => (i === answers.length - 1 ? { ...answer, done: true } : answer))
    : [{ readTime, done: true }];

/** `documents:runQuery`. */
export const runStructuredQuery: OperationHandler = (request, target) => {
  const query = request.structuredQuery as StructuredQuery;
  return {
    paths: [collectionPath(query, target.parent)],
    run(caller) {
      requireListAccess(caller, query, target);
      const readTime = target.store.clock.uniqueTimestamp();
      const answers = findRows(query, target).map(({ name }) => {
        const path = pathOfName(name);
        const document = target.store.document(path);
        return document ? { document: wireDocument(target.root, path, document), readTime } : {};
      });
      return withDoneFlag(answers, readTime);
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
    const limit = count.upTo === undefined ? Infinity : Number(count.upTo);
    return { integerValue: String(Math.min(rows.length, limit)) };
  }
  const path = parseFieldPath((sum ?? avg)?.field.fieldPath ?? '');
  const numbers = rows
    .map(({ fields }) => readPath(fields, path))
    .filter((value) => value !== undefined && numberOf(value) !== undefined) as Value[];
  const total = sumOf(numbers);
  if (sum) return encodeValue(total);
  return numbers.length > 0
    ? { doubleValue: (numberOf(total) ?? 0) / numbers.length }
    : { nullValue: null };
}

/** `documents:runAggregationQuery`: count, sum, average. */
export const runAggregation: OperationHandler = (request, target) => {
  const { structuredQuery: query, aggregations = [] } = request.structuredAggregationQuery as {
    structuredQuery: StructuredQuery;
    aggregations?: readonly Aggregation[];
  };
  return {
    paths: [collectionPath(query, target.parent)],
    run(caller) {
      requireListAccess(caller, query, target);
      const summed = aggregations.flatMap(({ sum, avg }) => sum ?? avg ?? []);
      const rows = findRows(query, target).filter(({ fields: row }) =>
        summed.every(({ field }) => readPath(row, parseFieldPath(field.fieldPath)) !== undefined),
      );
      const fields = aggregations.map((each, i) => [
        each.alias ?? `field_${i}`,
        aggregate(each, rows),
      ]);
      const result = { aggregateFields: Object.fromEntries(fields) };
      return [{ result, readTime: target.store.clock.uniqueTimestamp(), done: true }];
    },
  };
};

const nameOfWrite = (write: Write): string => {
  const name = write.update?.name ?? write.delete ?? write.verify;
  if (!name) throw invalidArgument('a write needs a document');
  return name;
};

interface StagedWrite {
  write: Write;
  path: string;
  /** The document before the commit. */
  stored: StoredDocument | null;
  /** The document after the earlier writes of the same commit. */
  staged: StoredDocument | null;
  /** The fields after this write; null for a deleted document. */
  after: Fields | null;
  transformResults: readonly WireValue[];
}

/** Computes each write of a commit. Later writes see earlier ones. */
function stageWrites(writes: readonly Write[], store: Store, nowIso: string): StagedWrite[] {
  const changed = new Map<string, Fields | null>();
  return writes.map((write) => {
    const path = pathOfName(nameOfWrite(write));
    const stored = store.document(path);
    const isChanged = changed.has(path);
    const before = isChanged ? (changed.get(path) ?? null) : (stored?.fields ?? null);
    const { fields, transformResults } = write.update
      ? fieldsAfter(write, before, nowIso)
      : { fields: before, transformResults: [] };
    const after = write.delete ? null : fields;
    if (!write.verify) changed.set(path, after);
    const staged = isChanged ? stagedDocument(before, stored) : stored;
    return { write, path, stored, staged, after, transformResults };
  });
}

/** `documents:commit`: writes everything or nothing. Later writes see earlier ones. */
export const commit: OperationHandler = (request, { store }) => {
  const writes = (request.writes ?? []) as Write[];
  writes.forEach((write) => checkPath(pathOfName(nameOfWrite(write))));
  return {
    paths: writes.map((write) => pathOfName(nameOfWrite(write))),
    run(caller) {
      const nowIso = new Date(caller.now).toISOString();
      const outcomes = stageWrites(writes, store, nowIso);
      const changes = outcomes.filter(({ write }) => !write.verify);
      const last = new Map(changes.map(({ path, after }) => [path, after]));
      const getAfter = (path: string): Fields | null =>
        last.has(path) ? (last.get(path) ?? null) : (store.document(path)?.fields ?? null);
      for (const { write, path, stored, staged, after } of outcomes) {
        // The rules compare each write with the document before the whole commit.
        const before = stored?.fields ?? null;
        const access = accessOf(write, before);
        requireAccess(caller, store, { access, path, before, after, getAfter });
        checkPrecondition(write, nameOfWrite(write), staged);
        if (after && write.update) checkSize(path, after);
      }
      const updateTimes = new Map(
        [...last].map(([path, fields]) => [path, store.putDocument(path, fields)?.updateTime]),
      );
      return {
        writeResults: outcomes.map(({ write, path, stored, transformResults }) => ({
          updateTime: write.verify ? stored?.updateTime : updateTimes.get(path),
          ...(transformResults.length > 0 ? { transformResults } : {}),
        })),
        commitTime: store.clock.uniqueTimestamp(),
      };
    },
  };
};

/**
 * The kind of access that a write needs. An update of a missing document is checked as an update,
 * which the rules deny.
 */
function accessOf({ delete: gone, verify, currentDocument }: Write, before: Fields | null): Access {
  if (gone) return 'delete';
  if (verify) return 'get';
  return before || currentDocument?.exists === true ? 'update' : 'create';
}

/** A document after an earlier write of the same commit. */
const stagedDocument = (
  fields: Fields | null,
  stored: StoredDocument | null,
): StoredDocument | null =>
  fields ? { fields, createTime: '', updateTime: stored?.updateTime ?? '' } : null;
