import * as styles from './Skeleton.css';
import { classNames } from '../../internal/classNames';

export interface SkeletonProps {
  /**
   * A line of words, a picture or card, a person, or a Button.
   * @default 'text'
   */
  shape?: 'text' | 'block' | 'circle' | 'button' | undefined;
  /** How much of the line it takes; of a paragraph, give the last line less. */
  width?: 'full' | 'long' | 'medium' | 'short' | undefined;
  /** Of a block: 16:9, 1:1, 3:4 or 21:9. */
  ratio?: 'wide' | 'square' | 'tall' | 'banner' | undefined;
  /** Of text: the size of the words to come. */
  size?: 'md' | 'lg' | 'h3' | 'h2' | 'h1' | undefined;
  /** Of text: so many lines, the last one shorter. */
  lines?: 2 | 3 | 4 | 5 | 6 | undefined;
  /**
   * Of a circle: the sizes of an Avatar, 32, 42, 64 or 96 px.
   * @default 'medium'
   */
  diameter?: 'small' | 'medium' | 'large' | 'huge' | undefined;
  /** Class names for its place in a layout. */
  className?: string | undefined;
}

/**
 * The place of something that is coming, in its shape, so that nothing moves when it
 * arrives. Hidden from screen readers: say "loading" once for the whole region.
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
  const circleDiameter = shape === 'circle' ? diameter : undefined;
  return (
    <span
      aria-hidden
      className={classNames(
        styles.skeleton({ shape, width, ratio, size, diameter: circleDiameter }),
        className,
      )}
    />
  );
}
