import { skeleton } from './Skeleton.css';
import { classNames } from '../internal/classNames';

export interface SkeletonProps {
  /** @default 'text' */
  shape?: 'text' | 'block' | 'circle' | 'button' | undefined;
  /** How much of the line it takes; of a paragraph, give the last line less. */
  width?: 'full' | 'long' | 'medium' | 'short' | undefined;
  /** Of a block: 16:9, 1:1, 3:4 or 21:9. */
  ratio?: 'wide' | 'square' | 'tall' | 'banner' | undefined;
  /** Of text: the size of the words to come. */
  size?: 'md' | 'lg' | 'h3' | 'h2' | 'h1' | undefined;
  className?: string | undefined;
}

/**
 * The place of something that is coming, in its shape, so that nothing moves when it
 * arrives. Hidden from screen readers: say "loading" once for the whole region.
 */
export function Skeleton({ shape = 'text', width, ratio, size, className }: SkeletonProps) {
  return (
    <span aria-hidden className={classNames(skeleton({ shape, width, ratio, size }), className)} />
  );
}
