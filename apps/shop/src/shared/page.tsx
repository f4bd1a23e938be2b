import { use, type ComponentType } from 'react';

/** A page whose code comes when it is first needed. */
export interface Page {
  Component: ComponentType;
  /** Loads the code; a page that is loaded renders at once, on the server and when hydrating too. */
  preload: () => Promise<void>;
}

/** Makes a page of a module that exports `Component`. A module that cannot be loaded is asked for again next time. */
export function page(load: () => Promise<{ Component: ComponentType }>): Page {
  let Loaded: ComponentType | undefined;
  let loading: Promise<void> | undefined;
  const preload = () =>
    (loading ??= load().then(
      (module) => {
        Loaded = module.Component;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));
  function Component() {
    if (!Loaded) use(preload());
    return Loaded ? <Loaded /> : null;
  }
  return { Component, preload };
}
