import { useState, type ReactNode } from 'react';
import { formats, getGroundIndex, getSeed, hash, type Ratio } from '@gschool/poster-art';

import * as styles from './Picture.css';
import { PosterArt } from '../PosterArt/PosterArt';
import { classNames } from '../../internal/classNames';

export interface PictureProps {
  /** A URL, or `art:KIND/MOTIF/SEED` for a poster that is drawn. */
  picture: string;
  /** What it shows; empty if the text next to it has the same information. */
  alt: string;
  /**
   * The aspect ratio of its box, which is reserved at the first paint to avoid a layout shift.
   * @default '16/9'
   */
  ratio?: Ratio | undefined;
  /**
   * Fills its parent. `ratio` then only selects how a poster is composed.
   * @default false
   */
  isFilling?: boolean | undefined;
  /** URLs of other widths, as in an image's `srcset`. */
  srcSet?: string | undefined;
  /** The width at which it is shown, as in an image's `sizes`. */
  sizes?: string | undefined;
  /**
   * For the largest picture of the first view: it loads immediately and with high priority.
   * @default false
   */
  isPriority?: boolean | undefined;
  /** The photo’s dominant color, shown until it has loaded; a hex color. */
  placeholderColor?: string | undefined;
  /**
   * Which part a crop keeps.
   * @default 'center'
   */
  focus?: 'center' | 'top' | 'bottom' | undefined;
  /**
   * The point that a crop must contain, in percent of the photograph from its top left corner. It
   * is exact, but applies only after hydration. For a prerendered picture, use `focus`.
   */
  focalPoint?: { x: number; y: number } | undefined;
  /**
   * For drawn posters: a larger figure, for the main picture of a page.
   * @default false
   */
  isHero?: boolean | undefined;
  /** A class of the box, for the layout of its parent. */
  className?: string | undefined;
}

/**
 * Renders a `Picture` as part of another component, without a component for it. For the cards of
 * long lists.
 */
export function usePicture({
  picture,
  alt,
  ratio = '16/9',
  isFilling,
  srcSet,
  sizes,
  isPriority,
  placeholderColor,
  focus = 'center',
  focalPoint,
  isHero,
  className,
}: PictureProps): ReactNode {
  const [failed, setFailed] = useState('');
  const isArt = picture.startsWith('art:');
  const isMissing = picture === '' || failed === picture;
  const isDrawn = isArt || isMissing;
  const art = isArt ? picture : `art:figure/any/${hash(picture)}`;
  const { width, height } = formats[ratio];
  // A prerendered image can fail before its handler is attached.
  const check = (element: HTMLImageElement | null) => {
    if (element && focalPoint) element.style.objectPosition = `${focalPoint.x}% ${focalPoint.y}%`;
    if (element?.complete && element.naturalWidth === 0 && element.currentSrc) setFailed(picture);
  };
  return (
    <span
      className={classNames(
        styles.box,
        isFilling ? styles.filling : styles.shape[ratio],
        isDrawn && styles.groundColors[getGroundIndex(getSeed(art))],
        className,
      )}
    >
      {isDrawn ? (
        <PosterArt art={art} alt={alt} ratio={ratio} isHero={isHero} className={styles.layer} />
      ) : (
        <>
          {placeholderColor && (
            <svg className={styles.layer} aria-hidden>
              <rect width="100%" height="100%" fill={placeholderColor} />
            </svg>
          )}
          <img
            ref={check}
            key={picture}
            src={picture}
            srcSet={srcSet}
            sizes={sizes}
            alt={alt}
            width={width}
            height={height}
            loading={isPriority ? 'eager' : 'lazy'}
            fetchPriority={isPriority ? 'high' : 'auto'}
            decoding="async"
            draggable={false}
            className={classNames(styles.image, styles.crop[focus])}
            onError={() => setFailed(picture)}
          />
        </>
      )}
    </span>
  );
}

/**
 * A photograph or a drawn poster in a box with a fixed aspect ratio. A poster replaces a photograph
 * that fails to load.
 */
export function Picture(props: PictureProps) {
  return usePicture(props);
}
