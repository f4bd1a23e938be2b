import type { ErrorReporter } from './report';

/** The maximum number of characters of a stack. */
const MAX_STACK_LENGTH = 2000;

/**
 * A reporter that posts each report as JSON, with nothing about the member. `send` defaults to the
 * browser's beacon, which outlives the page.
 */
export const postReports =
  (
    url: string,
    send: (url: string, body: string) => boolean = (to, body) => navigator.sendBeacon(to, body),
  ): ErrorReporter =>
  ({ error, message, category, source, path, at }) => {
    const { name = '', stack = '' } = error instanceof Error ? error : {};
    const report = {
      name,
      message,
      stack: stack.slice(0, MAX_STACK_LENGTH),
      category,
      source,
      path,
      at,
    };
    if (!send(url, JSON.stringify(report))) throw new Error('The browser took no report.');
  };
