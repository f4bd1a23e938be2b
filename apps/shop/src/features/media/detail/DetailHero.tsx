import { Eyebrow, Heading, Picture, Text } from '@gschool/ui';
import type { ReactNode } from 'react';

import type { Title } from '../../../content/media/titles';
import * as css from './DetailHero.css';

export interface DetailHeroProps {
  picture: string;
  /** What kind of thing it is. */
  eyebrow: string;
  /** The same words as the page's `h1`, which the band above says to screen readers. */
  title: string;
  tagline?: string | undefined;
  text: string;
  /** The languages of what is not in the reader's; `text` is the story. */
  lang?: Title['lang'];
  /** Short facts in a row. */
  facts?: ReactNode;
  actions?: ReactNode;
}

/** The head of a page about one title: a large picture, and beside it what it is and what to do. */
export function DetailHero(props: DetailHeroProps) {
  const { picture, eyebrow, title, tagline, text, lang, facts, actions } = props;
  return (
    <div className={css.hero}>
      <div className={css.picture}>
        <Picture
          picture={picture}
          alt=""
          ratio="4/3"
          isFilling
          isHero
          isPriority
          className={css.fill}
        />
      </div>
      <div className={css.copy}>
        <Eyebrow>{eyebrow}</Eyebrow>
        <Heading level={1} as="p" aria-hidden="true" className={css.title}>
          <bdi lang={lang?.title}>{title}</bdi>
        </Heading>
        {tagline && (
          <p className={css.tagline} dir="auto" lang={lang?.tagline}>
            {tagline}
          </p>
        )}
        {facts && <div className={css.row}>{facts}</div>}
        <Text tone="soft" size="lg" isMeasured dir="auto" lang={lang?.story}>
          {text}
        </Text>
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
    </div>
  );
}
