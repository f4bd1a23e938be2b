import { usePreload } from '@gschool/app';
import { useLanguage } from '@gschool/app/i18n';
import { lazyPage } from '@gschool/app/routes';
import { memo, Suspense, use, useEffect, useRef, useState, type ComponentType } from 'react';

import * as styles from './layouts.css';

/** A section of a page that is loaded on demand. */
export interface LazySection {
  Section: ComponentType;
  /** Loads the code before prerendering. */
  preload: () => Promise<unknown>;
}

/**
 * True as long as a page with sections may be the one that is hydrated, which is until the first
 * such page unmounts.
 */
let mayHydrate = typeof document !== 'undefined';

/** A promise and the function that resolves it. */
function createSignal() {
  let settle = () => {};
  const promise = new Promise<void>((resolve) => {
    settle = resolve;
  });
  return {
    promise,
    resolve: () => {
      settle();
      return promise;
    },
  };
}

/**
 * A section below the first screen. On the first page with sections, its code is loaded and its
 * prerendered markup is hydrated when it is in the viewport or after the page is first used. Later
 * pages render it right away, so that Back finds its scroll position. It has no props, so that a
 * render of its parent does not interrupt hydration.
 */
export function lazySection(load: () => Promise<ComponentType>): LazySection {
  const { Component, preload } = lazyPage(load);
  function WhenNeeded({ isNeeded }: { isNeeded: Promise<void> | undefined }) {
    if (isNeeded) use(isNeeded);
    return <Component />;
  }
  const Section = memo(function Section() {
    const language = useLanguage();
    const ref = useRef<HTMLDivElement>(null);
    // Pages are prerendered in English, so there is nothing to hydrate in another language.
    const [needed] = useState(() => (mayHydrate && language === 'en' ? createSignal() : undefined));
    usePreload(needed?.resolve ?? preload, { waitsForUse: true });
    useEffect(() => {
      if (!needed) return;
      const observer = new IntersectionObserver(
        ([entry]) => entry?.isIntersecting && needed.resolve(),
      );
      if (ref.current) observer.observe(ref.current);
      return () => {
        observer.disconnect();
        mayHydrate = false;
      };
    }, [needed]);
    return (
      <div ref={ref}>
        {/* Prerendered markup in another language must be replaced, not hydrated. */}
        <Suspense key={language} fallback={<div className={styles.sectionPlaceholder} />}>
          <WhenNeeded isNeeded={needed?.promise} />
        </Suspense>
      </div>
    );
  });
  return { Section, preload };
}
