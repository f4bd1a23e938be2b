import type { ReactNode } from 'react';

import * as styles from './HeroSlide.css';
import { Eyebrow } from '../../typography/Eyebrow/Eyebrow';
import { Picture } from '../Picture/Picture';
import { classNames } from '../../internal/classNames';

export interface HeroSlideProps {
  /** A URL, or `art:KIND/MOTIF/SEED`. */
  picture: string;
  /**
   * What the picture shows; empty if the title describes it.
   * @default ''
   */
  alt?: string | undefined;
  /** URLs of other widths, as in an image's `srcset`. */
  srcSet?: string | undefined;
  /** The photo’s dominant color, shown until it has loaded. */
  placeholderColor?: string | undefined;
  /**
   * Which part of the photograph a crop keeps.
   * @default 'center'
   */
  focus?: 'center' | 'top' | 'bottom' | undefined;
  /** A short text above the title. */
  eyebrow?: string | undefined;
  /** What the slide is about: two or three lines at most. */
  title: string;
  /** One or two sentences. */
  text?: string | undefined;
  /** Facts in a row: length, style, day. */
  meta?: ReactNode;
  /** Buttons; the first one is what the slide is for. */
  actions?: ReactNode;
}

interface Place {
  headingLevel: 2 | 3;
  layout: 'split' | 'cover';
  isFirst: boolean;
  isAlone: boolean;
}

/** The content of a slide: a large picture, text and buttons. */
export function HeroSlide({
  picture,
  alt = '',
  srcSet,
  placeholderColor,
  focus,
  eyebrow,
  title,
  text,
  meta,
  actions,
  headingLevel,
  layout,
  isFirst,
  isAlone,
}: HeroSlideProps & Place) {
  const Title = `h${headingLevel}` as const;
  return (
    <div className={styles.slide[layout]}>
      <div className={classNames(styles.copy[layout], isAlone && styles.alone)}>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <Title className={styles.title}>
          <bdi>{title}</bdi>
        </Title>
        {text && (
          <p className={styles.text}>
            <bdi>{text}</bdi>
          </p>
        )}
        {meta && <div className={styles.set}>{meta}</div>}
        {actions && <div className={styles.set}>{actions}</div>}
      </div>
      <div className={styles.art[layout]}>
        <Picture
          picture={picture}
          alt={alt}
          srcSet={srcSet}
          sizes={layout === 'split' ? '(min-width: 992px) 54vw, 100vw' : '100vw'}
          placeholderColor={placeholderColor}
          focus={focus}
          ratio={layout === 'split' ? '4/3' : '16/9'}
          isFilling
          isHero
          isPriority={isFirst}
          className={picture.startsWith('art:') ? styles.drawn : undefined}
        />
      </div>
    </div>
  );
}
