/** What a browser tells about an error that nobody caught, or about a line of its console. */
export interface UncaughtError {
  /** The error's words, or the console's. */
  message: string;
  /** The error's name, e.g. `TypeError`; '' where it is no error. */
  name?: string | undefined;
  /** Address of the script that the browser blames; '' where it does not say. */
  source?: string | undefined;
  stack?: string | undefined;
  /** The page is being left: what it was loading is cut off. */
  isLeaving?: boolean | undefined;
}

/** The three kinds of global noise that the product ignores (spec, section 8). */
export type IgnoredErrorKind = 'abortedLoad' | 'openerPolicy' | 'extension';

const ABORTED_REQUEST =
  /^(?:The user aborted a request\.?|signal is aborted without reason|The operation was aborted\.? ?|Fetch is aborted)$/;

/** The browsers' words for a script or a request that did not arrive. */
const LOAD_FAILED =
  /^(?:Failed to fetch(?: dynamically imported module: \S+)?|error loading dynamically imported module(?:: \S+)?|Importing a module script failed\.?|Load failed|NetworkError when attempting to fetch resource\.)$/;

const OPENER_POLICY = /^Cross-Origin-Opener-Policy policy would block the window\.\w+ call\.?$/;

const EXTENSION_SCRIPT = /^(?:chrome|moz|safari|safari-web|ms-browser)-extension:\/\//;

/** What the browsers say when an extension's own messages find nobody. */
const EXTENSION_MESSAGE =
  /^(?:Extension context invalidated\.|Could not establish connection\. Receiving end does not exist\.|The message port closed before a response was received\.|A listener indicated an asynchronous response by returning true, but the message channel closed before a response was received)$/;

/** The script of the innermost frame: where the error was thrown, whoever called. */
const getThrowingScript = (stack: string, message: string): string => {
  // Some engines repeat name and words above the frames, and words may hold an address.
  const at = stack.indexOf(message);
  const isRepeated = at >= 0 && /^[\w$.]*(?:: )?$/.test(stack.slice(0, at));
  const frames = isRepeated ? stack.slice(at + message.length) : stack;
  return /(?:^|[\s(@])([a-z][a-z-]*:\/\/[^\s()]+)/m.exec(frames)?.[1] ?? '';
};

/**
 * Which noise an error is, or null for everything that must be reported: aborted
 * route loads, cross-origin-opener messages and browser extensions (spec, section 8).
 * With `toAppError` the only place that may look at a message's text.
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
