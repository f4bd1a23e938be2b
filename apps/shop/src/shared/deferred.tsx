import { lazy, memo, Suspense, type ComponentType } from 'react';

/**
 * A part of a page whose code is not needed before the page can be used: what lies below
 * the first screen. Prerendered, its markup is there from the start and comes alive when
 * its chunk arrives. It takes no props, so that a render above never disturbs it before.
 */
export function deferred(load: () => Promise<{ Component: ComponentType }>) {
  let Loaded: ComponentType | undefined;
  const Lazy = lazy(async () => ({ default: (await load()).Component }));
  const Deferred = memo(function Deferred() {
    const Part = Loaded ?? Lazy;
    return (
      <Suspense>
        <Part />
      </Suspense>
    );
  });
  /** Loads it before a render that cannot wait: the prerenderer's. */
  const preload = async (): Promise<void> => {
    Loaded = (await load()).Component;
  };
  return { Deferred, preload };
}
