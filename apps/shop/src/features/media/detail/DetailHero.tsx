import * as detailHero from '@gschool/app/detailHero.css';
import { HeroTitle } from '@gschool/app/pages';
import { Picture, Text } from '@gschool/ui';
import type { ReactNode } from 'react';

import type { Title } from '../../../content/media/titles';
import * as styles from './DetailHero.css';

export interface DetailHeroProps {
  picture: string;
  eyebrow: string;
  /** The same text as the page's `h1`, which the banner above contains for screen readers. */
  title: string;
  tagline?: string | undefined;
  text: string;
  /** The languages of texts that are not in the reader's language. `text` is the story. */
  lang?: Title['lang'];
  /** Badges or short texts. */
  facts?: ReactNode;
  actions?: ReactNode;
}

/** The hero of a movie or show page. */
export function DetailHero(props: DetailHeroProps) {
  const { picture, eyebrow, title, tagline, text, lang, facts, actions } = props;
  return (
    <div className={styles.hero}>
      <div className={styles.picture}>
        <Picture
          picture={picture}
          alt=""
          ratio="4/3"
          isFilling
          isHero
          isPriority
          className={detailHero.fill}
        />
      </div>
      <div className={styles.copy}>
        <HeroTitle {...{ eyebrow, title }} lang={lang?.title} className={styles.title} />
        {tagline && (
          <p className={styles.tagline} dir="auto" lang={lang?.tagline}>
            {tagline}
          </p>
        )}
        {facts && <div className={detailHero.row}>{facts}</div>}
        <Text tone="muted" size="lg" isMeasured dir="auto" lang={lang?.story}>
          {text}
        </Text>
        {actions && <div className={detailHero.actions}>{actions}</div>}
      </div>
    </div>
  );
}
