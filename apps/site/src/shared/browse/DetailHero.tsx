import { detailHero, HeroTitle } from '@gschool/app/pages';
import { Picture, Text } from '@gschool/ui';
import type { ReactNode } from 'react';

import * as css from './DetailHero.css';

interface DetailHeroProps {
  /** An address, or a reference of the poster art. */
  picture: string;
  /**
   * `portrait` for a person.
   * @default 'wide'
   */
  shape?: 'wide' | 'portrait' | undefined;
  /** What kind of thing it is. */
  eyebrow: string;
  /** The same words as the page's `h1`, which the band above says to screen readers. */
  title: string;
  /** The language of the title (BCP 47) where it isn’t the page’s. */
  titleLang?: string | undefined;
  text?: string | undefined;
  /** The language of the text (BCP 47) where it isn’t the page’s. */
  textLang?: string | undefined;
  /** Short facts in a row. */
  facts?: ReactNode;
  /** Between the facts and the buttons, as wide as the words. */
  children?: ReactNode;
  actions?: ReactNode;
}

/** The head of a page about one thing: a large picture, and beside it what it is and what to do. */
export function DetailHero(props: DetailHeroProps) {
  const {
    picture,
    shape = 'wide',
    eyebrow,
    title,
    titleLang,
    text,
    textLang,
    facts,
    children,
    actions,
  } = props;
  return (
    <div className={css.hero[shape]}>
      <div className={css.picture[shape]}>
        <Picture
          picture={picture}
          alt=""
          ratio={shape === 'wide' ? '16/9' : '4/5'}
          isFilling
          isHero
          isPriority
          focus={shape === 'wide' ? 'center' : 'top'}
          sizes="(min-width: 992px) 45vw, 100vw"
          className={detailHero.fill}
        />
      </div>
      <div className={css.copy}>
        <HeroTitle {...{ eyebrow, title }} lang={titleLang} className={detailHero.title} />
        {text && (
          <Text size="lg" tone="soft" isMeasured dir="auto" lang={textLang}>
            {text}
          </Text>
        )}
        {facts && <div className={detailHero.row}>{facts}</div>}
        {children && <div className={css.wide}>{children}</div>}
        {actions && <div className={detailHero.actions}>{actions}</div>}
      </div>
    </div>
  );
}
