import { createElement, use, type ComponentType } from 'react';

import { markChunkLoadError } from './chunkLoadError';

/** A promise with the fields that React's `use` reads to return a settled value synchronously. */
type TrackedImport<Value> = Promise<Value> & {
  status?: 'pending' | 'fulfilled' | 'rejected';
};

/** Starts an import and updates the fields of its promise. */
function trackImport<Value>(load: () => Promise<Value>): TrackedImport<Value> {
  const promise: TrackedImport<Value> = load();
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    (reason: unknown) => {
      markChunkLoadError(reason);
      Object.assign(promise, { status: 'rejected', reason });
    },
  );
  return promise;
}

/** A page, or a part that its page needs, whose code is loaded at first use. */
export interface LazyPage<Props extends object = object> {
  Component: ComponentType<Props>;
  /**
   * Loads the code. A loaded page renders synchronously, even on the server and while hydrating.
   */
  preload: () => Promise<ComponentType<Props>>;
}

/**
 * Like React's `lazy`, with two differences: `preload` loads the code before rendering, and after a
 * failed import, the error is thrown once and the next visit imports the page again. For optional
 * parts, see `lazyComponent`.
 */
export function lazyPage<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPage<Props> {
  let current: TrackedImport<ComponentType<Props>> | undefined;
  const start = () => (current = trackImport(load));
  const Component = (props: Props) => {
    const loading = current ?? start();
    if (loading.status === 'rejected') {
      // Clears the import only after React has handled this error. A new import during React's
      // rerender would cause an endless loop.
      setTimeout(() => {
        if (current === loading) current = undefined;
      });
    }
    return createElement(
      use<ComponentType<Props>>(loading as Promise<ComponentType<Props>>),
      props,
    );
  };
  const preload = () => (current && current.status !== 'rejected' ? current : start());
  return { Component, preload };
}
