import { Eyebrow, Heading } from '@gschool/ui';

export interface HeroTitleProps {
  /** The kind of item. */
  eyebrow: string;
  /** The same text as the page's `h1`, which the banner above contains for screen readers. */
  title: string;
  /** The language of the title (BCP 47), if it is not the language of the page. */
  lang?: string | undefined;
  className?: string | undefined;
}

/** The visible title of a detail page, hidden from screen readers. */
export function HeroTitle({ eyebrow, title, lang, className }: HeroTitleProps) {
  return (
    <>
      <Eyebrow>{eyebrow}</Eyebrow>
      <Heading level={1} as="p" aria-hidden="true" className={className}>
        <bdi lang={lang}>{title}</bdi>
      </Heading>
    </>
  );
}
