import { memo, useEffect, useRef } from 'react';
import { formats, type Ratio } from '@gschool/poster-art';

import * as styles from './PosterArt.css';
import { preloadPosterArt, useDrawPoster } from './useDrawPoster';
import { classNames } from '../../internal/classNames';

export interface PosterArtProps {
  /**
   * What to draw: `art:KIND/MOTIF/SEED`. Kinds `figure`, `series` and `event` draw a pose,
   * `portrait` a person, `object` a product. Anything else draws a figure of its own.
   */
  art: string;
  /** What the picture shows; an empty text if the text next to it has the same information. */
  alt: string;
  /**
   * The shape that the drawing is composed for; it covers whatever box it is given.
   * @default '16/9'
   */
  ratio?: Ratio | undefined;
  /**
   * A larger figure in the center, for a picture that a screen opens with.
   * @default false
   */
  isHero?: boolean | undefined;
  /** For the drawing, where its parent lays it out. */
  className?: string | undefined;
}

/**
 * A poster of the school's own art: cut paper, one figure, drawn from its reference.
 * What a server drew stays as it is, so a prerendered page loads no drawing at all.
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
