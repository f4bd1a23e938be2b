import { Icon, icons, Link, Picture } from '@gschool/ui';

import * as styles from './ResultList.css';
import { HighlightedText } from './HighlightedText';
import type { SearchResultItem } from './useSearchEntries';

interface ResultListProps {
  results: readonly SearchResultItem[];
  /** The query whose matches are marked. */
  query: string;
}

/** The results as rows with pictures; each row links to its page. */
export function ResultList({ results, query }: ResultListProps) {
  return (
    <ul className={styles.list}>
      {results.map(({ kind, id, title, titleLang, subtitle, href, picture, icon }) => (
        <li key={`${kind}/${id}`} className={styles.row}>
          <span className={kind === 'instructor' ? styles.portrait : styles.thumbnail}>
            {picture ? (
              <Picture picture={picture} alt="" ratio={kind === 'instructor' ? '1/1' : '16/9'} />
            ) : (
              <Icon icon={icon ?? icons.search} size="large" />
            )}
          </span>
          <span className={styles.content}>
            <h3 className={styles.title}>
              <Link href={href} className={styles.link}>
                <HighlightedText text={title} query={query} lang={titleLang} />
              </Link>
            </h3>
            {subtitle && (
              <p className={styles.subtitle}>
                <HighlightedText text={subtitle} query={query} />
              </p>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
