import * as detailHero from '@gschool/app/detailHero.css';
import { HeroTitle } from '@gschool/app/pages';
import { Picture, Text } from '@gschool/ui';
import type { ReactNode } from 'react';

import * as styles from './DetailHero.css';

interface DetailHeroProps {
  /** A URL, or a reference to poster art. */
  picture: string;
  /**
   * `portrait` for a person.
   * @default 'wide'
   */
  shape?: 'wide' | 'portrait' | undefined;
  /** The kind of the page, such as "Series". */
  eyebrow: string;
  /** The same text as the page's `h1`. The `h1` is in the breadcrumb banner, for screen readers. */
  title: string;
  /** The language of the title (BCP 47) where it isn’t the page’s. */
  titleLang?: string | undefined;
  text?: string | undefined;
  /** The language of the text (BCP 47) when it differs from the page's. */
  textLang?: string | undefined;
  /** Short facts in a row. */
  facts?: ReactNode;
  /** Between the facts and the buttons, as wide as the text. */
  children?: ReactNode;
  actions?: ReactNode;
}

/** The head of a detail page: a large picture with text, facts and actions beside it. */
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
    <div className={styles.hero[shape]}>
      <div className={styles.picture[shape]}>
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
      <div className={styles.copy}>
        <HeroTitle {...{ eyebrow, title }} lang={titleLang} className={detailHero.title} />
        {text && (
          <Text size="lg" tone="muted" isMeasured dir="auto" lang={textLang}>
            {text}
          </Text>
        )}
        {facts && <div className={detailHero.row}>{facts}</div>}
        {children && <div className={styles.wide}>{children}</div>}
        {actions && <div className={detailHero.actions}>{actions}</div>}
      </div>
    </div>
  );
}
