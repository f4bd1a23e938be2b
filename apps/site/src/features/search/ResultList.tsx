import { Icon, icons, Link, Picture, wrapUnmarked } from '@gschool/ui';
import { getMatchRanges } from '@gschool/domain/search';

import * as styles from './ResultList.css';
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

/** A text in which the matches of the query are marked. */
function HighlightedText({
  text,
  query,
  lang,
}: {
  text: string;
  query: string;
  /** The language of the text (BCP 47) when it differs from the page's. */
  lang?: string | undefined;
}) {
  const ranges = getMatchRanges(text, query);
  return (
    <bdi lang={lang}>
      {ranges.map(([from, to], index) => [
        wrapUnmarked(text.slice(ranges[index - 1]?.[1] ?? 0, from), `before ${from}`),
        <mark key={from} className={styles.match}>
          {text.slice(from, to)}
        </mark>,
      ])}
      {wrapUnmarked(text.slice(ranges.at(-1)?.[1] ?? 0), 'rest')}
    </bdi>
  );
}
