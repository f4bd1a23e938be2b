import { createElement, use, type ComponentType } from 'react';

import { trackImport, type TrackedImport } from './trackImport';

/** A page whose code is loaded when it is first needed. */
export interface LazyPage<Props extends object = object> {
  Component: ComponentType<Props>;
  /** Loads the code; a loaded page renders at once, also on the server and while hydrating. */
  preload: () => Promise<ComponentType<Props>>;
}

/**
 * Like `lazy` of React, with two differences: `preload` loads the code ahead of rendering, and a
 * failed import is thrown once and then forgotten, so that the next visit of the page imports again.
 */
export function lazyPage<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPage<Props> {
  let current: TrackedImport<ComponentType<Props>> | undefined;
  const start = () => (current = trackImport(load));
  const Component = (props: Props) => {
    const loading = current ?? start();
    if (loading.status === 'rejected') {
      // Not before React is done with this error: rendering again would start an endless loop.
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
