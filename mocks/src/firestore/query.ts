import { unsupported } from '../errors';
import { compareNames, compareValues } from './compare';
import { parseFieldPath, readPath } from './fieldPath';
import { checkFilter, fieldPathsOf, matches, type Filter } from './filter';
import type { Row } from './row';
import { decodeValue, type Value, type WireValue } from './value';

export interface StructuredQuery {
  from: readonly { collectionId?: string; allDescendants?: boolean }[];
  where?: Filter;
  orderBy?: readonly { field: { fieldPath: string }; direction?: 'ASCENDING' | 'DESCENDING' }[];
  startAt?: Cursor;
  endAt?: Cursor;
  offset?: number;
  limit?: number | { value: number };
  select?: { fields?: readonly { fieldPath: string }[] };
}

interface Cursor {
  values: readonly WireValue[];
  before?: boolean;
}

interface SortKey {
  path: string[];
  isName: boolean;
  factor: 1 | -1;
}

/**
 * The sort keys of a query. The last one is always `__name__`, in the same direction as the key
 * before it.
 */
function sortKeys(query: StructuredQuery): SortKey[] {
  const keys = (query.orderBy ?? []).map(({ field, direction }): SortKey => ({
    path: parseFieldPath(field.fieldPath),
    isName: field.fieldPath === '__name__',
    factor: direction === 'DESCENDING' ? -1 : 1,
  }));
  if (keys.some((key) => key.isName)) return keys;
  return [...keys, { path: [], isName: true, factor: keys.at(-1)?.factor ?? 1 }];
}

const reference = (name: string): Value => ({ __type__: 'reference', value: name });

const sortValue = (row: Row, key: SortKey): Value =>
  key.isName ? reference(row.name) : (readPath(row.fields, key.path) ?? null);

function compareRows(a: Row, b: Row, keys: readonly SortKey[]): number {
  for (const key of keys) {
    const difference = key.isName
      ? compareNames(a.name, b.name)
      : compareValues(sortValue(a, key), sortValue(b, key));
    if (difference) return difference * key.factor;
  }
  return 0;
}

/** Compares a row with the values of a cursor, which may have fewer values than there are keys. */
function compareToCursor(row: Row, cursor: Cursor, keys: readonly SortKey[]): number {
  for (const [i, wire] of cursor.values.entries()) {
    const key = keys[i];
    if (!key) break;
    const difference = compareValues(sortValue(row, key), decodeValue(wire));
    if (difference) return difference * key.factor;
  }
  return 0;
}

/**
 * Whether a row is inside a query's cursors. A start cursor with `before` includes its position
 * (`startAt`); without it, the position is excluded (`startAfter`).
 */
function isInside(row: Row, query: StructuredQuery, keys: readonly SortKey[]): boolean {
  const { startAt, endAt } = query;
  if (startAt) {
    const side = compareToCursor(row, startAt, keys);
    if (startAt.before ? side < 0 : side <= 0) return false;
  }
  if (endAt) {
    const side = compareToCursor(row, endAt, keys);
    if (endAt.before ? side >= 0 : side > 0) return false;
  }
  return true;
}

/** Throws Firestore's error for an unsupported query. */
function checkQuery({ where, orderBy = [] }: StructuredQuery): void {
  if (where) checkFilter(where);
  const [first] = orderBy;
  const isDescending = first?.field.fieldPath === '__name__' && first.direction === 'DESCENDING';
  if (isDescending && !(where && fieldPathsOf(where).some((path) => path !== '__name__'))) {
    throw unsupported('Firestore does not support descending key scans');
  }
}

/** The limit of a query, or undefined. */
export const limitOf = ({ limit }: StructuredQuery): number | undefined =>
  typeof limit === 'object' ? limit.value : limit;

/**
 * Filters, sorts and limits rows. Like Firestore, leaves out rows without one of the sort fields.
 */
export function runQuery(query: StructuredQuery, candidates: Iterable<Row>): Row[] {
  checkQuery(query);
  const keys = sortKeys(query);
  const rows = [...candidates]
    .filter((row) =>
      keys.every((key) => key.isName || readPath(row.fields, key.path) !== undefined),
    )
    .filter((row) => !query.where || matches(query.where, row))
    .sort((a, b) => compareRows(a, b, keys))
    .filter((row) => isInside(row, query, keys));
  const offset = query.offset ?? 0;
  const limit = limitOf(query);
  return rows.slice(offset, limit === undefined ? undefined : offset + limit);
}
