import { parseFieldPath, writePath } from '../../mocks/src/firestore/fieldPath';
import type { StructuredQuery } from '../../mocks/src/firestore/query';
import { encodeFields, fromPlain, type Fields } from '../../mocks/src/firestore/value';
import type { Write } from '../../mocks/src/firestore/write';
import type { AccessCase, WriteAttempt } from './accessCase';
import type { Data } from './samples';

type Method = 'batchGet' | 'commit' | 'runQuery' | 'runAggregationQuery';

/** A request of Firestore's REST interface, which the rules' emulator and the mock both speak. */
export interface WireRequest {
  method: Method;
  /** Path of the document whose collection is asked, '' at the root. */
  parent: string;
  body: Readonly<Record<string, unknown>>;
}

/** More than any list of the table; a query without a limit says so. */
const LIMIT = 5;

const fieldsOf = (data: Data): Fields => fromPlain(data) as Fields;

/** Dotted paths as nested fields. */
const nested = (data: Data): Fields =>
  Object.entries(fieldsOf(data)).reduce<Fields>(
    (fields, [path, value]) => writePath(fields, parseFieldPath(path), value),
    {},
  );

const writeOf = (
  { does, path, data = {} }: WriteAttempt,
  root: string,
  { stamps = [], removes = [] }: Partial<Pick<AccessCase, 'stamps' | 'removes'>> = {},
): Write => {
  const name = `${root}/${path}`;
  if (does === 'delete') return { delete: name };
  const updateTransforms = stamps.map((fieldPath) => ({
    fieldPath,
    setToServerValue: 'REQUEST_TIME',
  }));
  if (does === 'set')
    return { update: { name, fields: encodeFields(fieldsOf(data)) }, updateTransforms };
  return {
    update: { name, fields: encodeFields(nested(data)) },
    updateMask: { fieldPaths: [...Object.keys(data), ...removes] },
    updateTransforms,
    currentDocument: { exists: true },
  };
};

const queryOf = ({ path, query, isGroup }: AccessCase): StructuredQuery => ({
  from: [{ collectionId: path.split('/').at(-1) ?? '', allDescendants: isGroup ?? false }],
  limit: LIMIT,
  ...query,
});

/** The request that makes an attempt; `root` is `projects/P/databases/(default)/documents`. */
export const requestOf = (attempt: AccessCase, root: string): WireRequest => {
  const { does, path, writes } = attempt;
  const parent = path.split('/').slice(0, -1).join('/');
  switch (does) {
    case 'get':
      return { method: 'batchGet', parent: '', body: { documents: [`${root}/${path}`] } };
    case 'list':
      return { method: 'runQuery', parent, body: { structuredQuery: queryOf(attempt) } };
    case 'count': {
      const structuredAggregationQuery = {
        structuredQuery: queryOf(attempt),
        aggregations: [{ alias: 'n', count: {} }],
      };
      return { method: 'runAggregationQuery', parent, body: { structuredAggregationQuery } };
    }
    case 'batch': {
      const all = (writes ?? []).map((write) => writeOf(write, root, write));
      return { method: 'commit', parent: '', body: { writes: all } };
    }
    default: {
      const write = writeOf({ ...attempt, does }, root, attempt);
      return { method: 'commit', parent: '', body: { writes: [write] } };
    }
  }
};

/** The documents that an attempt would change. */
export const changedBy = ({ does, path, writes }: AccessCase): readonly string[] => {
  if (does === 'get' || does === 'list' || does === 'count') return [];
  return writes?.map((write) => write.path) ?? [path];
};
