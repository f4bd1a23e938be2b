import { parseFieldPath, writePath } from '../../mocks/src/firestore/fieldPath';
import type { StructuredQuery } from '../../mocks/src/firestore/query';
import { encodeFields, encodeValue, fromPlain, type Fields } from '../../mocks/src/firestore/value';
import type { Write } from '../../mocks/src/firestore/write';
import type { AccessCase, BatchWrite, FieldTransform } from './accessCase';
import type { Data } from './samples';

type Method = 'batchGet' | 'commit' | 'runQuery' | 'runAggregationQuery';

/** A request of Firestore's REST API, for the emulator and the mock. */
export interface RestRequest {
  method: Method;
  /** Path of the parent document; '' at the root. */
  parent: string;
  body: Readonly<Record<string, unknown>>;
}

/** The limit of a query that sets none. No list of the table is longer. */
const LIMIT = 5;

const fieldsOf = (data: Data): Fields => fromPlain(data) as Fields;

/** Turns dotted paths into nested fields. */
const nestedFields = (data: Data): Fields =>
  Object.entries(fieldsOf(data)).reduce<Fields>(
    (fields, [path, value]) => writePath(fields, parseFieldPath(path), value),
    {},
  );

const toTransform = ({ fieldPath, append, ...numbers }: FieldTransform) => ({
  fieldPath,
  ...Object.fromEntries(
    Object.entries(numbers).map(([name, value]) => [name, encodeValue(fromPlain(value))]),
  ),
  ...(append && {
    appendMissingElements: { values: append.map((value) => encodeValue(fromPlain(value))) },
  }),
});

const writeOf = (
  { operation, path, data = {} }: BatchWrite,
  root: string,
  {
    serverTimestamps = [],
    transforms = [],
    removedFields = [],
  }: Partial<Pick<AccessCase, 'serverTimestamps' | 'transforms' | 'removedFields'>> = {},
): Write => {
  const name = `${root}/${path}`;
  if (operation === 'delete') return { delete: name };
  const updateTransforms = [
    ...serverTimestamps.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
    ...transforms.map(toTransform),
  ];
  if (operation === 'set')
    return { update: { name, fields: encodeFields(fieldsOf(data)) }, updateTransforms };
  return {
    update: { name, fields: encodeFields(nestedFields(data)) },
    updateMask: { fieldPaths: [...Object.keys(data), ...removedFields] },
    updateTransforms,
    currentDocument: { exists: true },
  };
};

const queryOf = ({ path, query, isGroup }: AccessCase): StructuredQuery => ({
  from: [{ collectionId: path.split('/').at(-1) ?? '', allDescendants: isGroup ?? false }],
  limit: LIMIT,
  ...query,
});

/** Builds the REST request of a case; `root` is `projects/P/databases/(default)/documents`. */
export const toRestRequest = (accessCase: AccessCase, root: string): RestRequest => {
  const { operation, path, writes } = accessCase;
  const parent = path.split('/').slice(0, -1).join('/');
  switch (operation) {
    case 'get':
      return { method: 'batchGet', parent: '', body: { documents: [`${root}/${path}`] } };
    case 'list':
      return { method: 'runQuery', parent, body: { structuredQuery: queryOf(accessCase) } };
    case 'count': {
      const structuredAggregationQuery = {
        structuredQuery: queryOf(accessCase),
        aggregations: [{ alias: 'n', count: {} }],
      };
      return { method: 'runAggregationQuery', parent, body: { structuredAggregationQuery } };
    }
    case 'batch': {
      const all = (writes ?? []).map((write) => writeOf(write, root, write));
      return { method: 'commit', parent: '', body: { writes: all } };
    }
    default: {
      const write = writeOf({ ...accessCase, operation }, root, accessCase);
      return { method: 'commit', parent: '', body: { writes: [write] } };
    }
  }
};

/** The paths that a case writes. */
export const writtenPaths = ({ operation, path, writes }: AccessCase): readonly string[] => {
  if (operation === 'get' || operation === 'list' || operation === 'count') return [];
  return writes?.map((write) => write.path) ?? [path];
};
