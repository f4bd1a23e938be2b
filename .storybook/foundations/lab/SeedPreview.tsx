import type { Seed } from '@gschool/themes';
import { derive, flattenTokens, type Scheme } from '@gschool/themes/derive';
import { redrawPosters } from '@gschool/ui';
import { useEffect, useRef } from 'react';

import * as styles from './SeedPreview.css';
import { SamplePage } from './SamplePage';

export interface SeedPreviewProps {
  seed: Seed;
  scheme: Scheme;
  /** Renders it as a picture without controls, because it is too small to press. */
  isPicture: boolean;
}

/** The width in px of the page before it is scaled: the smallest desktop layout. */
const pageWidth = 1200;
const isWide = () => window.matchMedia('(min-width: 992px)').matches;

/**
 * The sample page with the tokens of a seed. The tokens are custom properties on the section, so a
 * change repaints the page without a render.
 */
export function SeedPreview({ seed, scheme, isPicture }: SeedPreviewProps) {
  const preview = useRef<HTMLElement>(null);
  const page = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const { style } = preview.current!;
    for (const [name, value] of Object.entries(flattenTokens(derive(seed, scheme)))) {
      if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
    }
    redrawPosters();
  }, [seed, scheme]);

  useEffect(() => {
    let width = 0;
    const fit = () => {
      const scale = Math.min(1, width / pageWidth);
      page.current?.style.setProperty('zoom', isWide() ? String(scale) : '1');
    };
    const observer = new ResizeObserver(([entry]) => {
      const next = entry?.contentRect.width ?? 0;
      if (next === width) return;
      width = next;
      // In the next frame: scaling changes the height of the preview, which is observed too.
      requestAnimationFrame(fit);
    });
    observer.observe(preview.current!);
    return () => observer.disconnect();
  }, []);

  return (
    <section
      ref={preview}
      className={styles.preview}
      data-scheme={scheme}
      data-clips="a frame around a page that has less room than a screen"
      aria-label={`Sample page, ${scheme}`}
    >
      <div ref={page} className={styles.page} inert={isPicture}>
        <SamplePage />
      </div>
    </section>
  );
}
