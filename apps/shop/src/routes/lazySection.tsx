import { lazyPage } from '@gschool/app/routes';
import { memo, Suspense, type ComponentType } from 'react';

/** A section of a page that is loaded on demand. */
export interface LazySection {
  Section: ComponentType;
  /** Loads the code before prerendering. */
  preload: () => Promise<unknown>;
}

/**
 * A section below the first screen. Its prerendered markup is hydrated when its chunk is loaded. It
 * has no props, so that a render of its parent does not interrupt hydration.
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
