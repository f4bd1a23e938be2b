import { Container, Heading, Link, Stack, Text } from '@gschool/ui';
import type { ReactNode } from 'react';

import * as styles from './LegalLayout.css';

export interface LegalLayoutProps {
  /** The heading of the table of contents. */
  contents: string;
  sections: readonly LegalSection[];
  /** The language of the sections (BCP 47), if it is not the language of the page. */
  lang?: string | undefined;
  /** Content above the first section, such as the date of the last change. */
  intro: ReactNode;
  /**
   * Links after the last section. Each one has a question or a note, and the page that answers it.
   */
  links: readonly { text: string; label: string; href: string; isExternal?: boolean }[];
}

interface LegalSection {
  /** The section's anchor. */
  id: string;
  title: string;
  paragraphs: readonly string[];
}

/** A legal document: a table of contents, and numbered sections with anchors. */
export function LegalLayout({ contents, sections, lang, intro, links }: LegalLayoutProps) {
  // Documents in a different language than the page are written from left to right.
  const language = lang ? { lang, dir: 'ltr' } : {};
  return (
    <Container className={styles.page}>
      <nav aria-labelledby="contents" className={styles.contents}>
        <Heading level={2} size="medium" id="contents">
          {contents}
        </Heading>
        <ol className={styles.entries} lang={lang}>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className={styles.entry}>
                <bdi>{title}</bdi>
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <Stack space="8">
        {intro}
        <Stack space="8" {...language}>
          {sections.map(({ id, title, paragraphs }, index) => (
            <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
              <Heading level={2} size="h3" id={`${id}-title`}>
                {index + 1}. {title}
              </Heading>
              {paragraphs.map((paragraph) => (
                <Text key={paragraph} size="lg" isMeasured>
                  {paragraph}
                </Text>
              ))}
            </section>
          ))}
        </Stack>
        <div className={styles.links}>
          {links.map(({ text, label, href, isExternal }) => (
            <Text key={href}>
              {text}{' '}
              <Link href={href} isExternal={isExternal}>
                {label}
              </Link>
            </Text>
          ))}
        </div>
      </Stack>
    </Container>
  );
}
