import { AppError, getErrorCategory, type ErrorCategory } from '@gschool/domain';

/** How an error came to light. */
export type ErrorSource = 'window' | 'promise' | 'render';

/** One error that nobody expected, as a reporter gets it. */
export interface ErrorReport {
  /** What was thrown, whatever it is. */
  error: unknown;
  message: string;
  category: ErrorCategory;
  source: ErrorSource;
  /** Path of the page, without its query: that may hold a code or an address. */
  path: string;
  /** Epoch milliseconds. */
  at: number;
}

/** Sends a report somewhere. It may throw or reject: that is warned of once, and never reported. */
export type ErrorReporter = (report: ErrorReport) => void | Promise<void>;

/** Outcomes that a page shows to the member; only what nobody foresaw is reported when a page throws it. */
export const isExpected = (error: unknown): boolean =>
  error instanceof AppError && error.info.kind !== 'unexpected';

/** An error as a report. */
export const toReport = (
  error: unknown,
  source: ErrorSource,
  place: { path: string; at: number },
): ErrorReport => ({
  error,
  message: error instanceof Error ? error.message : String(error),
  category: error instanceof AppError ? getErrorCategory(error.info) : 'unknown',
  source,
  ...place,
});
