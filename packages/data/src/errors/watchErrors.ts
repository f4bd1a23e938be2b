import { getIgnoredErrorKind } from '@gschool/domain';
import type { BufferedErrors } from './bufferErrors';
import { isExpected, toReport, type ErrorReporter } from './report';

interface Watch {
  /** What the entry has listened to since the first moment. */
  buffered: BufferedErrors;
  reporter: ErrorReporter;
  target?: Window | undefined;
  /** Epoch milliseconds. */
  now?: (() => number) | undefined;
}

/** Reports of one visit at most: a page that fails in a loop must not flood anybody. */
const MOST = 50;

/**
 * Reports every error that nobody caught, and hides the noise of section 8: aborted
 * route loads, cross-origin-opener messages, browser extensions; nothing else.
 */
export const watchErrors = ({
  buffered,
  reporter,
  target = window,
  now = Date.now,
}: Watch): void => {
  let isLeaving = false;
  let count = 0;
  let hasWarned = false;
  target.addEventListener('pagehide', () => (isLeaving = true));
  target.addEventListener('pageshow', () => (isLeaving = false));

  const warn = (failure: unknown): void => {
    if (!hasWarned) console.warn('An error could not be reported.', failure);
    hasWarned = true;
  };

  buffered.takeOver(({ error, source, script }) => {
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
    if ((source === 'render' && isExpected(error)) || count >= MOST) return false;
    count += 1;
    try {
      void Promise.resolve(
        reporter(toReport(error, source, { path: target.location.pathname, at: now() })),
      ).catch(warn);
    } catch (failure) {
      warn(failure);
    }
    return false;
  });

  const logError = console.error;
  console.error = (...words: unknown[]) => {
    if (getIgnoredErrorKind({ message: words.map(String).join(' '), isLeaving }) === null)
      logError(...words);
  };
};
