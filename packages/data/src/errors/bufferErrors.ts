import type { ErrorSource } from './report';

/** An error from the time before anybody watched, with what the browser says about its script. */
export interface BufferedError {
  error: unknown;
  source: ErrorSource;
  /** Address of the script, or ''. */
  script: string;
}

type Handler = (error: BufferedError) => boolean | void;

/** Keeps what goes wrong until somebody takes over. */
export interface BufferedErrors {
  add(error: unknown, source: ErrorSource): void;
  /** Hands over what was kept, and from now on everything; a handler that answers true hides it. */
  setHandler(handler: Handler): void;
}

const MAX_BUFFERED = 20;

/**
 * Listens from the first moment, so that a page which breaks while it starts is
 * reported, too; small enough to stand in an entry. The rest comes after the first paint.
 */
export const bufferErrors = (target: Window = window): BufferedErrors => {
  const buffered: BufferedError[] = [];
  let handler: Handler = (error) => void (buffered.length < MAX_BUFFERED && buffered.push(error));
  const handleEvent = (event: Event, error: BufferedError): void => {
    if (handler(error) === true) event.preventDefault();
  };
  target.addEventListener('error', (event) => {
    // A picture that does not load has no error: the component deals with it.
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
  return {
    add: (error, source) => void handler({ error, source, script: '' }),
    setHandler: (next) => {
      handler = next;
      buffered.splice(0).forEach(next);
    },
  };
};
