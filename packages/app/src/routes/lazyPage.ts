import { createElement, use, type ComponentType } from 'react';

import { markChunkLoadError } from './chunkLoadError';

/** A promise with the fields that React's `use` reads to return a settled value synchronously. */
type TrackedImport<Value> = Promise<Value> & {
  status?: 'pending' | 'fulfilled' | 'rejected';
};

/** Starts an import and sets the fields of its promise. */
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

/** A page, or a part that its page cannot do without, whose code is loaded at first use. */
export interface LazyPage<Props extends object = object> {
  Component: ComponentType<Props>;
  /**
   * Loads the code. A loaded page renders synchronously, also on the server and while hydrating.
   */
  preload: () => Promise<ComponentType<Props>>;
}

/**
 * Like React's `lazy`, with two differences: `preload` loads the code before rendering, and a
 * failed import is thrown once, then imported again at the next visit. For parts that may be
 * left out, see `lazyComponent`.
 */
export function lazyPage<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPage<Props> {
  let current: TrackedImport<ComponentType<Props>> | undefined;
  const start = () => (current = trackImport(load));
  const Component = (props: Props) => {
    const loading = current ?? start();
    if (loading.status === 'rejected') {
      // Only after React has handled this error: a new import during its rerender would loop endlessly.
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
