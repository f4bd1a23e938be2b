import type { ErrorSource } from './report';

/** An error from the time before anybody watched, with what the browser says about its script. */
export interface HeldError {
  error: unknown;
  source: ErrorSource;
  /** Address of the script, or ''. */
  script: string;
}

type Handler = (held: HeldError) => boolean | void;

/** Keeps what goes wrong until somebody takes over. */
export interface HeldErrors {
  add(error: unknown, source: ErrorSource): void;
  /** Hands over what was kept, and from now on everything; a handler that answers true hides it. */
  takeOver(handler: Handler): void;
}

const MOST = 20;

/**
 * Listens from the first moment, so that a page which breaks while it starts is
 * reported, too; small enough to stand in an entry. The rest comes after the first paint.
 */
export const holdErrors = (target: Window = window): HeldErrors => {
  const kept: HeldError[] = [];
  let handler: Handler = (held) => void (kept.length < MOST && kept.push(held));
  const raise = (event: Event, held: HeldError): void => {
    if (handler(held) === true) event.preventDefault();
  };
  target.addEventListener('error', (event) => {
    // A picture that does not load has no error: the component deals with it.
    if (event.error !== undefined && (event.error || event.message)) {
      raise(event, {
        error: event.error ?? event.message,
        source: 'window',
        script: event.filename,
      });
    }
  });
  target.addEventListener('unhandledrejection', (event) =>
    raise(event, { error: event.reason, source: 'promise', script: '' }),
  );
  return {
    add: (error, source) => void handler({ error, source, script: '' }),
    takeOver: (next) => {
      handler = next;
      kept.splice(0).forEach(next);
    },
  };
};
