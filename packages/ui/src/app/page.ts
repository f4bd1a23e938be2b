import { createElement, use, type ComponentType } from 'react';

/** A page whose code comes when it is first needed. */
export interface Page {
  Component: ComponentType;
  /** Loads the code; a page that is loaded renders at once, on the server and when hydrating too. */
  preload: () => Promise<ComponentType>;
}

/** Makes a page of a module that exports `Component`. A module that cannot be loaded throws where it is rendered. */
export function page(load: () => Promise<{ Component: ComponentType }>): Page {
  let loading: Promise<ComponentType> | undefined;
  const preload = () => {
    if (loading) return loading;
    const promise = load().then((module) => module.Component);
    // The mark by which React knows without waiting that a promise has been kept.
    promise.then(
      (value) => Object.assign(promise, { status: 'fulfilled', value }),
      () => undefined,
    );
    loading = promise;
    return promise;
  };
  const Component = () => createElement(use(preload()));
  return { Component, preload };
}
