import { pathOfName } from '../store/paths';
import { batchGet, commit, runAggregation, runStructuredQuery } from './operations';

/** The operations of Firestore's REST API that the SDK sends, by their names in the URL. */
export const restOperations = {
  batchGet,
  commit,
  runQuery: runStructuredQuery,
  runAggregationQuery: runAggregation,
};

const OPERATION_URL = /\/v1\/(projects\/[^/]+\/databases\/[^/]+\/documents)(\/.*)?:(\w+)$/;

interface OperationUrl {
  name: keyof typeof restOperations;
  /** `projects/…/documents`. */
  root: string;
  /** Path of the parent document; '' for the root. */
  parent: string;
}

/** Parses the path of a request; undefined for an operation that the mock does not have. */
export function parseOperationUrl(pathname: string): OperationUrl | undefined {
  // The path is decoded after splitting, because a document ID may contain an encoded slash or
  // colon.
  const parts = OPERATION_URL.exec(pathname)?.map((part) => decodeURIComponent(part ?? ''));
  const [, root = '', below = '', name = ''] = parts ?? [];
  if (!Object.hasOwn(restOperations, name)) return undefined;
  return { name: name as keyof typeof restOperations, root, parent: pathOfName(root + below) };
}
