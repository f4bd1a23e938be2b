import type { StructuredQuery } from '../../mocks/src/firestore/query';
import type { UserName } from './users';
import type { Data } from './samples';

export type Operation = 'get' | 'list' | 'count' | 'set' | 'update' | 'delete' | 'batch';

/** A change of a field that the server computes, as the REST API names it. */
export interface FieldTransform {
  /** A dotted path. */
  fieldPath: string;
  /** Added to the number in the field. */
  increment?: unknown;
  /** The lowest value that the field has afterward. */
  maximum?: unknown;
  /** The highest value that the field has afterward. */
  minimum?: unknown;
  /** Added to the list in the field, unless they are in it. */
  append?: readonly unknown[];
}

/** A write in a batch. */
export interface BatchWrite {
  operation: 'set' | 'update' | 'delete';
  path: string;
  data?: Data | undefined;
  /** Top-level fields that are set to the server timestamp. */
  serverTimestamps?: readonly string[] | undefined;
  transforms?: readonly FieldTransform[] | undefined;
}

/** The optional parts of a case. */
export interface CaseOptions {
  /** What is special about the case. It is part of the name. */
  detail?: string | undefined;
  /** Top-level fields that are set to the server timestamp. */
  serverTimestamps?: readonly string[] | undefined;
  transforms?: readonly FieldTransform[] | undefined;
  /** Fields that an update deletes, as dotted paths. */
  removedFields?: readonly string[] | undefined;
  /** Filter, order and limit of a list. The default limit is 5. */
  query?: Partial<StructuredQuery> | undefined;
  /** True for a collection group query. */
  isGroup?: boolean | undefined;
  /**
   * True for a case that repeats others. It runs in a second project, because the coverage report
   * lists every value and would grow too large.
   */
  isUncounted?: boolean | undefined;
  /** The writes of a batch. */
  writes?: readonly BatchWrite[] | undefined;
}

/** One request and whether the access rules allow it. */
export interface AccessCase extends CaseOptions {
  user: UserName;
  operation: Operation;
  /** Path of the document; for a list or count, of the collection. */
  path: string;
  /** The document of a set; for an update, the changed fields as dotted paths. */
  data?: Data | undefined;
  isAllowed: boolean;
}

/** Firestore with the access rules and the stored documents: the emulator or the mock. */
export interface RulesTarget {
  /** Undoes an allowed write. Rejects when a request fails for another reason than the rules. */
  isAllowed(accessCase: AccessCase): Promise<boolean>;
}

const createCase =
  (isAllowed: boolean) =>
  (
    user: UserName,
    operation: Operation,
    path: string,
    data?: Data,
    details: CaseOptions | string = {},
  ): AccessCase => ({
    ...(typeof details === 'string' ? { detail: details } : details),
    user,
    operation,
    path,
    data,
    isAllowed,
  });

export const allow = createCase(true);
export const deny = createCase(false);

/** The same request by several users on several paths. */
export const forUsers = (
  userNames: readonly UserName[],
  rule: typeof allow,
  operation: Operation,
  ...paths: readonly string[]
): readonly AccessCase[] =>
  userNames.flatMap((user) => paths.map((path) => rule(user, operation, path)));

/** The unique name of a case in the test report. */
export const nameOfCase = ({
  user,
  operation,
  path,
  data,
  detail,
  isAllowed,
}: AccessCase): string => {
  const what = detail ?? (data && operation === 'update' ? Object.keys(data).join(', ') : '');
  return `${user} ${isAllowed ? 'may' : 'may not'} ${operation} ${path}${what && ` (${what})`}`;
};
