/** Callbacks that are called together. */
export interface Listeners<Args extends readonly unknown[] = []> {
  /** Adds a listener. Returns the unsubscribe function. */
  subscribe(listener: (...args: Args) => void): () => void;
  /** Calls every listener. If one throws, the others are still called. */
  notify(...args: Args): void;
}

/** Reports an error as uncaught without throwing it in the current call. */
export const reportUncaught = (error: unknown): void => {
  const { console, reportError } = globalThis as unknown as {
    console: { error(error: unknown): void };
    reportError?: (error: unknown) => void;
  };
  // Node has no `reportError`.
  if (reportError) reportError(error);
  else console.error(error);
};

/** Calls a function and reports what it throws as an uncaught error. */
export const callSafely = (run: () => void): void => {
  try {
    run();
  } catch (error) {
    reportUncaught(error);
  }
};

/** Creates an empty set of listeners. */
export const createListeners = <Args extends readonly unknown[] = []>(): Listeners<Args> => {
  const listeners = new Set<(...args: Args) => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify: (...args) => {
      // Iterates over a copy, because a listener may unsubscribe itself or subscribe another one.
      for (const listener of [...listeners]) callSafely(() => listener(...args));
    },
  };
};
