import type { StructuredQuery } from '../../mocks/src/firestore/query';
import type { Who } from './people';
import type { Data } from './samples';

export type Operation = 'get' | 'list' | 'count' | 'set' | 'update' | 'delete' | 'batch';

/** A write inside of a batch. */
export interface WriteAttempt {
  does: 'set' | 'update' | 'delete';
  path: string;
  data?: Data | undefined;
  /** Top-level fields that the server stamps with its own time. */
  stamps?: readonly string[] | undefined;
}

/** What an attempt asks for beside its data. */
export interface Details {
  /** What is special about it; part of its name. */
  but?: string | undefined;
  /** Top-level fields that the server stamps with its own time. */
  stamps?: readonly string[] | undefined;
  /** Fields that an update removes, as dotted paths. */
  removes?: readonly string[] | undefined;
  /** Filter, order and limit of a list; without a limit only where it says so. */
  query?: Partial<StructuredQuery> | undefined;
  /** A list that crosses all collections of that name. */
  isGroup?: boolean | undefined;
  /**
   * True where an attempt repeats what others have shown of the rules, in another place: the
   * report of the coverage carries every value that was seen, and does without these.
   */
  isAside?: boolean | undefined;
  /** The writes of a batch. */
  writes?: readonly WriteAttempt[] | undefined;
}

/** One attempt and whether it is allowed. */
export interface AccessCase extends Details {
  who: Who;
  does: Operation;
  /** A document; a list or count names its collection. */
  path: string;
  /** The whole document of a set; of an update the changed fields, as dotted paths. */
  data?: Data | undefined;
  isAllowed: boolean;
}

const attempt =
  (isAllowed: boolean) =>
  (
    who: Who,
    does: Operation,
    path: string,
    data?: Data,
    details: Details | string = {},
  ): AccessCase => ({
    ...(typeof details === 'string' ? { but: details } : details),
    who,
    does,
    path,
    data,
    isAllowed,
  });

export const may = attempt(true);
export const mayNot = attempt(false);

/** The same attempt by several people on several paths. */
export const each = (
  whos: readonly Who[],
  rule: typeof may,
  does: Operation,
  ...paths: readonly string[]
): readonly AccessCase[] => whos.flatMap((who) => paths.map((path) => rule(who, does, path)));

/** The name of a case in a test report; no two are the same. */
export const caseName = ({ who, does, path, data, but, isAllowed }: AccessCase): string => {
  const what = but ?? (data && does === 'update' ? Object.keys(data).join(', ') : '');
  return `${who} ${isAllowed ? 'may' : 'may not'} ${does} ${path}${what && ` (${what})`}`;
};
