import type {
  Act,
  ActKind,
  ActRequest,
  ActResult,
  AdminQueries,
  AdminQueryKind,
} from '@gschool/admin/contract';

/** Which entries of the log to list. A part that is absent does not filter. */
export interface LogFilter {
  kind?: ActKind | undefined;
  /** The id of a member or of an order. */
  subject?: string | undefined;
  /** The uid of an administrator, or `command`. */
  by?: string | undefined;
  /** ISO times in UTC: at or after `from`, before `until`. */
  from?: string | undefined;
  until?: string | undefined;
}

/** A page of the log, the newest entry first. */
export interface LogPage {
  acts: readonly Act[];
  /** The `sequence` before which the next page starts; null when there are no more. */
  next: number | null;
}

/** What administrators read and change. Every method throws only `AppError`. */
export interface AdminRepository {
  /** Throws `notFound` for an unknown account or order, and `forbidden` for anyone else. */
  query<K extends AdminQueryKind>(
    kind: K,
    args: AdminQueries[K]['args'],
  ): Promise<AdminQueries[K]['result']>;
  /**
   * Runs acts in order. Resolves to one result for each act; if the whole request is refused, each
   * act is. Throws `offline` or `unavailable` if there is no answer: the acts may have been run, and
   * the same request with the same ids returns what they did. `total` is the length of the list that
   * the acts are a part of.
   */
  act(
    acts: readonly ActRequest[],
    isDryRun: boolean,
    total?: number,
  ): Promise<readonly ActResult[]>;
  /** About `size` entries with a smaller `sequence` than `before`. */
  log(filter: LogFilter, before: number | null, size: number): Promise<LogPage>;
}
