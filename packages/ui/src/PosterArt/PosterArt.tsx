import { memo } from 'react';
import { art as artClass } from './PosterArt.css';
import { drawScene } from './drawPoster';
import { formats, type Ratio } from './formats';
import { classNames } from '../internal/classNames';

export interface PosterArtProps {
  /**
   * What to draw: `art:KIND/MOTIF/SEED`. Kinds `figure`, `series` and `event` draw a pose,
   * `portrait` a person, `object` a product. Anything else draws a figure of its own.
   */
  art: string;
  /** What the picture shows; an empty text where the words beside it say it already. */
  alt: string;
  /**
   * The shape that the drawing is composed for; it covers whatever box it is given.
   * @default '16/9'
   */
  ratio?: Ratio | undefined;
  /**
   * A larger figure in the middle, for a picture that a screen opens with.
   * @default false
   */
  isHero?: boolean | undefined;
  className?: string | undefined;
}

/** A poster of the school's own art: cut paper, one figure, drawn from its reference. */
export const PosterArt = memo(function PosterArt({
  art,
  alt,
  ratio = '16/9',
  isHero,
  className,
}: PosterArtProps) {
  const { width, height } = formats[ratio];
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      className={classNames(artClass, className)}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      dangerouslySetInnerHTML={{ __html: drawScene(art, { width, height, isHero }) }}
    />
  );
});
