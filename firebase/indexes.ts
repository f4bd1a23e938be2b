import type { StructuredQuery } from '../mocks/src/firestore/query';

type Order = 'ASCENDING' | 'DESCENDING';

interface IndexField {
  fieldPath: string;
  order?: Order;
  arrayConfig?: 'CONTAINS';
}

/** A composite index, the way `firestore.indexes.json` lists it. */
export interface CompositeIndex {
  collectionGroup: string;
  queryScope: 'COLLECTION' | 'COLLECTION_GROUP';
  fields: readonly IndexField[];
}

type Filter = NonNullable<StructuredQuery['where']>;

const EQUALITY_OPERATORS = new Set(['EQUAL', 'IN', 'IS_NULL', 'IS_NAN']);
const ARRAY_OPERATORS = new Set(['ARRAY_CONTAINS', 'ARRAY_CONTAINS_ANY']);

interface Condition {
  field: string;
  op: string;
}

const conditionsOf = (filter: Filter | undefined): readonly Condition[] => {
  if (filter?.compositeFilter?.op === 'OR')
    throw new Error('An OR query needs an index for each side');
  if (filter?.compositeFilter) return filter.compositeFilter.filters.flatMap(conditionsOf);
  const one = filter?.fieldFilter ?? filter?.unaryFilter;
  return one ? [{ field: one.field.fieldPath, op: one.op }] : [];
};

/**
 * The composite index that a query needs. Returns null if single-field indexes are enough, which is
 * the case for queries with only equalities or only one sorted field.
 */
export const neededIndex = (query: StructuredQuery): CompositeIndex | null => {
  const [from] = query.from;
  const conditions = conditionsOf(query.where).filter(({ field }) => field !== '__name__');
  const named = (ops: (op: string) => boolean): readonly string[] => [
    ...new Set(conditions.filter(({ op }) => ops(op)).map(({ field }) => field)),
  ];
  const contained = named((op) => ARRAY_OPERATORS.has(op));
  const ranged = named((op) => !EQUALITY_OPERATORS.has(op) && !ARRAY_OPERATORS.has(op));
  const sorted: IndexField[] = (query.orderBy ?? [])
    .filter(({ field }) => field.fieldPath !== '__name__')
    .map(({ field, direction }) => ({
      fieldPath: field.fieldPath,
      order: direction ?? 'ASCENDING',
    }));
  for (const fieldPath of ranged) {
    if (!sorted.some((field) => field.fieldPath === fieldPath)) {
      sorted.push({ fieldPath, order: 'ASCENDING' });
    }
  }
  const exact = named((op) => EQUALITY_OPERATORS.has(op)).filter(
    (name) => !sorted.some(({ fieldPath }) => fieldPath === name),
  );
  const isSimple =
    sorted.length === 0 || (sorted.length === 1 && exact.length + contained.length === 0);
  if (isSimple) return null;
  return {
    collectionGroup: from?.collectionId ?? '',
    queryScope: from?.allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION',
    fields: [
      ...exact.map((fieldPath): IndexField => ({ fieldPath, order: 'ASCENDING' })),
      ...contained.map((fieldPath): IndexField => ({ fieldPath, arrayConfig: 'CONTAINS' })),
      ...sorted,
    ],
  };
};

const reversed = (order: Order | undefined): Order =>
  order === 'DESCENDING' ? 'ASCENDING' : 'DESCENDING';

/** Whether an index can serve a query. Firestore reads an index in both directions. */
export const serves = (index: CompositeIndex, need: CompositeIndex): boolean => {
  const isSame = (flip: boolean): boolean =>
    index.fields.length === need.fields.length &&
    need.fields.every(({ fieldPath, order, arrayConfig }, i) => {
      const field = index.fields[i];
      const wanted = flip && order ? reversed(order) : order;
      return (
        field?.fieldPath === fieldPath &&
        field.arrayConfig === arrayConfig &&
        field.order === wanted
      );
    });
  const isThere =
    index.collectionGroup === need.collectionGroup && index.queryScope === need.queryScope;
  return isThere && (isSame(false) || isSame(true));
};
