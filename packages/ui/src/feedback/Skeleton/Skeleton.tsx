import * as styles from './Skeleton.css';
import { classNames } from '../../internal/classNames';

export interface SkeletonProps {
  /**
   * A line of text, a picture or card, an avatar, or a button.
   * @default 'text'
   */
  shape?: 'text' | 'block' | 'circle' | 'button' | undefined;
  /** The width of the line. The last line of a paragraph should be shorter. */
  width?: 'full' | 'long' | 'medium' | 'short' | undefined;
  /** The aspect ratio of a block: 16:9, 1:1, 3:4 or 21:9. */
  ratio?: 'wide' | 'square' | 'tall' | 'banner' | undefined;
  /** The font size of the text that is loading. */
  size?: 'md' | 'lg' | 'h3' | 'h2' | 'h1' | undefined;
  /** The number of text lines; the last one is shorter. */
  lines?: 2 | 3 | 4 | 5 | 6 | undefined;
  /**
   * The diameter of a circle: 32, 42, 64 or 96 px, like the sizes of an `Avatar`.
   * @default 'medium'
   */
  diameter?: 'small' | 'medium' | 'large' | 'huge' | undefined;
  /** Class names for the layout around it. */
  className?: string | undefined;
}

/**
 * A placeholder in the shape of content that is loading, so that the layout does not shift. Hidden
 * from screen readers: announce "loading" once for the whole region.
 */
export function Skeleton({
  shape = 'text',
  width,
  ratio,
  size,
  lines,
  diameter = 'medium',
  className,
}: SkeletonProps) {
  if (lines !== undefined) {
    const lastIndex = lines - 1;
    return (
      <span aria-hidden className={classNames(styles.paragraph, className)}>
        {Array.from({ length: lines }, (_, index) => (
          <Skeleton key={index} size={size} width={index === lastIndex ? 'medium' : 'full'} />
        ))}
      </span>
    );
  }
  return (
    <span
      aria-hidden
      className={classNames(
        styles.skeleton[shape],
        width && styles.width[width],
        shape === 'circle' && styles.diameter[diameter],
        ratio && styles.ratio[ratio],
        size && styles.size[size],
        className,
      )}
    />
  );
}
