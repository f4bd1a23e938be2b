import { memo, Suspense, type ComponentType } from 'react';

import { lazyPage } from './lazyPage';

/** A section of a page whose code is not needed before the page can be used. */
export interface LazySection {
  Section: ComponentType;
  /** Loads the code before a render that cannot wait: the prerenderer's. */
  preload: () => Promise<unknown>;
}

/**
 * A section below the first screen. Its prerendered markup is there from the start and is hydrated
 * when its chunk arrives. It takes no props, so that a render of its parent never disturbs it before.
 */
export function lazySection(load: () => Promise<ComponentType>): LazySection {
  const { Component, preload } = lazyPage(load);
  const Section = memo(function Section() {
    return (
      <Suspense>
        <Component />
      </Suspense>
    );
  });
  return { Section, preload };
}
