import { AppError, getErrorCategory, type ErrorCategory } from '@gschool/domain';

/** Where an error was caught. */
export type ErrorSource = 'window' | 'promise' | 'render' | 'policy';

/** One unexpected error, as a reporter receives it. */
export interface ErrorReport {
  /** The thrown value. */
  error: unknown;
  message: string;
  category: ErrorCategory;
  source: ErrorSource;
  /**
   * The pattern of the page's route, such as `/videos/watch/:id`: unlike the pattern, a path may
   * contain an order number.
   */
  route: string;
  /** Epoch milliseconds. */
  at: number;
}

/** Sends a report. If it throws or rejects, a warning is logged once. */
export type ErrorReporter = (report: ErrorReport) => void | Promise<void>;

/** True for errors that pages show to members. They are not reported when a page throws them. */
export const isExpected = (error: unknown): boolean =>
  error instanceof AppError && error.info.kind !== 'unexpected';

/** Converts an error to a report. */
export const toReport = (
  error: unknown,
  source: ErrorSource,
  context: { route: string; at: number },
): ErrorReport => ({
  error,
  message: error instanceof Error ? error.message : String(error),
  category: error instanceof AppError ? getErrorCategory(error.info) : 'unknown',
  source,
  ...context,
});
