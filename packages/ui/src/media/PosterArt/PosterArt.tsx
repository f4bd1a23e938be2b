import { memo, useEffect, useRef } from 'react';
import { formats, type Ratio } from '@gschool/poster-art';

import * as styles from './PosterArt.css';
import { preloadPosterArt, useDrawPoster } from './useDrawPoster';
import { classNames } from '../../internal/classNames';

export interface PosterArtProps {
  /**
   * What to draw: `art:KIND/MOTIF/SEED`. Kinds `figure`, `series` and `event` draw a pose,
   * `portrait` a person, `object` a product. Any other text also draws a figure.
   */
  art: string;
  /** What the picture shows; an empty text if the text next to it has the same information. */
  alt: string;
  /**
   * The shape that the drawing is composed for; it covers a box of any shape.
   * @default '16/9'
   */
  ratio?: Ratio | undefined;
  /**
   * A larger figure in the center, for a picture that a screen opens with.
   * @default false
   */
  isHero?: boolean | undefined;
  /** A class of the drawing, for the layout of its parent. */
  className?: string | undefined;
}

/**
 * A poster in the cut-paper style of the school, drawn from `art`. A drawing of the server is not
 * drawn again, so a prerendered page does not load the drawing code.
 */
export const PosterArt = memo(function PosterArt({
  art,
  alt,
  ratio = '16/9',
  isHero,
  className,
}: PosterArtProps) {
  const { width, height } = formats[ratio];
  const draw = useDrawPoster();
  const svg = useRef<SVGSVGElement>(null);
  const drawnByServer = useRef<string>(undefined);

  useEffect(() => {
    if (svg.current?.firstChild) drawnByServer.current ??= art;
    if (drawnByServer.current !== art) void preloadPosterArt();
  }, [art]);

  return (
    <svg
      ref={svg}
      suppressHydrationWarning
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      className={classNames(styles.art, className)}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      dangerouslySetInnerHTML={{ __html: draw?.(art, { width, height, isHero }) ?? '' }}
    />
  );
});
