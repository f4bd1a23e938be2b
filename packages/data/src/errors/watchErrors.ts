import { getIgnoredErrorKind } from '@gschool/domain';

import type { BufferedErrors } from './bufferErrors';
import { toPolicyError } from './policyViolation';
import { isExpected, toReport, type ErrorReporter } from './report';

interface WatchErrorsOptions {
  /** The errors since start-up. */
  buffered: BufferedErrors;
  reporter: ErrorReporter;
  /** Returns the route pattern of a path; `*` for a path without a page. */
  getRoute: (pathname: string) => string;
  target?: Window | undefined;
  /** Epoch milliseconds. */
  now?: (() => number) | undefined;
}

/** The maximum number of reports per visit: a page that fails in a loop must not send more. */
const MAX_REPORTS = 50;

/**
 * Reports every uncaught error and every violation of the content security policy, and hides noise:
 * aborted route loads, cross-origin-opener messages and browser extensions
 * (docs/product/errors.md#ignored-errors-and-reports).
 */
export const watchErrors = ({
  buffered,
  reporter,
  getRoute,
  target = window,
  now = Date.now,
}: WatchErrorsOptions): void => {
  let isLeaving = false;
  let count = 0;
  /**
   * The violations that were already reported. A page often repeats the same violation, which must
   * not use up the limit.
   */
  const violations = new Set<string>();
  let hasWarned = false;
  target.addEventListener('pagehide', () => (isLeaving = true));
  target.addEventListener('pageshow', () => (isLeaving = false));

  const warn = (reporterError: unknown): void => {
    if (!hasWarned) console.warn('An error could not be reported.', reporterError);
    hasWarned = true;
  };

  buffered.setHandler(({ error: raised, source, script }) => {
    const error =
      source === 'policy' ? toPolicyError(raised as SecurityPolicyViolationEvent) : raised;
    if (source === 'policy' && error === null) return true;
    const { message, name, stack } = error instanceof Error ? error : new Error(String(error));
    if (
      getIgnoredErrorKind({
        message,
        name,
        stack: error instanceof Error ? stack : '',
        source: script,
        isLeaving,
      })
    ) {
      return true;
    }
    if (source === 'policy') {
      if (violations.has(message)) return false;
      violations.add(message);
    }
    if ((source === 'render' && isExpected(error)) || count >= MAX_REPORTS) return false;
    count += 1;
    try {
      void Promise.resolve(
        reporter(toReport(error, source, { route: getRoute(target.location.pathname), at: now() })),
      ).catch(warn);
    } catch (reporterError) {
      warn(reporterError);
    }
    return false;
  });

  const logError = console.error;
  console.error = (...args: unknown[]) => {
    if (getIgnoredErrorKind({ message: args.map(String).join(' '), isLeaving }) === null)
      logError(...args);
  };
};
