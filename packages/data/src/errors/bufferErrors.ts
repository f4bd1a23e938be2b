import type { ErrorSource } from './report';

/**
 * An error that was buffered before reporting started. With the source `policy`, `error` is the
 * event of a content security policy violation.
 */
export interface BufferedError {
  error: unknown;
  source: ErrorSource;
  /** URL of the script, or ''. */
  script: string;
}

type Handler = (error: BufferedError) => boolean | void;

/** Buffers errors until a handler is set. */
export interface BufferedErrors {
  add(error: unknown, source: ErrorSource): void;
  /**
   * Passes all buffered errors to the handler, then every new one. A handler that returns true
   * hides the error.
   */
  setHandler(handler: Handler): void;
}

const MAX_BUFFERED = 20;

/**
 * Listens for errors from the start, so that errors during start-up are reported, too. This module
 * is small, because it is part of every entry; the rest loads after the first paint.
 */
export const bufferErrors = (target: Window = window): BufferedErrors => {
  const buffered: BufferedError[] = [];
  let handler: Handler = (error) => void (buffered.length < MAX_BUFFERED && buffered.push(error));
  const handleEvent = (event: Event, error: BufferedError): void => {
    if (handler(error) === true) event.preventDefault();
  };
  target.addEventListener('error', (event) => {
    // The event of a failed image has no error. The image's component handles the failure.
    if (event.error !== undefined && (event.error || event.message)) {
      handleEvent(event, {
        error: event.error ?? event.message,
        source: 'window',
        script: event.filename,
      });
    }
  });
  target.addEventListener('unhandledrejection', (event) =>
    handleEvent(event, { error: event.reason, source: 'promise', script: '' }),
  );
  target.addEventListener('securitypolicyviolation', (event) =>
    handler({ error: event, source: 'policy', script: event.sourceFile }),
  );
  return {
    add: (error, source) => void handler({ error, source, script: '' }),
    setHandler: (next) => {
      handler = next;
      buffered.splice(0).forEach(next);
    },
  };
};
