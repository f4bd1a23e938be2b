import { createElement, Suspense, use, useEffect, useState, type ComponentType } from 'react';

import { trackImport, type TrackedImport } from './trackImport';

/** A component that is loaded on demand, with its own `Suspense`. */
export type LazyComponent<Props extends object> = ComponentType<Props> & {
  /** Loads the code before rendering, for the server and for hydration. */
  preload: () => Promise<unknown>;
};

/**
 * An optional part of a page. A part that cannot be loaded is left out instead of showing an error,
 * or `Substitute` is shown in its place. It is imported again when it is mounted again.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Substitute: ComponentType<Props> | null = null,
): LazyComponent<Props> {
  let current: TrackedImport<ComponentType<Props> | null> | undefined;
  const start = () => trackImport<ComponentType<Props> | null>(() => load().catch(() => null));
  const preload = () => (current ??= start());

  function Part(props: Props) {
    const [loading] = useState(preload);
    const Loaded = use(loading as Promise<ComponentType<Props> | null>);
    useEffect(() => {
      if (Loaded === null && current === loading) current = undefined;
    }, [Loaded, loading]);
    const Shown = Loaded ?? Substitute;
    return Shown && createElement(Shown, props);
  }
  const WithSuspense = (props: Props) => <Suspense>{createElement(Part, props)}</Suspense>;
  return Object.assign(WithSuspense, { preload });
}
