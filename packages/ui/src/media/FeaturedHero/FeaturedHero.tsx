import type { ReactNode } from 'react';

import * as styles from './FeaturedHero.css';
import { Eyebrow } from '../../typography/Eyebrow/Eyebrow';
import { Heading } from '../../typography/Heading/Heading';
import { Picture } from '../Picture/Picture';
import { useUi } from '../../providers/UiProvider/UiProvider';

export interface FeaturedHeroProps {
  /** A URL, or `art:KIND/MOTIF/SEED`. */
  picture: string;
  /**
   * What the picture shows; empty if the title describes it.
   * @default ''
   */
  alt?: string | undefined;
  /** A short line above the title. */
  eyebrow?: ReactNode;
  /** The title: one line, two at most. */
  title: string;
  /** The URL of the page about it. With it, the title is a link. */
  href?: string | undefined;
  /** The language of the title (BCP 47) where it isn’t the page’s. */
  titleLang?: string | undefined;
  /** One or two sentences. */
  text?: string | undefined;
  /** The language of the text (BCP 47) where it isn’t the page’s. */
  textLang?: string | undefined;
  /** Facts in a row: length, style, level. */
  chips?: ReactNode;
  /** Buttons; the first one is what the hero is for. */
  actions?: ReactNode;
  /**
   * The heading level of the title.
   * @default 2
   */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** The photo’s dominant color, shown until it has loaded. */
  placeholderColor?: string | undefined;
}

/** The first section of a page: a large picture, text and buttons. */
export function FeaturedHero({
  picture,
  alt = '',
  eyebrow,
  title,
  href,
  titleLang,
  text,
  textLang,
  chips,
  actions,
  headingLevel = 2,
  placeholderColor,
}: FeaturedHeroProps) {
  const { Link } = useUi();
  const name = <bdi lang={titleLang}>{title}</bdi>;
  return (
    <section className={styles.hero} aria-label={title}>
      <div className={styles.picture}>
        <Picture
          picture={picture}
          alt={alt}
          isFilling
          isHero
          isPriority
          placeholderColor={placeholderColor}
          sizes="(min-width: 992px) 60vw, 100vw"
          className={styles.fill}
        />
      </div>
      <div className={styles.copy}>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <Heading level={headingLevel} size="h1">
          {href ? (
            <Link href={href} className={styles.link}>
              {name}
            </Link>
          ) : (
            name
          )}
        </Heading>
        {text && (
          <p className={styles.text}>
            <bdi lang={textLang}>{text}</bdi>
          </p>
        )}
        {chips && <div className={styles.set}>{chips}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </section>
  );
}
