import type { ErrorSource } from './report';

/**
 * An error that was buffered before reporting started. Of source `policy`, it is the event of a
 * violation of the content security policy.
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
   * Passes all buffered errors to the handler, then every new one; a handler that returns true
   * hides the error.
   */
  setHandler(handler: Handler): void;
}

const MAX_BUFFERED = 20;

/**
 * Listens from the start, so that errors during start-up are reported, too. Small, because it is
 * part of every entry; the rest loads after the first paint.
 */
export const bufferErrors = (target: Window = window): BufferedErrors => {
  const buffered: BufferedError[] = [];
  let handler: Handler = (error) => void (buffered.length < MAX_BUFFERED && buffered.push(error));
  const handleEvent = (event: Event, error: BufferedError): void => {
    if (handler(error) === true) event.preventDefault();
  };
  target.addEventListener('error', (event) => {
    // A failed image has no error; its component handles that.
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
