import '../i18n/en/notFound.messages.json';

import { Button, Container, Heading, Picture, SearchField, Text, useUi } from '@gschool/ui';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';

import { departments, type NavigationEntry } from '../config/navigation';
import { paths } from '../config/paths';
import { useT } from '../i18n/useT';
import * as styles from './NotFound.css';

const notFoundLinks = [
  { label: 'notFound.action', href: paths.start },
  { label: 'nav.movies', href: paths.movies },
  { label: 'nav.blogs', href: paths.blogs },
  { label: 'nav.contactUs', href: paths.contactUs },
] as const;

function LinkList({ links }: { links: readonly NavigationEntry[] }) {
  const t = useT();
  const { Link } = useUi();
  return (
    <ul role="list" className={styles.links}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <Link href={href} className={styles.link}>
            {t(label)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The page for unknown paths: a search and links. */
export function NotFound() {
  const t = useT();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Container className={styles.page}>
      <div className={styles.content}>
        <p className={styles.code} aria-hidden>
          404
        </p>
        <Heading level={1} size="display">
          {t('notFound.heading')}
        </Heading>
        <Text size="xl" tone="muted" isMeasured>
          {t('notFound.text')}
        </Text>
        <form
          role="search"
          aria-label={t('notFound.search')}
          className={styles.search}
          onSubmit={(event) => {
            event.preventDefault();
            const query = input.current?.value.trim();
            if (query) void navigate(paths.search(query));
            else input.current?.focus();
          }}
        >
          <SearchField ref={input} name="q" label={t('notFound.search')} />
          <Button type="submit">{t('notFound.find')}</Button>
        </form>
        <LinkList links={notFoundLinks} />
        {/* For a product that no longer exists: all unknown paths share the same document. */}
        <nav aria-labelledby="not-found-departments">
          <Text as="span" id="not-found-departments" size="sm" tone="muted">
            {t('departments.label')}
          </Text>
          <LinkList links={departments} />
        </nav>
      </div>
      <div className={styles.picture}>
        <Picture picture="art:object/tote/17" alt="" ratio="4/5" isHero />
      </div>
    </Container>
  );
}
