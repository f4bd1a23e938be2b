import { createElement, useEffect, useState, type ComponentType } from 'react';

import { loadOptional } from '../optionalImports';

/** A component that is loaded on demand. */
export type LazyComponent<Props extends object> = ComponentType<Props> & {
  /** Loads the code before rendering, for the server and for hydration. */
  preload: () => Promise<unknown>;
};

/**
 * An optional part of a page. It renders nothing until its code is loaded. If the code cannot be
 * loaded, the page shows `Substitute` or nothing instead of an error. Mounting the part again
 * imports it again.
 *
 * The component does not suspend, because React delays updates to a page while part of it is
 * suspended.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Substitute: ComponentType<Props> | null = null,
): LazyComponent<Props> {
  let loaded: { Component: ComponentType<Props> } | undefined;
  let loading: Promise<ComponentType<Props> | null> | undefined;
  const preload = () =>
    (loading ??= loadOptional(async () => {
      loaded = { Component: await load() };
    }).then(() => {
      if (!loaded) loading = undefined;
      return loaded?.Component ?? null;
    }));

  function Lazy(props: Props) {
    const [Shown, setShown] = useState(() => loaded?.Component ?? null);
    useEffect(() => {
      if (Shown) return;
      let isMounted = true;
      void preload().then((Component) => {
        if (isMounted) setShown(() => Component ?? Substitute);
      });
      return () => {
        isMounted = false;
      };
    }, [Shown]);
    return Shown && createElement(Shown, props);
  }
  return Object.assign(Lazy, { preload });
}

/** How long the page's own requests have the network to themselves, in milliseconds. */
const DELAY_MS = 5000;

/**
 * A component that is loaded a few seconds after the page, to keep its code out of the first view.
 */
export const idleComponent = (load: () => Promise<ComponentType>): ComponentType =>
  lazyComponent(() => new Promise((resolve) => setTimeout(resolve, DELAY_MS)).then(load));
