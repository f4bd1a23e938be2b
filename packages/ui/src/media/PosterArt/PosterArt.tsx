import { memo, useCallback, useState } from 'react';
import { formats, type Ratio } from '@gschool/poster-art';

import * as styles from './PosterArt.css';
import { drawScene, getPosterUrl } from './drawing';
import { showWhenNear } from './showWhenNear';
import { classNames } from '../../internal/classNames';
import { useIsHydrated } from '../../internal/useIsHydrated';

export interface PosterArtProps {
  /**
   * What to draw: `art:KIND/MOTIF/SEED`. Kinds `figure`, `series` and `event` draw a pose,
   * `portrait` a person, `object` a product. Any other text also draws a figure.
   */
  art: string;
  /** What the picture shows; empty if the text next to it has the same information. */
  alt: string;
  /**
   * The aspect ratio that the drawing is composed for. It covers a box of any shape.
   * @default '16/9'
   */
  ratio?: Ratio | undefined;
  /**
   * A larger figure in the center, for the main picture of a page.
   * @default false
   */
  isHero?: boolean | undefined;
  /** A class of the drawing, for the layout of its parent. */
  className?: string | undefined;
}

/**
 * A poster in the school’s cut-paper style, drawn from `art`. A server renders it as SVG with the
 * custom properties of the theme, and hydration leaves that SVG as it is. The browser draws a
 * poster as the URL of an image when it comes near the viewport, and draws it again when the theme
 * changes.
 */
export const PosterArt = memo(function PosterArt({
  art,
  alt,
  ratio = '16/9',
  isHero,
  className,
}: PosterArtProps) {
  const { width, height } = formats[ratio];
  const isHydrated = useIsHydrated();
  const [server, setServer] = useState(() =>
    isHydrated ? undefined : { art, html: drawScene(art, { width, height, isHero }) },
  );
  const showImage = useCallback(
    (image: HTMLImageElement) =>
      showWhenNear(image, () => {
        const url = getPosterUrl(art, { width, height, isHero }, image);
        if (url && url !== image.src) image.src = url;
        return url !== undefined;
      }),
    [art, width, height, isHero],
  );
  // The server of another product may not have loaded the drawing code.
  const checkDrawing = useCallback((svg: SVGSVGElement | null) => {
    if (svg && !svg.firstChild) setServer(undefined);
  }, []);

  if (art === server?.art) {
    return (
      <svg
        ref={checkDrawing}
        suppressHydrationWarning
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMidYMid slice"
        className={classNames(styles.art, className)}
        {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
        dangerouslySetInnerHTML={{ __html: server.html }}
      />
    );
  }
  return (
    <img
      // A new poster never shows the picture of the one before.
      key={`${art} ${ratio}`}
      ref={showImage}
      alt={alt}
      width={width}
      height={height}
      decoding="async"
      draggable={false}
      className={classNames(styles.art, className)}
    />
  );
});
