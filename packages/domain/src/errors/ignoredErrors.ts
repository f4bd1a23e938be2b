/** An uncaught error or a console message, the way the browser reports it. */
export interface UncaughtError {
  /** The message of the error or console message. */
  message: string;
  /** The name of the error, such as `TypeError`; `''` for a console message. */
  name?: string | undefined;
  /** URL of the script that the browser names; `''` if it names none. */
  source?: string | undefined;
  stack?: string | undefined;
  /** True while the user leaves the page, because its loads are aborted then. */
  isLeaving?: boolean | undefined;
}

/**
 * The kinds of errors that are not reported (docs/product/errors.md#ignored-errors-and-reports).
 */
export type IgnoredErrorKind = 'abortedLoad' | 'openerPolicy' | 'extension';

const ABORTED_REQUEST =
  /^(?:The user aborted a request\.?|signal is aborted without reason|The operation was aborted\.? ?|Fetch is aborted)$/;

/** The browsers' messages for a script or a request that failed to load. */
const LOAD_FAILED =
  /^(?:Failed to fetch(?: dynamically imported module: \S+)?|error loading dynamically imported module(?:: \S+)?|Importing a module script failed\.?|Load failed|NetworkError when attempting to fetch resource\.)$/;

const OPENER_POLICY = /^Cross-Origin-Opener-Policy policy would block the window\.\w+ call\.?$/;

const EXTENSION_SCRIPT = /^(?:chrome|moz|safari|safari-web|ms-browser)-extension:\/\//;

/** The browsers' messages for errors in extensions' messaging. */
const EXTENSION_MESSAGE =
  /^(?:Extension context invalidated\.|Could not establish connection\. Receiving end does not exist\.|The message port closed before a response was received\.|A listener indicated an asynchronous response by returning true, but the message channel closed before a response was received)$/;

/** The URL of the script in the innermost stack frame, where the error was thrown. */
const getThrowingScript = (stack: string, message: string): string => {
  // A few engines repeat the name and the message above the stack frames, and the message may
  // contain a URL.
  const at = stack.indexOf(message);
  const isRepeated = at >= 0 && /^[\w$.]*(?:: )?$/.test(stack.slice(0, at));
  const frames = isRepeated ? stack.slice(at + message.length) : stack;
  return /(?:^|[\s(@])([a-z][a-z-]*:\/\/[^\s()]+)/m.exec(frames)?.[1] ?? '';
};

/**
 * Why to ignore an error, or null to report it. Only this function and `toAppError` may read the
 * text of an error message.
 */
export const getIgnoredErrorKind = (raised: UncaughtError): IgnoredErrorKind | null => {
  const { message, name = '', source = '', stack = '', isLeaving } = raised;
  const text = message.replace(/^Uncaught (?:\(in promise\) )?(?:\w*Error: )?/, '').trim();
  if (name === 'AbortError' && ABORTED_REQUEST.test(text)) return 'abortedLoad';
  if (isLeaving && name === 'TypeError' && LOAD_FAILED.test(text)) return 'abortedLoad';
  if (OPENER_POLICY.test(text)) return 'openerPolicy';
  const isForeign = EXTENSION_SCRIPT.test(getThrowingScript(stack, message) || source);
  return isForeign || EXTENSION_MESSAGE.test(text) ? 'extension' : null;
};
