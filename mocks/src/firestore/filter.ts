import { invalidArgument } from '../errors';
import { areEqual, compareValues, isComparable, numberOf } from './compare';
import { parseFieldPath, readPath } from './fieldPath';
import type { Row } from './row';
import { decodeValue, isList, type Value, type WireValue } from './value';

export interface Filter {
  fieldFilter?: { field: { fieldPath: string }; op: string; value: WireValue };
  unaryFilter?: { field: { fieldPath: string }; op: string };
  compositeFilter?: { op: 'AND' | 'OR'; filters: readonly Filter[] };
}

/** The field paths that a filter uses. */
export const fieldPathsOf = ({ compositeFilter, fieldFilter, unaryFilter }: Filter): string[] =>
  compositeFilter?.filters.flatMap(fieldPathsOf) ??
  [(fieldFilter ?? unaryFilter)?.field.fieldPath ?? []].flat();

const fieldOf = (row: Row, path: string): Value | undefined =>
  path === '__name__'
    ? { __type__: 'reference', value: row.name }
    : readPath(row.fields, parseFieldPath(path));

const isOneOf = (value: Value, list: Value): boolean =>
  isList(list) && list.some((item) => areEqual(value, item));

const isNaNValue = (value: Value): boolean => Number.isNaN(numberOf(value) ?? 0);

/** The maximum number of comparison values. */
const maxListLength: Readonly<Record<string, number>> = {
  IN: 30,
  ARRAY_CONTAINS_ANY: 30,
  NOT_IN: 10,
};

/** Throws Firestore's error for a filter with too many values. */
export function checkFilter({ compositeFilter, fieldFilter }: Filter): void {
  compositeFilter?.filters.forEach(checkFilter);
  const limit = maxListLength[fieldFilter?.op ?? ''];
  const values = fieldFilter?.value.arrayValue?.values ?? [];
  if (limit !== undefined && values.length > limit) {
    throw invalidArgument(`'${fieldFilter?.op}' supports up to ${limit} comparison values.`);
  }
}

function compare(op: string, value: Value, wanted: Value): boolean {
  const order = compareValues(value, wanted);
  switch (op) {
    case 'EQUAL':
      return order === 0;
    case 'NOT_EQUAL':
      return value !== null && order !== 0;
    case 'LESS_THAN':
      return isComparable(value, wanted) && order < 0;
    case 'LESS_THAN_OR_EQUAL':
      return isComparable(value, wanted) && order <= 0;
    case 'GREATER_THAN':
      return isComparable(value, wanted) && order > 0;
    case 'GREATER_THAN_OR_EQUAL':
      return isComparable(value, wanted) && order >= 0;
    case 'ARRAY_CONTAINS':
      return isOneOf(wanted, value);
    case 'ARRAY_CONTAINS_ANY':
      return isList(wanted) && wanted.some((item) => isOneOf(item, value));
    case 'IN':
      return isOneOf(value, wanted);
    case 'NOT_IN':
      return value !== null && !isOneOf(null, wanted) && !isOneOf(value, wanted);
    default:
      throw invalidArgument(`unknown operator ${op}`);
  }
}

function matchesUnary(op: string, value: Value): boolean {
  switch (op) {
    case 'IS_NULL':
      return value === null;
    case 'IS_NOT_NULL':
      return value !== null;
    case 'IS_NAN':
      return isNaNValue(value);
    case 'IS_NOT_NAN':
      return value !== null && !isNaNValue(value);
    default:
      throw invalidArgument(`unknown operator ${op}`);
  }
}

/** Whether a row matches. A missing field matches no filter. */
export function matches(filter: Filter, row: Row): boolean {
  const { compositeFilter, fieldFilter, unaryFilter } = filter;
  if (compositeFilter) {
    const test = (inner: Filter): boolean => matches(inner, row);
    return compositeFilter.op === 'OR'
      ? compositeFilter.filters.some(test)
      : compositeFilter.filters.every(test);
  }
  if (fieldFilter) {
    const value = fieldOf(row, fieldFilter.field.fieldPath);
    return value !== undefined && compare(fieldFilter.op, value, decodeValue(fieldFilter.value));
  }
  if (unaryFilter) {
    const value = fieldOf(row, unaryFilter.field.fieldPath);
    return value !== undefined && matchesUnary(unaryFilter.op, value);
  }
  return true;
}

/** The `field == value` conditions of a query. The access rules for lists can check them. */
export function equalities(filter: Filter | undefined): Record<string, Value> {
  if (filter?.compositeFilter?.op === 'AND') {
    return Object.assign({}, ...filter.compositeFilter.filters.map(equalities));
  }
  const field = filter?.fieldFilter;
  return field?.op === 'EQUAL' ? { [field.field.fieldPath]: decodeValue(field.value) } : {};
}
